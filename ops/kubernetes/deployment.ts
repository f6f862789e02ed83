import { Deployment } from "kubernetes-models/apps/v1";
import type { IContainer, IPodSpec } from "kubernetes-models/v1";
import type { DeploymentSettings } from "./deployment-settings.ts";
import type { Workload } from "./workloads.ts";

export const PORT = 8080;
export const MANAGEMENT_PORT = 8081;

/** The drain time, longer than the readiness probe's interval times its failures. */
const DRAIN_MS = 12_000;
/** The time to stop: the drain, 35 s for running work, and a reserve. */
const STOP_SECONDS = 60;

export function getLabels(name: string) {
  return { "app.kubernetes.io/name": name, "app.kubernetes.io/part-of": "photomap" };
}

export function selectPods(name: string) {
  return { matchLabels: { "app.kubernetes.io/name": name } };
}

export function createDeployment(workload: Workload, settings: DeploymentSettings): Deployment {
  const { name } = workload;
  return new Deployment({
    metadata: { name, labels: getLabels(name) },
    // The number of replicas is missing because the autoscaler sets it.
    spec: {
      revisionHistoryLimit: 5,
      selector: selectPods(name),
      strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: getLabels(name) },
        spec: {
          ...createPodSpec(),
          terminationGracePeriodSeconds: STOP_SECONDS,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: "topology.kubernetes.io/zone",
              whenUnsatisfiable: "ScheduleAnyway",
              labelSelector: selectPods(name),
            },
          ],
          containers: [createContainer(workload, settings)],
        },
      },
    },
  });
}

/** A pod without privileges and cluster tokens, which writes only to /tmp. */
export function createPodSpec(): Pick<
  IPodSpec,
  "automountServiceAccountToken" | "enableServiceLinks" | "securityContext" | "volumes"
> {
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 10_001,
      runAsGroup: 10_001,
      fsGroup: 10_001,
      seccompProfile: { type: "RuntimeDefault" },
    },
    volumes: [{ name: "tmp", emptyDir: { sizeLimit: "1Gi" } }],
  };
}

export function restrictContainer(): Pick<IContainer, "securityContext" | "volumeMounts"> {
  return {
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    },
    volumeMounts: [{ name: "tmp", mountPath: "/tmp" }],
  };
}

export function readVariables(secret: string | undefined): NonNullable<IContainer["envFrom"]> {
  return [
    { configMapRef: { name: "photomap" } },
    ...(secret === undefined ? [] : [{ secretRef: { name: secret } }]),
  ];
}

function createContainer(workload: Workload, settings: DeploymentSettings): IContainer {
  const { name, secrets, cpu, memory, memoryLimit, heapMegabytes } = workload;
  const get = (path: string) => ({ httpGet: { path, port: "management" } });
  return {
    name,
    image: `${settings.registry}/${name}:${settings.release}`,
    ports: [
      ...(workload.hasPort ? [{ name: "http", containerPort: PORT }] : []),
      { name: "management", containerPort: MANAGEMENT_PORT },
    ],
    env: [
      { name: "NODE_OPTIONS", value: `--max-old-space-size=${heapMegabytes}` },
      { name: "DRAIN_MS", value: String(DRAIN_MS) },
    ],
    envFrom: readVariables(secrets.length === 0 ? undefined : `photomap-${name}`),
    resources: { requests: { cpu, memory }, limits: { memory: memoryLimit } },
    startupProbe: { ...get("/healthz"), periodSeconds: 1, failureThreshold: 60 },
    livenessProbe: { ...get("/healthz"), periodSeconds: 10, timeoutSeconds: 3 },
    // A readiness check's requests to services end after 2 s.
    readinessProbe: {
      ...get("/readyz"),
      periodSeconds: 5,
      timeoutSeconds: 3,
      failureThreshold: 2,
    },
    ...restrictContainer(),
  };
}
