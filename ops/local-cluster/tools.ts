import { CEPH_PACKAGES } from "../local-services/ceph.ts";
import { type PackageSet, requirePackages, type Toolbox } from "../local-services/packages.ts";
import { POSTGRES_PACKAGES } from "../local-services/postgres.ts";
import { REDIS_PACKAGES } from "../local-services/redis.ts";

const PACKAGE_SETS = {
  postgres: POSTGRES_PACKAGES,
  redis: REDIS_PACKAGES,
  ceph: CEPH_PACKAGES,
  etcd: {
    name: "etcd",
    debianPackages: ["etcd-server", "etcd-client"],
    programs: ["etcd", "etcdctl"],
    programFolder: "usr/bin",
  },
  patroni: {
    name: "patroni",
    // Patroni's package depends on any one of several store clients.
    debianPackages: ["patroni", "python3-etcd"],
    programs: ["patroni", "patronictl"],
    programFolder: "usr/bin",
  },
  haproxy: {
    name: "haproxy",
    debianPackages: ["haproxy"],
    programs: ["haproxy"],
    programFolder: "usr/sbin",
  },
  pgbouncer: {
    name: "pgbouncer",
    debianPackages: ["pgbouncer"],
    programs: ["pgbouncer"],
    programFolder: "usr/sbin",
  },
  pgbackrest: {
    name: "pgbackrest",
    debianPackages: ["pgbackrest"],
    programs: ["pgbackrest"],
    programFolder: "usr/bin",
  },
} satisfies Record<string, PackageSet>;

export type Tools = Readonly<Record<keyof typeof PACKAGE_SETS, Toolbox>>;

export async function requireTools(): Promise<Tools> {
  const { postgres, redis, ceph, etcd, patroni, haproxy, pgbouncer, pgbackrest } = PACKAGE_SETS;
  return {
    postgres: await requirePackages(postgres),
    redis: await requirePackages(redis),
    ceph: await requirePackages(ceph),
    etcd: await requirePackages(etcd),
    patroni: await requirePackages(patroni),
    haproxy: await requirePackages(haproxy),
    pgbouncer: await requirePackages(pgbouncer),
    pgbackrest: await requirePackages(pgbackrest),
  };
}
