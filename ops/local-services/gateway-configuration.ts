import { join } from "node:path";
import type { Installation } from "./installation.ts";
import { HOST } from "./settings.ts";

const GIBIBYTE = 1024 ** 3;
const MEBIBYTE = 1024 ** 2;

/** The maximum size of the disk, a sparse file. */
const STORAGE_BYTES = 20 * GIBIBYTE;

/** Renders a monitor, a disk and a gateway on the loopback interface, with low resource limits. */
export function renderCephConfiguration(
  installation: Installation,
  folder: string,
  libraries: string,
): string {
  return [
    "[global]",
    ...renderSettings(networkSettings(installation)),
    ...renderSettings(fileSettings(folder, libraries)),
    ...renderSettings(MONITOR_SETTINGS),
    ...renderSettings(DISK_SETTINGS),
    "[client.rgw]",
    // Without tcp_nodelay a 404 response is delayed by 40 ms.
    `rgw_frontends = beast endpoint=${HOST}:${installation.ports.gateway} tcp_nodelay=1`,
    `rgw_data = ${join(folder, "gateway")}`,
    ...renderSettings(GATEWAY_SETTINGS),
    "",
  ].join("\n");
}

export type Settings = Readonly<Record<string, string | number | boolean>>;

export function renderSettings(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
}

function networkSettings({ ports, credentials }: Installation): Settings {
  return {
    fsid: credentials.cephClusterId,
    mon_host: `v2:${HOST}:${ports.monitor}`,
    public_addr: HOST,
    cluster_addr: HOST,
    ms_bind_msgr1: false,
    ms_bind_port_min: ports.storageFirst,
    ms_bind_port_max: ports.storageLast,
  };
}

/** Settings with control sockets off: with a long clone path, their paths would be too long. */
export function fileSettings(folder: string, libraries: string): Settings {
  return {
    admin_socket: "",
    keyring: join(folder, "keyring"),
    run_dir: join(folder, "run"),
    crash_dir: join(folder, "run"),
    log_file: join(folder, "log", "$name.log"),
    debug_rgw: 0,
    debug_osd: 0,
    debug_mon: 0,
    debug_rocksdb: 0,
    plugin_dir: `${libraries}/ceph`,
    erasure_code_dir: `${libraries}/ceph/erasure-code`,
    osd_class_dir: `${libraries}/rados-classes`,
    mon_data: join(folder, "monitor"),
    osd_data: join(folder, "disk"),
  };
}

export const MONITOR_SETTINGS: Settings = {
  mon_data_avail_crit: 1,
  mon_allow_pool_size_one: true,
  mon_max_pg_per_osd: 1000,
  paxos_propose_interval: 0.05,
};

export const DISK_SETTINGS: Settings = {
  // By default a new gateway waits half a minute for the watches of a killed one.
  client_notify_timeout: 2,
  osd_client_watch_timeout: 10,
  osd_pool_default_size: 1,
  osd_pool_default_min_size: 1,
  osd_pool_default_pg_num: 4,
  osd_pool_default_pgp_num: 4,
  osd_pool_default_pg_autoscale_mode: "off",
  osd_crush_chooseleaf_type: 0,
  osd_objectstore: "bluestore",
  bluestore_block_size: STORAGE_BYTES,
  bluestore_cache_autotune: false,
  bluestore_cache_size: 64 * MEBIBYTE,
};

export const GATEWAY_SETTINGS: Settings = {
  rgw_enable_apis: "s3",
  rgw_thread_pool_size: 64,
  rgw_rados_pool_pg_num_min: 1,
  rgw_override_bucket_index_max_shards: 1,
  rgw_gc_obj_min_wait: 60,
  rgw_gc_processor_period: 60,
  rgw_lifecycle_work_time: "00:00-23:59",
};
