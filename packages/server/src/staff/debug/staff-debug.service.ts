import {
  listFailedMailJobs,
  listQueueDepths,
  type QueueDepth,
} from "../../platform/adapters/pg-boss/queue-state.ts";
import {
  type ConfigVariable,
  listConfigVariables,
} from "../../platform/config/list-config-variables.ts";
import type { Database } from "../../platform/database/database.ts";
import { listMigrations } from "../../platform/database/migrate.ts";
import { scrubText } from "../../platform/telemetry/scrub-text.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  type FailedWebhookRow,
  findDatabaseVersions,
  listFailedWebhooks,
  listMailRefusals,
  listProcesses,
  listRecentErrors,
  type RecentErrorRow,
  type RunningProcessRow,
} from "./staff-debug.repository.ts";

export type { QueueDepth } from "../../platform/adapters/pg-boss/queue-state.ts";
export type { ConfigVariable } from "../../platform/config/list-config-variables.ts";
export type {
  FailedWebhookRow,
  RecentErrorRow,
  RunningProcessRow,
} from "./staff-debug.repository.ts";

export interface FailedMail {
  readonly id: string;
  /** The kind of email, such as receipt; null if it was refused after it was accepted. */
  readonly kind: string | null;
  readonly state: "RETRIED" | "FAILED" | "REFUSED";
  readonly attempts: number | null;
  /** The masked address, such as "a…@mail.example"; null when unknown. */
  readonly recipient: string | null;
  readonly reason: string;
  readonly failedAt: Date;
}

export interface Versions {
  readonly node: string;
  readonly postgresql: string;
  readonly queue: number | null;
  readonly lastMigration: string | null;
  readonly migrationCount: number;
  /** Migrations of this release that are not applied. */
  readonly missingMigrations: readonly string[];
}

export interface DebugReport {
  readonly versions: Versions;
  readonly processes: readonly RunningProcessRow[];
  readonly variables: readonly ConfigVariable[];
  readonly queues: readonly QueueDepth[];
  readonly errors: readonly RecentErrorRow[];
  readonly mails: readonly FailedMail[];
  readonly webhooks: readonly FailedWebhookRow[];
}

const MAX_ERRORS = 100;
const MAX_MAILS = 50;
const MAX_WEBHOOKS = 50;

/** Reads the state of the running system for staff. */
export class DebugService {
  readonly #db: Database;
  readonly #config: Readonly<Record<string, unknown>>;

  constructor(db: Database, config: Readonly<Record<string, unknown>>) {
    this.#db = db;
    this.#config = config;
  }

  /** Returns undefined for viewers without the permission. */
  async read(viewer: Viewer): Promise<DebugReport | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const [versions, processes, queues, errors, mails, webhooks] = await Promise.all([
      this.#readVersions(),
      listProcesses(this.#db),
      listQueueDepths(this.#db),
      listRecentErrors(this.#db, MAX_ERRORS),
      this.#listFailedMails(),
      listFailedWebhooks(this.#db, MAX_WEBHOOKS),
    ]);
    const variables = listConfigVariables(this.#config);
    return { versions, processes, variables, queues, errors, mails, webhooks };
  }

  async #readVersions(): Promise<Versions> {
    const [{ postgresql, migrations, queue }, known] = await Promise.all([
      findDatabaseVersions(this.#db),
      listMigrations(),
    ]);
    return {
      node: process.version,
      postgresql,
      queue,
      lastMigration: migrations.at(-1) ?? null,
      migrationCount: migrations.length,
      missingMigrations: known.filter((name) => !migrations.includes(name)),
    };
  }

  async #listFailedMails(): Promise<FailedMail[]> {
    const [jobs, refusals] = await Promise.all([
      listFailedMailJobs(this.#db, MAX_MAILS),
      listMailRefusals(this.#db, MAX_MAILS),
    ]);
    const failed = jobs.map(({ id, kind, isRetried, attempts, email, reason, failedAt }) => ({
      id,
      kind,
      state: isRetried ? ("RETRIED" as const) : ("FAILED" as const),
      attempts,
      recipient: email === null ? null : maskEmail(email),
      reason: scrubText(reason ?? ""),
      failedAt,
    }));
    const refused = refusals.map(({ email, reason, refusedAt }) => ({
      id: `refused ${maskEmail(email)} ${refusedAt.getTime()}`,
      kind: null,
      state: "REFUSED" as const,
      attempts: null,
      recipient: maskEmail(email),
      reason: scrubText(reason),
      failedAt: refusedAt,
    }));
    return [...failed, ...refused]
      .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
      .slice(0, MAX_MAILS);
  }
}

/** Masks an address as "a…@mail.example", enough to compare with a complaint. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
