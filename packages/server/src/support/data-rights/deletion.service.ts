import type { ClientInfo, TooManyAttempts } from "../../people/accounts/account.types.ts";
import type { PasswordService } from "../../people/accounts/password.service.ts";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { type DataSubject, findDataSubject } from "./area.ts";
import { AREAS } from "./areas.ts";
import {
  findDeletion,
  hideAccount,
  listErasableAccountIds,
  unhideAccount,
} from "./deletion.repository.ts";

/** The word to type as confirmation. */
const CONFIRMATION = "delete";

export type DeletionResult =
  | { readonly kind: "deleted"; readonly restorableUntil: Date }
  | { readonly kind: "not-confirmed" }
  | { readonly kind: "incorrect-password" }
  | TooManyAttempts;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly passwords: PasswordService;
}

/** Deletes accounts: hidden at once, erased after seven days, restorable until then. */
export class DeletionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async request(
    caller: ClientInfo,
    viewer: AccountViewer,
    input: { password: string; confirmation: string },
  ): Promise<DeletionResult> {
    if (input.confirmation.trim().toLowerCase() !== CONFIRMATION) return { kind: "not-confirmed" };
    const { db, passwords, queue } = this.#deps;
    const { accountId } = viewer;
    const checked = await passwords.checkAgain(viewer, input.password);
    if (checked.kind === "too-many-attempts") return checked;
    if (checked.kind === "incorrect") return { kind: "incorrect-password" };
    const hidden = await db.transaction().execute(async (transaction) => {
      const deletion = await hideAccount(transaction, accountId);
      if (deletion === undefined) return undefined;
      await queue.enqueue(transaction, "send-mail", {
        kind: "account-deleted",
        accountId,
        businessId: caller.brand,
      });
      return deletion;
    });
    return hidden === undefined ? { kind: "incorrect-password" } : { kind: "deleted", ...hidden };
  }

  restore(transaction: Transaction, accountId: string): Promise<boolean> {
    return unhideAccount(transaction, accountId);
  }

  /** Returns undefined when the account is not deleted or can no longer be restored. */
  async findRestorableUntil(accountId: string): Promise<Date | undefined> {
    const deletion = await findDeletion(this.#deps.db, accountId);
    const isRestorable = deletion !== undefined && deletion.restorableUntil.getTime() > Date.now();
    return isRestorable ? deletion.restorableUntil : undefined;
  }

  /**
   * Erases all due accounts and returns how many. A failure does not stop the others; the next run
   * retries it.
   */
  async eraseDue(): Promise<number> {
    const due = await listErasableAccountIds(this.#deps.db);
    const failures: unknown[] = [];
    for (const accountId of due) {
      await this.#erase(accountId).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, "Not every account was erased");
    return due.length;
  }

  /** Erases objects first: while the rows exist, the next attempt can find the rest. */
  async #erase(accountId: string): Promise<void> {
    const { db, queue } = this.#deps;
    const subject = await findDataSubject(db, accountId);
    if (subject === undefined) return;
    await this.#eraseObjects(subject);
    await db.transaction().execute(async (transaction) => {
      for (const area of AREAS) await area.erase(transaction, subject, queue);
      await queue.deleteJobsMentioning(transaction, [subject.email, ...subject.identities]);
    });
  }

  async #eraseObjects(subject: DataSubject): Promise<void> {
    const { db, storage } = this.#deps;
    for (const { eraseObjects } of AREAS) await eraseObjects?.(db, storage, subject);
    for (const bucket of storage.buckets) {
      for (const identity of subject.identities) await storage.removeAll(bucket, `${identity}/`);
    }
  }
}
