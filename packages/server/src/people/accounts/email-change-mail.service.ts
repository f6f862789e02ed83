import type { MailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { findAccountByEmail } from "./account.repository.ts";
import { type EmailChangeRow, findEmailChange } from "./email-change.repository.ts";
import type { EmailChangeService } from "./email-change.service.ts";
import type { EmailChangeAnswerService } from "./email-change-answer.service.ts";

export type EmailChangeMailJob = Extract<
  MailJob,
  { kind: "email-change" | "email-change-notice" | "email-changed" | "email-approved" }
>;

export type EmailChangeMail =
  | EmailChangeConfirmationMail
  /** The new address has an account already. */
  | { readonly kind: "email-change-taken"; readonly email: string }
  /** An administrator has approved the change; for the new address. */
  | { readonly kind: "email-approved"; readonly email: string }
  | EmailChangeNoticeMail;

/** The mail to the new address. */
export interface EmailChangeConfirmationMail {
  readonly kind: "email-change";
  readonly email: string;
  readonly token: string;
  readonly isOwn: boolean;
  readonly expiresAt: Date;
}

/** A mail to the address before the change. */
export interface EmailChangeNoticeMail {
  readonly kind: "email-change-notice" | "email-changed";
  readonly email: string;
  readonly newEmail: string;
  /** The token with which the old address allows, stops or undoes the change. */
  readonly token: string;
  readonly isOwn: boolean;
}

/** Loads a change when its email is sent; undefined when it was canceled or replaced. */
export class EmailChangeMailService {
  readonly #db: Database;
  readonly #changes: EmailChangeService;
  readonly #answers: EmailChangeAnswerService;

  constructor(db: Database, changes: EmailChangeService, answers: EmailChangeAnswerService) {
    this.#db = db;
    this.#changes = changes;
    this.#answers = answers;
  }

  async prepare({ kind, changeId }: EmailChangeMailJob): Promise<EmailChangeMail | undefined> {
    const change = await findEmailChange(this.#db, changeId);
    if (change === undefined) return undefined;
    if (kind === "email-approved") return { kind, email: change.newEmail };
    if (kind === "email-change") return this.#prepareConfirmation(change);
    const { oldEmail: email, newEmail, isOwn } = change;
    return { kind, email, newEmail, isOwn, token: this.#answers.createToken(changeId) };
  }

  async #prepareConfirmation(change: EmailChangeRow): Promise<EmailChangeMail | undefined> {
    const { id, newEmail: email, isOwn, expiresAt } = change;
    if (change.isExpired || change.newProvenAt !== null) return undefined;
    if ((await findAccountByEmail(this.#db, email))?.emailVerified === true) {
      return { kind: "email-change-taken", email };
    }
    const token = this.#changes.createToken(id);
    return { kind: "email-change", email, token, isOwn, expiresAt };
  }
}
