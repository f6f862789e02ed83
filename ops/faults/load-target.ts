import { fileURLToPath } from "node:url";
import { createLog } from "@photomap/process";
import { backendVariables, openBackend, parseConfig } from "@photomap/server";
import { APP_ADDRESSES } from "../local-cluster/apps.ts";
import { openCluster } from "../local-cluster/cluster.ts";
import { createClusterEnvironment } from "../local-cluster/environment.ts";
import type { Secrets } from "../local-cluster/secrets.ts";
import { createEnvironment } from "../stack/environment.ts";
import type { LoadTarget } from "./load/run-load.ts";

const PHOTO = fileURLToPath(new URL("../../catalog/photos/canyon-wren.jpg", import.meta.url));

export interface ClusterTarget extends LoadTarget {
  readonly secrets: Secrets;
}

/** Opens the product in this machine's cluster (`ops/cluster up`), through its load balancer. */
export async function openClusterTarget(): Promise<ClusterTarget> {
  const { secrets } = await openCluster();
  const services = createClusterEnvironment(secrets);
  const config = parseConfig(backendVariables, {
    ...services,
    ...createEnvironment(APP_ADDRESSES),
  });
  return {
    backend: await openBackend(config, createLog("load", "silent")),
    webUrl: APP_ADDRESSES.web,
    imagesUrl: APP_ADDRESSES.images,
    originalsBucket: services.S3_INGEST_BUCKET,
    photo: PHOTO,
    secrets,
  };
}
