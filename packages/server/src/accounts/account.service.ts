import { randomUUID } from "node:crypto";
import type { RateLimiter } from "../adapters/rate-limiter.ts";
import type { Database } from "../database/database.ts";
import type { RefusalService } from "../mail/refusal.service.ts";
import type { DeletionService } from "../rights/deletion.service.ts";
import type { AccountViewer, GuestViewer } from "../viewer/viewer.ts";
import {
  type AccountRow,
  findAccountByEmail,
  findTokenBalance,
  insertUnverifiedAccount,
  markEmailVerified,
  updatePassword,
} from "./account.repository.ts";
import type {
  Caller,
  CodeRequestResult,
  CodeResult,
  NewSession,
  SignInResult,
} from "./account.types.ts";
import { GUEST_BY_IP } from "./budgets.ts";
import type { CodePurpose } from "./code.repository.ts";
import type { CodeService } from "./code.service.ts";
import type { CodeBudgets } from "./code-budgets.ts";
import { findEmailProblem, normalizeEmail } from "./email-address.ts";
import type { PasswordService } from "./password.service.ts";
import { hashPassword } from "./password.ts";
import { findPasswordProblem } from "./password-rules.ts";
import type { SessionService } from "./session.service.ts";

interface Collaborators {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly codes: CodeService;
  readonly codeBudgets: CodeBudgets;
  readonly refusals: RefusalService;
  readonly deletions: DeletionService;
  readonly sessions: SessionService;
  readonly passwords: PasswordService;
}

export class AccountService {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** One answer for a new, an unproved and a known address; the mail tells them apart. */
  async signUp(
    caller: Caller,
    input: { email: string; password: string },
  ): Promise<CodeRequestResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email) ?? findPasswordProblem(input.password, email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, db, codeBudgets, refusals } = this.#with;
    if (!(await codeBudgets.takeRequest(caller))) return { kind: "too-many-attempts" };
    if (await refusals.has(email)) return { kind: "mail-refused", email };
    const passwordHash = await hashPassword(input.password);
    const { businessId } = caller;
    const isAllowed = await db.transaction().execute(async (transaction) => {
      const about = { email, purpose: "VERIFY_EMAIL", businessId } as const;
      if (!(await codes.request(transaction, about))) return false;
      await insertUnverifiedAccount(transaction, { id: randomUUID(), email, passwordHash });
      return true;
    });
    return isAllowed ? { kind: "sent", email } : { kind: "too-many-codes" };
  }

  async sendCode(
    caller: Caller,
    input: { email: string; purpose: CodePurpose },
  ): Promise<CodeRequestResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, db, codeBudgets, refusals } = this.#with;
    if (!(await codeBudgets.takeRequest(caller))) return { kind: "too-many-attempts" };
    if (await refusals.has(email)) return { kind: "mail-refused", email };
    const about = { email, purpose: input.purpose, businessId: caller.businessId };
    const isAllowed = await db
      .transaction()
      .execute((transaction) => codes.request(transaction, about));
    return isAllowed ? { kind: "sent", email } : { kind: "too-many-codes" };
  }

  /** An account that waits to be erased is offered back, and comes back when the person says so. */
  async signIn(
    caller: Caller,
    input: { email: string; password: string; restore?: boolean },
  ): Promise<SignInResult> {
    const checked = await this.#with.passwords.check(caller, input);
    if (checked.kind !== "checked") return checked;
    const { account, isRight } = checked;
    if (account === undefined) return { kind: "not-found" };
    if (account.password_reset_required) {
      await this.sendCode(caller, { email: account.email, purpose: "RESET_PASSWORD" });
      return { kind: "reset-required" };
    }
    if (!isRight) return { kind: "incorrect-password" };
    await this.#with.passwords.forgetFailures(caller, account.email);
    if (!account.email_verified) return { kind: "not-confirmed" };
    if (account.deleted_at !== null)
      return this.#offerBack(caller, account, input.restore === true);
    const session = await this.#with.sessions.start(account.id, caller.token);
    return { kind: "signed-in", session };
  }

  async #offerBack(caller: Caller, account: AccountRow, isWanted: boolean): Promise<SignInResult> {
    const { db, deletions, sessions } = this.#with;
    const restorableUntil = await deletions.findRestorableUntil(account.id);
    if (restorableUntil === undefined) return { kind: "not-found" };
    if (!isWanted) return { kind: "deleted", restorableUntil };
    return db.transaction().execute(async (transaction) => {
      if (!(await deletions.restore(transaction, account.id))) return { kind: "not-found" };
      const session = await sessions.startWithin(transaction, account.id, caller.token);
      return { kind: "signed-in", session, isRestored: true };
    });
  }

  /** Needs the password too: else somebody who signed up with another person's address would share the account. */
  async verifyEmail(
    caller: Caller,
    input: { email: string; code: string; password: string },
  ): Promise<CodeResult> {
    const { codes, codeBudgets, db, refusals, sessions } = this.#with;
    if (!(await codeBudgets.takeTry(caller))) return { kind: "too-many-attempts" };
    const checked = await this.#with.passwords.check(caller, input);
    if (checked.kind !== "checked") return checked;
    const { account, isRight } = checked;
    if (account === undefined) return { kind: "code-refused" };
    if (!isRight) return { kind: "incorrect-password" };
    await this.#with.passwords.forgetFailures(caller, account.email);
    const codeId = await codes.evaluate(account.email, "VERIFY_EMAIL", input.code);
    if (codeId === undefined) {
      const { email } = account;
      return (await refusals.has(email))
        ? { kind: "mail-refused", email }
        : { kind: "code-refused" };
    }
    await codeBudgets.giveBackTry(caller);
    return db.transaction().execute(async (transaction) => {
      if (!(await codes.spend(transaction, codeId))) return { kind: "code-refused" };
      await markEmailVerified(transaction, account.id);
      const session = await sessions.startWithin(transaction, account.id, caller.token);
      return { kind: "signed-in", session };
    });
  }

  /**
   * Whoever reads the mailbox has the account: the code also proves the address, ends every session,
   * and brings an account back that waits to be erased.
   */
  async resetPassword(
    caller: Caller,
    input: { email: string; code: string; newPassword: string },
  ): Promise<CodeResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email) ?? findPasswordProblem(input.newPassword, email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, codeBudgets, db, deletions, sessions } = this.#with;
    if (!(await codeBudgets.takeTry(caller))) return { kind: "too-many-attempts" };
    const codeId = await codes.evaluate(email, "RESET_PASSWORD", input.code);
    const account = codeId === undefined ? undefined : await findAccountByEmail(db, email);
    if (codeId === undefined || account === undefined) return { kind: "code-refused" };
    await codeBudgets.giveBackTry(caller);
    const passwordHash = await hashPassword(input.newPassword);
    const result = await db.transaction().execute(async (transaction): Promise<CodeResult> => {
      if (!(await codes.spend(transaction, codeId))) return { kind: "code-refused" };
      const isRestored = await deletions.restore(transaction, account.id);
      if (account.deleted_at !== null && !isRestored) return { kind: "code-refused" };
      await markEmailVerified(transaction, account.id);
      await updatePassword(transaction, account.id, passwordHash);
      const session = await sessions.startAlone(transaction, account.id, caller.token);
      return { kind: "signed-in", session, isRestored };
    });
    if (result.kind === "signed-in") await this.#with.passwords.forgetFailures(caller, email);
    return result;
  }

  /** The first upload of a browser makes it a guest. */
  async startGuest(
    caller: Pick<Caller, "ip">,
  ): Promise<(NewSession & { readonly viewer: GuestViewer }) | undefined> {
    if (!(await this.#with.limiter.take(GUEST_BY_IP, caller.ip))) return undefined;
    return this.#with.sessions.startGuest();
  }

  findTokenBalance(viewer: AccountViewer): Promise<number> {
    return findTokenBalance(this.#with.db, viewer.accountId);
  }
}
