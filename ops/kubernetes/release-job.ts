import { Job } from "kubernetes-models/batch/v1";
import type { IContainer } from "kubernetes-models/v1";
import { createPodSpec, getLabels, readVariables, restrictContainer } from "./deployment.ts";
import type { DeploymentSettings } from "./deployment-settings.ts";

/** The commands that finish before the release's processes start; each can be repeated. */
const COMMANDS = ["migrate", "publish-designs", "publish-product-pictures"];

export function createReleaseJob({ registry, release }: DeploymentSettings): Job {
  const containers = COMMANDS.map(
    (command): IContainer => ({
      name: command,
      image: `${registry}/release:${release}`,
      args: [command],
      envFrom: readVariables("photomap-release"),
      resources: {
        requests: { cpu: "500m", memory: "256Mi" },
        limits: { memory: "512Mi" },
      },
      ...restrictContainer(),
    }),
  );
  return new Job({
    metadata: { name: `release-${release}`, labels: getLabels("release") },
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: 1800,
      ttlSecondsAfterFinished: 7 * 86_400,
      template: {
        metadata: { labels: getLabels("release") },
        spec: {
          ...createPodSpec(),
          restartPolicy: "Never",
          // A pod's containers start together, its init containers one after the other.
          initContainers: containers.slice(0, -1),
          containers: containers.slice(-1),
        },
      },
    },
  });
}
