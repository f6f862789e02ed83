/** Metrics of software other than the apps, by the exporter that provides them. */
export const EXPORTER_METRICS: Readonly<Record<string, readonly string[]>> = {
  Prometheus: ["up"],
  "kube-state-metrics": [
    "kube_deployment_spec_replicas",
    "kube_deployment_status_replicas_available",
  ],
  "node-exporter": [
    "node_cpu_seconds_total",
    "node_filesystem_avail_bytes",
    "node_filesystem_size_bytes",
    "node_memory_MemAvailable_bytes",
  ],
  "postgres-exporter": [
    "pg_up",
    "pg_replication_slots_pg_wal_lsn_diff",
    "pg_stat_archiver_failed_count",
    "pg_stat_database_numbackends",
    "pg_stat_database_xact_commit",
    "pg_stat_replication_pg_wal_lsn_diff",
  ],
  Patroni: ["patroni_sync_standby"],
  "pgbackrest-exporter": ["pgbackrest_backup_since_last_completion_seconds"],
  "Ceph's manager": [
    "ceph_cluster_total_bytes",
    "ceph_cluster_total_used_bytes",
    "ceph_health_status",
    "ceph_osd_up",
  ],
  "redis-exporter": ["redis_connected_clients", "redis_memory_used_bytes", "redis_up"],
  "blackbox-exporter": ["probe_ssl_earliest_cert_expiry"],
};
