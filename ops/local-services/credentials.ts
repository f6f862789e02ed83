import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { replaceFile } from "./files.ts";
import { renderEnvironment } from "./render-environment.ts";

/** What is drawn at random once per clone: passwords, keys and the identity of the Ceph cluster. */
export type Credentials = {
  postgresSuperuserPassword: string;
  postgresPassword: string;
  redisPassword: string;
  s3AccessKeyId: string;
  s3SecretAccessKey: string;
  cephClusterId: string;
  cephStorageId: string;
};

export async function keepCredentials(folder: string): Promise<Credentials> {
  const file = join(folder, "credentials.env");
  const kept = parseEnv(await readFile(file, "utf8").catch(() => ""));
  const values: Record<string, string> = {};
  const keep = (name: string, draw: () => string) => (values[name] = kept[name] ?? draw());
  const credentials = {
    postgresSuperuserPassword: keep("POSTGRES_SUPERUSER_PASSWORD", drawPassword),
    postgresPassword: keep("POSTGRES_PASSWORD", drawPassword),
    redisPassword: keep("REDIS_PASSWORD", drawPassword),
    s3AccessKeyId: keep("S3_ACCESS_KEY_ID", drawAccessKey),
    s3SecretAccessKey: keep("S3_SECRET_ACCESS_KEY", drawPassword),
    cephClusterId: keep("CEPH_CLUSTER_ID", randomUUID),
    cephStorageId: keep("CEPH_STORAGE_ID", randomUUID),
  };
  await replaceFile(file, renderEnvironment(values));
  return credentials;
}

function drawPassword(): string {
  return randomBytes(20).toString("hex");
}

function drawAccessKey(): string {
  return `AK${randomBytes(9).toString("hex").toUpperCase()}`;
}
