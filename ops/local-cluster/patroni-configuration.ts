import { addressOf, NODES, type NodeName, PORTS, SUBNET } from "./addresses.ts";
import type { Secrets } from "./secrets.ts";

/** The cluster's name in etcd, Sentinel and pgBackRest. */
export const SCOPE = "photomap";

export const SUPERUSER = "postgres";

export interface PatroniOptions {
  readonly node: NodeName;
  readonly secrets: Secrets;
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly passwordFile: string;
  /** The folder of the PostgreSQL programs. */
  readonly programFolder: string;
  readonly archiveCommand: string;
}

/** The configuration of one node, to write as YAML. */
export function createPatroniConfiguration(options: PatroniOptions) {
  const address = addressOf(options.node);
  return {
    scope: SCOPE,
    name: options.node,
    restapi: {
      listen: `${address}:${PORTS.patroni}`,
      connect_address: `${address}:${PORTS.patroni}`,
    },
    // The interface of version 2, whose updates compare the value. With the section "etcd3" Patroni
    // 3.0.2 overwrites the lock of a new leader after a pause, and acknowledged writes are lost.
    etcd: { hosts: NODES.map((node) => `${addressOf(node)}:${PORTS.etcd}`).join(",") },
    bootstrap: BOOTSTRAP,
    postgresql: createServerConfiguration(options, `${address}:${PORTS.postgres}`),
    // A single machine has no device per node; production requires one.
    watchdog: { mode: "off" },
  };
}

function createServerConfiguration(options: PatroniOptions, address: string) {
  const { secrets } = options;
  return {
    listen: address,
    connect_address: address,
    data_dir: options.dataFolder,
    bin_dir: options.programFolder,
    pgpass: options.passwordFile,
    authentication: {
      superuser: { username: SUPERUSER, password: secrets.postgresSuperuserPassword },
      replication: { username: "replicator", password: secrets.replicationPassword },
      rewind: { username: "rewinder", password: secrets.rewindPassword },
    },
    parameters: {
      unix_socket_directories: options.socketFolder,
      archive_command: options.archiveCommand,
    },
    create_replica_methods: ["basebackup"],
    basebackup: { checkpoint: "fast", "max-rate": "200M" },
    // Otherwise a node whose data can't be rewound stays out until it is rebuilt by hand.
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  };
}

/** Parameters that end half-open connections within seconds; the defaults take a minute or more. */
const CONNECTION_PARAMETERS = {
  wal_sender_timeout: "5s",
  wal_receiver_timeout: "5s",
  wal_receiver_status_interval: "1s",
  wal_retrieve_retry_interval: "500ms",
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 8000,
  client_connection_check_interval: "2s",
};

const SERVER_PARAMETERS = {
  wal_level: "replica",
  hot_standby: "on",
  wal_log_hints: "on",
  wal_keep_size: "512MB",
  max_wal_senders: 10,
  max_replication_slots: 10,
  max_connections: 200,
  shared_buffers: "64MB",
  max_wal_size: "512MB",
  synchronous_commit: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  archive_mode: "on",
  /** The data that a loss of all nodes can cost: a segment is archived after this time. */
  archive_timeout: "10s",
};

/** Settings that etcd stores at the first start; `ops/cluster ctl edit-config` changes them later. */
const BOOTSTRAP = {
  dcs: {
    // loop_wait + 2 * retry_timeout must not exceed ttl.
    ttl: 10,
    loop_wait: 2,
    retry_timeout: 3,
    maximum_lag_on_failover: 1_048_576,
    primary_start_timeout: 15,
    primary_stop_timeout: 10,
    synchronous_mode: true,
    // No node alone acknowledges a write.
    synchronous_mode_strict: true,
    synchronous_node_count: 1,
    // The primary remains when etcd is lost but all members respond.
    failsafe_mode: true,
    postgresql: {
      use_pg_rewind: true,
      use_slots: true,
      parameters: { ...SERVER_PARAMETERS, ...CONNECTION_PARAMETERS },
    },
  },
  initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
  pg_hba: [
    "local all all trust",
    `host replication replicator ${SUBNET} scram-sha-256`,
    `host all all ${SUBNET} scram-sha-256`,
  ],
};
