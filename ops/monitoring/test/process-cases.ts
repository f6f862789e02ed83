import type { AlertCase } from "./alert-case.ts";

const up = (job: string, instance: string) => `up{job="${job}",instance="${instance}"}`;
const ALL_UP = {
  [up("images", "a")]: "1x20",
  [up("web", "a")]: "1x20",
  [up("worker", "a")]: "1x20",
};
const wait = (bound: string) => `database_pool_wait_seconds_bucket{job="api",le="${bound}"}`;

export const PROCESS_CASES: readonly AlertCase[] = [
  {
    name: "both processes of the API are down",
    alert: "AppDown",
    series: { ...ALL_UP, [up("api", "a")]: "0x20", [up("api", "b")]: "0x20" },
    at: "10m",
    fires: [{ severity: "page", job: "api" }],
  },
  {
    name: "nothing of the API is known",
    alert: "AppDown",
    series: ALL_UP,
    at: "10m",
    fires: [{ severity: "page", job: "api" }],
  },
  {
    name: "one of two processes is down",
    alert: "AppDown",
    series: { ...ALL_UP, [up("api", "a")]: "0x20", [up("api", "b")]: "1x20" },
    at: "10m",
    fires: [],
  },
  {
    name: "half of the replicas are ready",
    alert: "ReplicasNotReady",
    series: {
      'kube_deployment_status_replicas_available{deployment="worker"}': "2x20",
      'kube_deployment_spec_replicas{deployment="worker"}': "4x20",
    },
    at: "10m",
    fires: [{ severity: "page", deployment: "worker" }],
  },
  {
    name: "three of four replicas are ready",
    alert: "ReplicasNotReady",
    series: {
      'kube_deployment_status_replicas_available{deployment="worker"}': "3x20",
      'kube_deployment_spec_replicas{deployment="worker"}': "4x20",
    },
    at: "10m",
    fires: [],
  },
  {
    name: "a process starts every five minutes",
    alert: "ProcessRestartsOften",
    series: { 'process_start_time_seconds{job="api"}': "0x4 300x4 600x4 900x4 1200x4 1500x4" },
    at: "29m",
    fires: [{ severity: "ticket", job: "api" }],
  },
  {
    name: "a process was deployed",
    alert: "ProcessRestartsOften",
    series: { 'process_start_time_seconds{job="api"}': "0x14 900x20" },
    at: "29m",
    fires: [],
  },
  {
    name: "the event loop is late",
    alert: "EventLoopBlocked",
    series: { 'nodejs_eventloop_lag_p99_seconds{job="api",instance="a"}': "0.3x20" },
    at: "10m",
    fires: [{ severity: "ticket", job: "api" }],
  },
  {
    name: "the event loop of a worker is late, and that of the API once",
    alert: "EventLoopBlocked",
    series: {
      'nodejs_eventloop_lag_p99_seconds{job="worker"}': "0.9x20",
      'nodejs_eventloop_lag_p99_seconds{job="api"}': "0.01x8 0.4 0.01x20",
    },
    at: "10m",
    fires: [],
  },
  {
    name: "statements wait for connections",
    alert: "DatabasePoolExhausted",
    series: { [wait("0.1")]: "0+80x30", [wait("0.5")]: "0+100x30", [wait("+Inf")]: "0+100x30" },
    at: "20m",
    fires: [{ severity: "ticket", job: "api" }],
  },
  {
    name: "statements find free connections",
    alert: "DatabasePoolExhausted",
    series: { [wait("0.05")]: "0+99x30", [wait("0.1")]: "0+99x30", [wait("+Inf")]: "0+100x30" },
    at: "20m",
    fires: [],
  },
];
