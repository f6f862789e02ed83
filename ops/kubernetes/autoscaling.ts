import { ScaledObject, TriggerAuthentication } from "@kubernetes-models/keda/keda.sh/v1alpha1";
import type { JobName } from "@photomap/server";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { selectPods } from "./deployment.ts";
import type { Workload } from "./workloads.ts";

const CPU_PERCENT = 70;

/** An autoscaler that follows the CPU load. */
export function createAutoscaler({ name, minReplicas, maxReplicas }: Workload) {
  return new HorizontalPodAutoscaler({
    metadata: { name },
    spec: {
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name },
      minReplicas,
      maxReplicas,
      metrics: [
        {
          type: "Resource",
          resource: {
            name: "cpu",
            target: { type: "Utilization", averageUtilization: CPU_PERCENT },
          },
        },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
    },
  });
}

/** The seconds that a lane's oldest job may wait before another worker starts. */
export const LANES = {
  "render-interactive": 5,
  "ingest-photo": 5,
  "send-mail": 30,
  "render-print": 60,
  "render-sticker-sheets": 300,
  "render-backfill": 600,
} satisfies Partial<Record<JobName, number>>;

export function createOldestJobQuery(lane: string): string {
  return (
    "select coalesce(extract(epoch from now() - min(start_after)), 0)::int from pgboss.job " +
    `where name = '${lane}' and state in ('created', 'retry') and start_after <= now()`
  );
}

/** An autoscaler that follows the CPU load and the age of each lane's oldest job. */
export function createQueueAutoscaler({ name, minReplicas, maxReplicas }: Workload) {
  const lanes = Object.entries(LANES).map(([lane, seconds]) => ({
    type: "postgresql",
    name: lane,
    metadata: { query: createOldestJobQuery(lane), targetQueryValue: String(seconds) },
    authenticationRef: { name },
  }));
  const cpu = {
    type: "cpu",
    name: "cpu",
    metricType: "Utilization",
    metadata: { value: String(CPU_PERCENT) },
  } as const;
  return [
    new TriggerAuthentication({
      metadata: { name },
      spec: {
        secretTargetRef: [
          { parameter: "connection", name: `photomap-${name}`, key: "DATABASE_URL" },
        ],
      },
    }),
    new ScaledObject({
      metadata: { name },
      spec: {
        scaleTargetRef: { name },
        minReplicaCount: minReplicas,
        maxReplicaCount: maxReplicas,
        pollingInterval: 10,
        cooldownPeriod: 300,
        triggers: [cpu, ...lanes],
      },
    }),
  ];
}

/** A budget of one pod while nodes are drained; a pod that is not ready does not block them. */
export function createDisruptionBudget({ name }: Workload): PodDisruptionBudget {
  return new PodDisruptionBudget({
    metadata: { name },
    spec: {
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: "AlwaysAllow",
      selector: selectPods(name),
    },
  });
}
