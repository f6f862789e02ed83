import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../local-services/process.ts";
import { HOST_ADDRESS } from "./addresses.ts";
import { type Cluster, makeFolder, writeConfiguration } from "./cluster.ts";

const FILE = join("haproxy", "gateway.pem");
const DAYS = 3650;

/** Signed by itself, once; pgBackRest verifies it. Returns the file with the certificate and its key. */
export async function ensureCertificate(cluster: Cluster): Promise<string> {
  const folder = await makeFolder(cluster, "haproxy");
  const path = join(cluster.folder, FILE);
  if (existsSync(path)) return path;
  const key = join(folder, "key");
  const certificate = join(folder, "certificate");
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", String(DAYS)];
  const name = ["-subj", "/CN=photomap-cluster", "-addext", `subjectAltName=IP:${HOST_ADDRESS}`];
  await runCommand(["openssl", ...request, ...name, "-keyout", key, "-out", certificate]);
  const text = (await readFile(certificate, "utf8")) + (await readFile(key, "utf8"));
  await rm(key);
  await rm(certificate);
  return writeConfiguration(cluster, FILE, text);
}
