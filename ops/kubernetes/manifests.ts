import { ConfigMap, Service } from "kubernetes-models/v1";
import { createAutoscaler, createDisruptionBudget, createQueueAutoscaler } from "./autoscaling.ts";
import { createDeployment, getLabels } from "./deployment.ts";
import type { DeploymentSettings } from "./deployment-settings.ts";
import { createNetworkPolicies } from "./network-policies.ts";
import { createReleaseJob } from "./release-job.ts";
import { WORKLOADS, type Workload } from "./workloads.ts";

export interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name?: string };
  validate(): void;
  toJSON(): unknown;
}

/** Creates the manifests by file, in the order in which they are applied. */
export function createManifests(
  settings: DeploymentSettings,
): Readonly<Record<string, readonly Manifest[]>> {
  return {
    "1-network.yaml": createNetworkPolicies(settings),
    "2-release.yaml": [createConfigMap(settings), createReleaseJob(settings)],
    "3-apps.yaml": WORKLOADS.flatMap((workload) => [
      createDeployment(workload, settings),
      ...(workload.hasPort ? [createService(workload)] : []),
      ...(workload.name === "worker"
        ? createQueueAutoscaler(workload)
        : [createAutoscaler(workload)]),
      createDisruptionBudget(workload),
    ]),
  };
}

function createConfigMap({ stage, variables }: DeploymentSettings): ConfigMap {
  return new ConfigMap({ metadata: { name: "photomap" }, data: { ...variables, STAGE: stage } });
}

function createService({ name }: Workload): Service {
  return new Service({
    metadata: { name, labels: getLabels(name) },
    spec: {
      selector: { "app.kubernetes.io/name": name },
      ports: [{ name: "http", port: 80, targetPort: "http" }],
    },
  });
}
