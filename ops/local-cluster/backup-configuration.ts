import { HOST_ADDRESS, PORTS } from "./addresses.ts";
import type { ClusterEnvironment } from "./environment.ts";
import { SCOPE, SUPERUSER } from "./patroni-configuration.ts";

export const BACKUP_BUCKET = "photomap-backups";

export interface BackupOptions {
  readonly environment: ClusterEnvironment;
  readonly passphrase: string;
  readonly certificate: string;
  readonly logFolder: string;
  /** The folder for lock files and for segments that wait to be archived. */
  readonly workFolder: string;
  readonly dataFolder: string;
  readonly socketFolder: string;
}

/** pgBackRest's configuration on one node: an encrypted repository in the object store over TLS. */
export function renderBackupConfiguration(options: BackupOptions): string {
  return [
    "[global]",
    ...renderLines(repositorySettings(options)),
    ...renderLines({
      "lock-path": options.workFolder,
      "spool-path": options.workFolder,
      "log-path": options.logFolder,
      "log-level-console": "warn",
      "log-level-file": "info",
      "start-fast": "y",
      "compress-type": "lz4",
      "process-max": 1,
      "archive-timeout": 60,
    }),
    `[${SCOPE}]`,
    ...renderLines({
      "pg1-path": options.dataFolder,
      "pg1-socket-path": options.socketFolder,
      "pg1-port": PORTS.postgres,
      "pg1-user": SUPERUSER,
    }),
    "",
  ].join("\n");
}

function repositorySettings({ environment, passphrase, certificate }: BackupOptions) {
  return {
    "repo1-type": "s3",
    "repo1-path": "/",
    "repo1-s3-bucket": BACKUP_BUCKET,
    "repo1-s3-endpoint": HOST_ADDRESS,
    "repo1-s3-region": environment.S3_REGION,
    "repo1-s3-uri-style": "path",
    "repo1-s3-key": environment.S3_ACCESS_KEY_ID,
    "repo1-s3-key-secret": environment.S3_SECRET_ACCESS_KEY,
    "repo1-storage-port": PORTS.gatewayTls,
    "repo1-storage-ca-file": certificate,
    "repo1-cipher-type": "aes-256-cbc",
    "repo1-cipher-pass": passphrase,
    "repo1-retention-full": 2,
  };
}

function renderLines(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}
