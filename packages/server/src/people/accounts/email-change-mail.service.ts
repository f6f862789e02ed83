import type { MailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { findEmailChange } from "./email-change.repository.ts";
import type { EmailChangeService } from "./email-change.service.ts";

export type EmailChangeMailJob = Extract<
  MailJob,
  { kind: "email-change" | "email-change-notice" | "email-changed" }
>;

export type EmailChangeMail =
  | { readonly kind: "email-change"; readonly email: string; readonly token: string }
  | {
      readonly kind: "email-change-notice" | "email-changed";
      /** The address before the change. */
      readonly email: string;
      readonly newEmail: string;
    };

/** Loads a change when its email is sent; undefined when it was canceled or replaced. */
export class EmailChangeMailService {
  readonly #db: Database;
  readonly #changes: EmailChangeService;

  constructor(db: Database, changes: EmailChangeService) {
    this.#db = db;
    this.#changes = changes;
  }

  async prepare({ kind, changeId }: EmailChangeMailJob): Promise<EmailChangeMail | undefined> {
    const change = await findEmailChange(this.#db, changeId);
    if (change === undefined) return undefined;
    if (kind !== "email-change") {
      return { kind, email: change.oldEmail, newEmail: change.newEmail };
    }
    if (change.isExpired || change.confirmedAt !== null) return undefined;
    return { kind, email: change.newEmail, token: this.#changes.createToken(change.id) };
  }
}
