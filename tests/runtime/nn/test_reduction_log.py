"""Facts, times and errors that DistributedDataParallel notes of itself while it trains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import generated as ow

dist, nn = ow.distributed, ow.nn
TIMES = ("forward_compute_time", "backward_compute_time", "backward_comm_time", "backward_compute_comm_overlap_time")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("MASTER_PORT", "1234")
    monkeypatch.delenv("MASTER_ADDR", raising=False)
    dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
    yield
    dist.destroy_process_group()


class Pair(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(3, 2).double()
        self.second = nn.Linear(2, 1)
        self.spare = nn.Linear(1, 1)

    def forward(self, x: Any) -> Any:
        return self.second(self.first(x).float())


def step(model: Any, passes: int = 1) -> dict[str, Any]:
    for _ in range(passes):
        model(ow.ones(2, 3, dtype=ow.float64)).sum().backward()
    return model._get_ddp_logging_data()  # type: ignore[no-any-return]


def test_facts_before_the_first_pass() -> None:
    model = nn.parallel.DistributedDataParallel(Pair(), bucket_cap_mb=1.5, find_unused_parameters=True)
    facts = model._get_ddp_logging_data()
    expected = {
        "world_size": 1, "rank": 0, "iteration": 0, "backend_name": "mpi", "module_name": "Pair", "device_ids": "",
        "output_device": -1, "broadcast_buffers": 1, "bucket_cap_bytes": 1572864, "find_unused_parameters": 1,
        "gradient_as_bucket_view": 0, "has_sync_bn": 0, "dtypes": "double, float", "num_parameter_tensors": 6,
        "total_parameter_size_bytes": 84, "bucket_sizes": "20, 64", "master_port": "1234", "master_addr": "N/A",
    }  # fmt: skip
    assert {name: facts[name] for name in expected} == expected
    assert not {"comm_hook", "error", "static_graph", *TIMES} & facts.keys()
    model.register_comm_hook(None, dist.algorithms.ddp_comm_hooks.default_hooks.allreduce_hook)
    assert model._get_ddp_logging_data()["comm_hook"] == "allreduce_hook"
    facts["rank"] = 7
    assert model._get_ddp_logging_data()["rank"] == 0


def test_the_name_of_an_engine_brings_its_settings() -> None:
    dist.destroy_process_group()
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    facts = nn.parallel.DistributedDataParallel(nn.SyncBatchNorm(2).half())._get_ddp_logging_data()
    names = ("backend_name", "gloo_num_threads", "gloo_socket_ifname", "has_sync_bn", "dtypes")
    assert [facts[name] for name in names] == ["gloo", 2, "N/A", 1, "c10::Half"]


def test_times_are_those_of_the_pass_before() -> None:
    model = nn.parallel.DistributedDataParallel(Pair(), find_unused_parameters=True)
    facts = step(model)
    assert (facts["iteration"], facts.get("forward_compute_time")) == (0, None)
    sums = dict.fromkeys(TIMES, 0)
    for number in range(1, 6):
        facts = step(model)
        assert facts["iteration"] == number
        for name in TIMES:
            assert facts[name] >= 1
            sums[name] += facts[name]
            assert facts[f"avg_{name}"] == sums[name] // number
        overlap = facts["backward_compute_comm_overlap_time"]
        assert overlap <= min(facts["backward_compute_time"], facts["backward_comm_time"])
        moments = [facts[f"{name}_time_start"] for name in ("forward_compute", "backward_compute", "backward_comm")]
        assert moments == sorted(moments)
        assert facts["backward_comm_time_end"] - moments[2] == facts["backward_comm_time"]
    assert (facts["unused_parameter_size"], facts["num_buckets_reduced"]) == (8, 2)
    assert facts["has_rebuilt_buckets"] == 0


def test_only_some_passes_count_after_the_first_ten() -> None:
    model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2).double())
    model._set_ddp_runtime_logging_sample_rate(4)
    seen = [step(model)["iteration"] for _ in range(20)]
    assert seen == [*range(10), 9, 9, 12, 12, 12, 12, 16, 16, 16, 16]
    with pytest.raises(ValueError, match="sample rate should be equal or greater than 1"):
        model._set_ddp_runtime_logging_sample_rate(0)


@pytest.mark.parametrize("is_static", [False, True])
def test_rebuilt_buckets_are_in_the_order_of_gradients(is_static: bool) -> None:
    model = nn.parallel.DistributedDataParallel(
        Pair() if is_static else nn.Linear(3, 2).double(), static_graph=is_static, bucket_cap_mb=1e-6
    )
    facts = step(model, 2)
    order = [int(text) for text in facts["prev_iteration_grad_ready_order_indices"].split(", ")]
    assert sorted(order) == list(range(6 if is_static else 2))
    assert facts["has_rebuilt_buckets"] == 1
    assert facts["rebuilt_per_bucket_param_indices"] == ", ".join(map(str, order))
    sizes = [item.numel() * item.element_size() for item in model.parameters()]
    assert facts["rebuilt_bucket_sizes"] == ", ".join(str(sizes[index]) for index in order)
    assert facts.get("static_graph", 0) == is_static


def test_errors_of_reductions_are_noted() -> None:
    model = nn.parallel.DistributedDataParallel(Pair())
    step(model)
    with pytest.raises(RuntimeError, match=r"spare\.weight") as caught:
        step(model)
    facts = model._get_ddp_logging_data()
    assert (facts["has_error"], facts["error"]) == (1, str(caught.value))
    model = nn.parallel.DistributedDataParallel(nn.Linear(3, 2).double())
    step(model)
    with pytest.raises(RuntimeError, match="should be called before training loop starts"):
        model._set_static_graph()
    assert model.logger.report()["has_error"] == 1


def test_variables_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    nn.parallel.distributed._dump_DDP_relevant_env_vars()
    lines = capsys.readouterr().out.splitlines()
    assert "env:MASTER_PORT=1234" in lines
    assert "env:MASTER_ADDR=N/A" in lines
