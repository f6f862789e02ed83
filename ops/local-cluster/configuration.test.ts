import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { APP_PORTS, NODES, PORTS, PROCESS_NUMBERS, portsOf } from "./addresses.ts";
import { renderBackupConfiguration } from "./backup-configuration.ts";
import { CEPH_KEYS, renderCephConfiguration } from "./ceph-configuration.ts";
import { mergeEnvironments } from "./daemon.ts";
import { orderForStop } from "./down.ts";
import { createClusterEnvironment } from "./environment.ts";
import { renderEtcdFlags } from "./etcd.ts";
import { renderHaproxyConfiguration } from "./haproxy-configuration.ts";
import { createPatroniConfiguration } from "./patroni-configuration.ts";
import { renderPgbouncerConfiguration } from "./pgbouncer-configuration.ts";
import { renderRedisConfiguration, renderSentinelConfiguration } from "./redis-configuration.ts";

const secrets = {
  postgresSuperuserPassword: "super",
  postgresPassword: "app",
  redisPassword: "redis",
  s3AccessKeyId: "AK",
  s3SecretAccessKey: "sk",
  cephClusterId: "cluster",
  cephStorageId: "unused",
  replicationPassword: "replication",
  rewindPassword: "rewind",
  backupPassphrase: "passphrase",
  storageIds: { n1: "1", n2: "2", n3: "3" },
};

describe("ports", () => {
  it("are different for the load balancer and every process", () => {
    const processes = (["api", "images", "web", "worker"] as const).flatMap((app) =>
      PROCESS_NUMBERS.flatMap((number) => Object.values(portsOf(app, number))),
    );
    const all = [...Object.values(APP_PORTS), ...processes];
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(Object.values(PORTS)).size).toBe(Object.values(PORTS).length);
  });
});

describe("PostgreSQL", () => {
  const configuration = createPatroniConfiguration({
    node: "n2",
    secrets,
    dataFolder: "/data",
    socketFolder: "/sockets",
    passwordFile: "/pgpass",
    programFolder: "/bin",
    archiveCommand: "archive %p",
  });
  const { bootstrap } = configuration;

  it("has a leader lock that outlives two failed attempts to renew it", () => {
    const { ttl, loop_wait: loopWait, retry_timeout: retryTimeout } = bootstrap.dcs;
    expect(loopWait + 2 * retryTimeout).toBeLessThanOrEqual(ttl);
  });

  it("acknowledges no write that one node alone has", () => {
    expect(bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: { parameters: { synchronous_commit: "on" } },
    });
  });

  it("uses the interface of etcd whose updates compare the value", () => {
    expect(configuration).not.toHaveProperty("etcd3");
    expect(configuration.etcd.hosts).toBe("10.77.0.11:2379,10.77.0.12:2379,10.77.0.13:2379");
    expect(renderEtcdFlags("n1", "/data")).toContain("--enable-v2");
  });

  it("is the same after it was written as YAML", () => {
    expect(parse(stringify(configuration))).toEqual(configuration);
  });

  it("is pooled with settings below the statement timeouts of clients", () => {
    const lines = renderPgbouncerConfiguration("/users").split("\n");
    expect(lines).toContain("photomap = host=10.77.0.1 port=5432 dbname=photomap");
    expect(lines).toContain("pool_mode = transaction");
    expect(lines).toContain("server_login_retry = 0.5");
  });
});

describe("the load balancer", () => {
  const text = renderHaproxyConfiguration({ redisPassword: "redis", certificate: "/gateway.pem" });
  const sections = new Map(
    text.split(/\n(?=listen )/).map((section) => [/listen (\w+)/.exec(section)?.[1], section]),
  );

  it.each(["primary", "redis"])("closes the sessions of a former %s", (name) => {
    const section = sections.get(name) ?? "";
    expect(section).toContain("on-marked-down shutdown-sessions");
    expect(section.match(/^ {2}server /gm)).toHaveLength(NODES.length);
  });

  it("uses a Redis only while it is master and has a replica", () => {
    expect(sections.get("redis")).toContain(
      String.raw`rstring role:master\r\nconnected_slaves:[1-9]`,
    );
  });

  it.each(["web", "api", "images"])("asks the processes of %s whether they are ready", (app) => {
    const section = sections.get(app) ?? "";
    expect(section).toContain("option httpchk GET /readyz");
    expect(section.match(/check port \d+/g)).toHaveLength(PROCESS_NUMBERS.length);
    expect(section).toContain("retry-on conn-failure\n");
  });
});

describe("Redis", () => {
  it("replicates from the first node, and every Sentinel monitors that one", () => {
    const [first, ...others] = NODES.map((node) =>
      renderRedisConfiguration(node, "redis", "/data"),
    );
    expect(first).not.toContain("replicaof");
    expect(others.every((text) => text.includes("\nreplicaof 10.77.0.11 6379\n"))).toBe(true);
    const sentinel = renderSentinelConfiguration("n3", "redis", "/data");
    expect(sentinel).toContain("sentinel monitor photomap 10.77.0.11 6379 2\n");
    expect(sentinel).toContain("bind 10.77.0.13\n");
  });
});

describe("Ceph", () => {
  const text = renderCephConfiguration({ folder: "/ceph", libraries: "/lib", clusterId: "id" });

  it("has three copies on three hosts, two of which are enough to write", () => {
    const lines = text.split("\n");
    expect(lines).toContain("osd_pool_default_size = 3");
    expect(lines).toContain("osd_pool_default_min_size = 2");
    expect(lines).toContain("osd_crush_chooseleaf_type = 1");
    expect(lines.filter((line) => line.startsWith("crush_location"))).toEqual(
      NODES.map((node) => `crush_location = root=default host=${node}`),
    );
  });

  it("has a key for every daemon with a section", () => {
    const names = [...text.matchAll(/^\[((?:osd|client)\..+)\]$/gm)].map(([, name]) => name);
    expect(CEPH_KEYS.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(names).toHaveLength(5);
  });
});

describe("backups", () => {
  it("are encrypted and go to the object store over verified TLS", () => {
    const lines = renderBackupConfiguration({
      environment: createClusterEnvironment(secrets),
      passphrase: "passphrase",
      certificate: "/gateway.crt",
      logFolder: "/log",
      workFolder: "/work",
      dataFolder: "/data",
      socketFolder: "/sockets",
    }).split("\n");
    expect(lines).toContain("repo1-cipher-type=aes-256-cbc");
    expect(lines).toContain("repo1-cipher-pass=passphrase");
    expect(lines).toContain("repo1-storage-ca-file=/gateway.crt");
    expect(lines).toContain("pg1-path=/data");
  });
});

describe("the environment of the processes", () => {
  it("has the pool, and the primary itself for what needs a session", () => {
    const environment = createClusterEnvironment(secrets);
    expect(environment.DATABASE_URL).toBe("postgres://photomap:app@10.77.0.1:6432/photomap");
    expect(environment.DATABASE_SESSION_URL).toBe(
      "postgres://photomap:app@10.77.0.1:5432/photomap",
    );
  });

  it("joins the search paths of unpacked packages", () => {
    expect(mergeEnvironments({ PATHS: "/a:/b" }, {}, { PATHS: "/b:/c", OTHER: "/d" })).toEqual({
      PATHS: "/a:/b:/c",
      OTHER: "/d",
    });
  });
});

it("stops the apps first, and the primary after its standbys", () => {
  const names = ["n1/etcd", "n1/patroni", "n2/patroni", "haproxy", "api-1", "n1/osd"];
  expect(orderForStop(names, "n1/patroni")).toEqual([
    ["api-1"],
    ["n2/patroni"],
    ["n1/patroni"],
    ["haproxy"],
    ["n1/etcd"],
    ["n1/osd"],
  ]);
});
