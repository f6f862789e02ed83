import { randomUUID } from "node:crypto";
import { join } from "node:path";
import {
  type Credentials,
  generatePassword,
  loadCredentials,
  openCredentials,
} from "../local-services/credentials.ts";
import type { NodeName } from "./addresses.ts";

/** Random values, generated once: those of ops/services and those that only a cluster has. */
export interface Secrets extends Credentials {
  readonly replicationPassword: string;
  readonly rewindPassword: string;
  /** The passphrase that encrypts the backups in the object store. */
  readonly backupPassphrase: string;
  readonly storageIds: Readonly<Record<NodeName, string>>;
}

export async function loadSecrets(folder: string): Promise<Secrets> {
  const { resolve, save } = await openCredentials(join(folder, "cluster-credentials.env"));
  const secrets = {
    ...(await loadCredentials(folder)),
    replicationPassword: resolve("REPLICATION_PASSWORD", generatePassword),
    rewindPassword: resolve("REWIND_PASSWORD", generatePassword),
    backupPassphrase: resolve("BACKUP_PASSPHRASE", generatePassword),
    storageIds: {
      n1: resolve("STORAGE_ID_1", randomUUID),
      n2: resolve("STORAGE_ID_2", randomUUID),
      n3: resolve("STORAGE_ID_3", randomUUID),
    },
  };
  await save();
  return secrets;
}
