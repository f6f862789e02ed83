import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { buildEnvironment, ENVIRONMENT_NAMES } from "./environment.ts";
import { renderEnvironment } from "./files.ts";
import { assignPorts } from "./ports.ts";

const credentials = {
  postgresSuperuserPassword: "aa",
  postgresPassword: "bb",
  redisPassword: "cc",
  s3AccessKeyId: "AKDD",
  s3SecretAccessKey: "ee",
  cephClusterId: "cluster",
  cephStorageId: "storage",
};

describe("the environment file", () => {
  const environment = buildEnvironment(assignPorts(20_000), credentials);

  it("contains every variable that the applications read", () => {
    expect(Object.keys(environment).toSorted()).toEqual([...ENVIRONMENT_NAMES].toSorted());
  });

  it("is parsed by Node with equal values", () => {
    expect({ ...parseEnv(renderEnvironment(environment)) }).toEqual(environment);
  });

  it("contains the ports of the clone but not the superuser password", () => {
    const text = renderEnvironment(environment);
    expect(text).toContain("DATABASE_URL=postgres://photomap:bb@127.0.0.1:20000/photomap\n");
    expect(text).toContain("REDIS_URL=redis://:cc@127.0.0.1:20001\n");
    expect(text).toContain("S3_ENDPOINT=http://127.0.0.1:20002\n");
    expect(text).not.toContain("aa");
  });

  it("refuses a value that needs quoting in a shell", () => {
    expect(() => renderEnvironment({ NAME: "a b" })).toThrow("NAME needs quoting");
    expect(() => renderEnvironment({ NAME: "$(id)" })).toThrow("NAME needs quoting");
  });
});
