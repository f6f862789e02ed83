import type { MailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { findDataSubject } from "./area.ts";
import { findDeletion } from "./deletion.repository.ts";
import { findExport } from "./export.repository.ts";

export type DataRightsMailJob = Extract<MailJob, { kind: "export-ready" | "account-deleted" }>;

export type DataRightsMail =
  | { readonly kind: "export-ready"; readonly email: string; readonly expiresAt: Date }
  | { readonly kind: "account-deleted"; readonly email: string; readonly restorableUntil: Date };

/** Loads the content of a mail when it is sent; undefined when it no longer applies. */
export class DataRightsMailService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  prepare(job: DataRightsMailJob): Promise<DataRightsMail | undefined> {
    switch (job.kind) {
      case "export-ready":
        return this.#prepareExport(job.exportId);
      case "account-deleted":
        return this.#prepareDeletion(job.accountId);
    }
  }

  async #prepareExport(exportId: string): Promise<DataRightsMail | undefined> {
    const row = await findExport(this.#db, exportId);
    if (row?.status !== "DONE" || row.expiresAt === null) return undefined;
    // The account was deleted since the export was requested.
    if ((await findDeletion(this.#db, row.ownerId)) !== undefined) return undefined;
    const subject = await findDataSubject(this.#db, row.ownerId);
    return subject && { kind: "export-ready", email: subject.email, expiresAt: row.expiresAt };
  }

  async #prepareDeletion(accountId: string): Promise<DataRightsMail | undefined> {
    const deletion = await findDeletion(this.#db, accountId);
    return deletion && { kind: "account-deleted", ...deletion };
  }
}
