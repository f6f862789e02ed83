import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { renderEnvironment, replaceFile } from "./files.ts";

/** Random values, generated once per clone: passwords, keys and the Ceph cluster's id. */
export type Credentials = {
  postgresSuperuserPassword: string;
  postgresPassword: string;
  redisPassword: string;
  s3AccessKeyId: string;
  s3SecretAccessKey: string;
  cephClusterId: string;
  cephStorageId: string;
};

export async function loadCredentials(folder: string): Promise<Credentials> {
  const { resolve, save } = await openCredentials(join(folder, "credentials.env"));
  const credentials = {
    postgresSuperuserPassword: resolve("POSTGRES_SUPERUSER_PASSWORD", generatePassword),
    postgresPassword: resolve("POSTGRES_PASSWORD", generatePassword),
    redisPassword: resolve("REDIS_PASSWORD", generatePassword),
    s3AccessKeyId: resolve("S3_ACCESS_KEY_ID", generateAccessKey),
    s3SecretAccessKey: resolve("S3_SECRET_ACCESS_KEY", generatePassword),
    cephClusterId: resolve("CEPH_CLUSTER_ID", randomUUID),
    cephStorageId: resolve("CEPH_STORAGE_ID", randomUUID),
  };
  await save();
  return credentials;
}

interface StoredCredentials {
  /** Returns the stored value, or generates and stores a missing one. */
  readonly resolve: (name: string, generate: () => string) => string;
  readonly save: () => Promise<unknown>;
}

export async function openCredentials(file: string): Promise<StoredCredentials> {
  const values = parseEnv(await readFile(file, "utf8").catch(() => ""));
  return {
    resolve: (name, generate) => (values[name] ??= generate()),
    save: () => {
      const entries = Object.entries(values).map(([name, value]) => [name, value ?? ""]);
      return replaceFile(file, renderEnvironment(Object.fromEntries(entries)));
    },
  };
}

export function generatePassword(): string {
  return randomBytes(20).toString("hex");
}

function generateAccessKey(): string {
  return `AK${randomBytes(9).toString("hex").toUpperCase()}`;
}
