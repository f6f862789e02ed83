import { join } from "node:path";
import type { Site } from "./service.ts";
import { HOST } from "./settings.ts";

const GIBIBYTE = 1024 ** 3;
const MEBIBYTE = 1024 ** 2;

/** A sparse file: it takes what is stored, up to this. */
const STORAGE_BYTES = 20 * GIBIBYTE;

/** One monitor, one disk and one gateway, all on the loopback interface and all small. */
export function renderCephConfiguration(site: Site, folder: string, libraries: string): string {
  return [
    "[global]",
    ...renderSettings(networkSettings(site)),
    ...renderSettings(fileSettings(folder, libraries)),
    ...renderSettings(MONITOR_SETTINGS),
    ...renderSettings(DISK_SETTINGS),
    "[client.rgw]",
    // Without it the answer "no such object" waits 40 ms for the network to be worth it.
    `rgw_frontends = beast endpoint=${HOST}:${site.ports.gateway} tcp_nodelay=1`,
    `rgw_data = ${join(folder, "gateway")}`,
    ...renderSettings(GATEWAY_SETTINGS),
    "",
  ].join("\n");
}

type Settings = Readonly<Record<string, string | number | boolean>>;

function renderSettings(settings: Settings): string[] {
  return Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
}

function networkSettings({ ports, credentials }: Site): Settings {
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

/** Control sockets are off: a deep clone would exceed the length a socket's path may have. */
function fileSettings(folder: string, libraries: string): Settings {
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

const MONITOR_SETTINGS: Settings = {
  mon_data_avail_crit: 1,
  mon_allow_pool_size_one: true,
  mon_max_pg_per_osd: 1000,
  paxos_propose_interval: 0.05,
};

const DISK_SETTINGS: Settings = {
  // A killed gateway would otherwise make its successor wait half a minute for its watches.
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

const GATEWAY_SETTINGS: Settings = {
  rgw_enable_apis: "s3",
  rgw_thread_pool_size: 64,
  rgw_rados_pool_pg_num_min: 1,
  rgw_override_bucket_index_max_shards: 1,
  rgw_gc_obj_min_wait: 60,
  rgw_gc_processor_period: 60,
  rgw_lifecycle_work_time: "00:00-23:59",
};
