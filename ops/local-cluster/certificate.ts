import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { chownTo } from "../local-services/postgres-account.ts";
import { runCommand } from "../local-services/process.ts";
import { HOST_ADDRESS } from "./addresses.ts";
import { type Cluster, makeFolder, writeConfiguration } from "./cluster.ts";

const DAYS = 3650;

export interface Certificate {
  readonly certificate: string;
  /** The certificate and its key in one file. */
  readonly withKey: string;
}

/** Creates a self-signed certificate once; pgBackRest verifies it. */
export async function ensureCertificate(cluster: Cluster): Promise<Certificate> {
  const folder = await makeFolder(cluster, "haproxy");
  const certificate = join(folder, "gateway.crt");
  const withKey = join(folder, "gateway.pem");
  if (existsSync(withKey)) return { certificate, withKey };
  const key = join(folder, "key");
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", String(DAYS)];
  // pgBackRest compares the common name with the address; it ignores addresses among other names.
  const name = ["-subj", `/CN=${HOST_ADDRESS}`];
  await runCommand(["openssl", ...request, ...name, "-keyout", key, "-out", certificate]);
  const text = (await readFile(certificate, "utf8")) + (await readFile(key, "utf8"));
  await rm(key);
  await writeConfiguration(cluster, join("haproxy", "gateway.pem"), text);
  await chownTo(cluster.account, certificate);
  return { certificate, withKey };
}
