import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ENVIRONMENT_NAMES } from "./environment.ts";
import { BUCKETS, MAJOR_VERSIONS, S3_REGION } from "./settings.ts";

type Container = { image: string; ports?: string[]; environment?: Record<string, string> };

/** The versions of Ceph by release name, which its container images are tagged with. */
const CEPH_RELEASES: Record<string, number> = { pacific: 16, quincy: 17, reef: 18, squid: 19 };

const text = readFileSync(join(import.meta.dirname, "..", "..", "compose.yaml"), "utf8");
const { services } = parse(text) as { services: Record<string, Container> };
const environment = services["environment"]?.environment ?? {};

function publishedPort(name: string): string | undefined {
  return services[name]?.ports?.[0]?.split(":")[1];
}

describe("compose.yaml", () => {
  it("runs the same major versions as ops/services", () => {
    expect(services["postgres"]?.image).toBe(`postgres:${MAJOR_VERSIONS.postgres}`);
    expect(services["redis"]?.image).toBe(`redis:${MAJOR_VERSIONS.redis}`);
    const release = /-([a-z]+)-centos/.exec(services["gateway"]?.image ?? "")?.[1] ?? "";
    expect(CEPH_RELEASES[release]).toBe(MAJOR_VERSIONS.ceph);
  });

  it("uses the same variable names", () => {
    expect(Object.keys(environment).toSorted()).toEqual([...ENVIRONMENT_NAMES].toSorted());
    expect(environment["S3_REGION"]).toBe(S3_REGION);
    expect(environment["S3_INGEST_BUCKET"]).toBe(BUCKETS.originals);
    expect(environment["S3_MEDIA_BUCKET"]).toBe(BUCKETS.media);
  });

  it("refers to the users, secrets and ports of its containers", () => {
    const database = new URL(environment["DATABASE_URL"] ?? "");
    const created = services["postgres"]?.environment ?? {};
    expect(database.username).toBe(created["POSTGRES_USER"]);
    expect(database.password).toBe(created["POSTGRES_PASSWORD"]);
    expect(database.pathname).toBe(`/${created["POSTGRES_DB"]}`);
    expect(database.port).toBe(publishedPort("postgres"));
    expect(new URL(environment["REDIS_URL"] ?? "").port).toBe(publishedPort("redis"));
    expect(new URL(environment["S3_ENDPOINT"] ?? "").port).toBe(publishedPort("gateway"));
    const demo = services["gateway"]?.environment ?? {};
    expect(environment["S3_ACCESS_KEY_ID"]).toBe(demo["CEPH_DEMO_ACCESS_KEY"]);
    expect(environment["S3_SECRET_ACCESS_KEY"]).toBe(demo["CEPH_DEMO_SECRET_KEY"]);
  });

  it("publishes ports on the loopback interface only", () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published.every((port) => port.startsWith("127.0.0.1:"))).toBe(true);
  });
});
