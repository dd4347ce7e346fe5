"""Numbers about the server for Prometheus, and for nobody else: they grow with every secret answer,
so that who plays and reads them would learn that somebody was asked (GL-13).
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tablee.server.house import House
from tablee.server.limits import Doors
from tablee.server.reading import bearer
from tablee.server.tokens import hashed, opens
from tablee.server.watch import LoopWatch

FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Metrics(Collector):
    """Read from the house whenever somebody asks; nothing is counted twice."""

    def __init__(self, house: House, doors: Doors, watch: LoopWatch, key: str) -> None:
        self._house = house
        self._doors = doors
        self._watch = watch
        self._key = hashed(key) if key else ""
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> list[Metric]:
        """All numbers now."""
        counts = self._house.store.counts
        return [
            GaugeMetricFamily("tablee_live_tables", "Tables in memory.", len(self._house.tables)),
            GaugeMetricFamily("tablee_connections", "Open connections.", self._doors.total()),
            GaugeMetricFamily(
                "tablee_loop_delay_seconds", "Longest delay of the loop.", self._watch.latest
            ),
            CounterMetricFamily(
                "tablee_hand_messages_unheard",
                "Messages of hands that came in too great a number, or while no hand could move.",
                self._house.unheard,
            ),
            CounterMetricFamily(
                "tablee_hand_samples_refused",
                "Samples of hands that were out of order, too late, too early or no numbers.",
                self._house.refused,
            ),
            CounterMetricFamily("tablee_commits", "Commits to the store.", counts.commits),
            CounterMetricFamily("tablee_entries", "Entries written to logs.", counts.appended),
        ]

    async def answer(self, request: Request) -> Response:
        """For who has the key; to anybody else it is as if nothing were here."""
        if not opens(bearer(request), self._key):
            raise HTTPException(404)
        return Response(generate_latest(self._registry), headers={"Content-Type": FORMAT})
