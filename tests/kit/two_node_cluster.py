"""A Ray cluster of two nodes on this machine. It ends when its input is closed.

Ray treats 127.0.0.1 as the address of the machine in its network, but not 127.0.0.2.
"""

import os
import sys
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_TMPDIR"] = FOLDER = sys.argv[1]

from ray.cluster_utils import Cluster

SECONDS = 120
"""Maximum seconds for the nodes to find each other. Ray's own limit is shorter."""

NODE_FLAGS: dict[str, Any] = {"node_ip_address": "127.0.0.2", "object_store_memory": 100 << 20}

if __name__ == "__main__":
    Path(FOLDER, "ray").mkdir()  # Ray notes its address there, and does not create the folder
    head = {
        "num_cpus": 0,
        "include_dashboard": False,
        "temp_dir": FOLDER,
        "wait": False,
        **NODE_FLAGS,
    }
    cluster = Cluster(initialize_head=True, head_node_args=head)
    machines = [cluster.add_node(num_cpus=1, wait=False, **NODE_FLAGS) for _ in range(2)]
    cluster.wait_for_nodes(SECONDS)
    print(cluster.address, flush=True)
    for order in sys.stdin:
        if order.strip() == "lose one":
            cluster.remove_node(machines.pop(), allow_graceful=False)
            print("lost", flush=True)
    cluster.shutdown()  # type: ignore[no-untyped-call]
