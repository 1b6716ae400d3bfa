(() => {
  const form = document.querySelector(".search"), field = form.querySelector("input");
  const items = [...document.querySelectorAll("[data-words]")], count = document.getElementById("count");
  form.hidden = false;
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of items) {
      item.hidden = !words.every(word => item.dataset.words.includes(word));
      found += !item.hidden;
    }
    for (const group of document.querySelectorAll("[data-group]")) {
      group.hidden = !group.querySelector("[data-words]:not([hidden])");
      if (words.length && group.tagName === "DETAILS") group.open = !group.hidden;
    }
    count.textContent = words.length ? (found === 1 ? "1 found" : found + " found") : "";
  };
  if (items.length) {
    const asked = new URLSearchParams(location.search).get("q");
    if (asked) { field.value = asked; show(); }
    field.addEventListener("input", show);
    form.addEventListener("submit", event => {
      event.preventDefault();
      const name = field.value.trim().toLowerCase(), open = items.filter(item => !item.hidden);
      const best = open.find(item => item.dataset.name === name) || open[0];
      if (name && best) location.href = best.querySelector("a").href;
    });
  }
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Escape" && document.activeElement === field) {
      field.value = "";
      if (items.length) show();
      field.blur();
    }
  });
})();
