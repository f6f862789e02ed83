import type { AlertCase } from "./alert-case.ts";

type Outcome = Pick<AlertCase, "series" | "at" | "fires">;

/** Two cases of one alert: one in which it fires, one in which it does not. */
function pair(alert: string, firing: Outcome, quiet: Omit<Outcome, "fires">): AlertCase[] {
  return [
    { ...firing, alert, name: `${alert} fires` },
    { ...quiet, alert, name: `${alert} does not fire`, fires: [] },
  ];
}

const PAGE = { severity: "page" };
const TICKET = { severity: "ticket" };
const disk = (what: string) => `node_filesystem_${what}_bytes{device="sda1",fstype="ext4"}`;
const DISK = { ...TICKET, device: "sda1", fstype: "ext4" };
const backup = (type: string) =>
  `pgbackrest_backup_since_last_completion_seconds{stanza="main",backup_type="${type}"}`;

export const SERVICE_CASES: readonly AlertCase[] = [
  ...pair(
    "PostgresDown",
    { series: { 'pg_up{instance="a"}': "0x20" }, at: "5m", fires: [PAGE] },
    { series: { 'pg_up{instance="a"}': "0x20", 'pg_up{instance="b"}': "1x20" }, at: "5m" },
  ),
  ...pair(
    "PostgresNoSynchronousStandby",
    {
      series: {
        'patroni_sync_standby{scope="main",name="a"}': "0x20",
        'patroni_sync_standby{scope="main",name="b"}': "0x20",
      },
      at: "5m",
      fires: [{ ...PAGE, scope: "main" }],
    },
    {
      series: {
        'patroni_sync_standby{scope="main",name="a"}': "0x20",
        'patroni_sync_standby{scope="main",name="b"}': "1x20",
      },
      at: "5m",
    },
  ),
  ...pair(
    "PostgresArchiveFails",
    {
      series: { 'pg_stat_archiver_failed_count{instance="a"}': "0+1x60" },
      at: "40m",
      fires: [{ ...PAGE, instance: "a" }],
    },
    { series: { 'pg_stat_archiver_failed_count{instance="a"}': "0 1 2 3 3x60" }, at: "40m" },
  ),
  ...pair(
    "PostgresReplicationSlotGrows",
    {
      series: { 'pg_replication_slots_pg_wal_lsn_diff{slot_name="node3"}': "0+1000000000x60" },
      at: "30m",
      fires: [{ ...PAGE, slot_name: "node3" }],
    },
    {
      series: { 'pg_replication_slots_pg_wal_lsn_diff{slot_name="node3"}': "5000000000x60" },
      at: "30m",
    },
  ),
  ...pair(
    "BackupTooOld",
    {
      series: { [backup("full")]: "200000+60x20", [backup("incr")]: "90001+60x20" },
      at: "5m",
      fires: [{ ...PAGE, stanza: "main" }],
    },
    { series: { [backup("full")]: "200000+60x20", [backup("incr")]: "3600+60x20" }, at: "5m" },
  ),
  ...pair(
    "BackupUnknown",
    { series: { up: "1x60" }, at: "40m", fires: [TICKET] },
    { series: { [backup("full")]: "3600+60x60" }, at: "40m" },
  ),
  ...pair(
    "CephUnhealthy",
    { series: { ceph_health_status: "2x20" }, at: "5m", fires: [PAGE] },
    { series: { ceph_health_status: "1x20" }, at: "5m" },
  ),
  ...pair(
    "CephWarns",
    { series: { ceph_health_status: "1x100" }, at: "70m", fires: [TICKET] },
    { series: { ceph_health_status: "1x30 0x60" }, at: "70m" },
  ),
  ...pair(
    "CephFull",
    {
      series: { ceph_cluster_total_used_bytes: "76x30", ceph_cluster_total_bytes: "100x30" },
      at: "20m",
      fires: [TICKET],
    },
    {
      series: { ceph_cluster_total_used_bytes: "70x30", ceph_cluster_total_bytes: "100x30" },
      at: "20m",
    },
  ),
  ...pair(
    "RedisDown",
    { series: { 'redis_up{instance="a"}': "0x20" }, at: "5m", fires: [PAGE] },
    { series: { 'redis_up{instance="a"}': "1x20" }, at: "5m" },
  ),
  ...pair(
    "DiskFull",
    {
      series: { [disk("avail")]: "9x20", [disk("size")]: "100x20" },
      at: "10m",
      fires: [{ ...DISK, severity: "page" }],
    },
    { series: { [disk("avail")]: "20x20", [disk("size")]: "100x20" }, at: "10m" },
  ),
  ...pair(
    "DiskFillsUp",
    { series: { [disk("avail")]: "1000-1x500" }, at: "400m", fires: [DISK] },
    { series: { [disk("avail")]: "100000-1x500" }, at: "400m" },
  ),
  ...pair(
    "CertificateExpires",
    {
      series: { 'probe_ssl_earliest_cert_expiry{instance="web"}': "1209000x20" },
      at: "5m",
      fires: [{ ...TICKET, instance: "web" }],
    },
    { series: { 'probe_ssl_earliest_cert_expiry{instance="web"}': "5000000x20" }, at: "5m" },
  ),
];
