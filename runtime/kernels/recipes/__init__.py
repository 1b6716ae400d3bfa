"""Results of small calls made by jobs that are described once: convolutions, pools, images of other sizes."""
