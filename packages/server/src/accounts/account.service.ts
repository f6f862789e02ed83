import { randomUUID } from "node:crypto";
import type { RateLimiter } from "../adapters/rate-limiter.ts";
import type { Database } from "../database/database.ts";
import type { AccountViewer, GuestViewer } from "../viewer/viewer.ts";
import {
  findAccountByEmail,
  findTokenBalance,
  insertUnverifiedAccount,
  markEmailVerified,
  updatePassword,
} from "./account.repository.ts";
import type { Caller, CodeRequestResult, CodeResult, SignInResult } from "./account-results.ts";
import { CODE_REQUEST_BY_IP, CODE_TRY_BY_IP, GUEST_BY_IP } from "./budgets.ts";
import type { CodePurpose } from "./code.repository.ts";
import type { CodeService } from "./code.service.ts";
import { findEmailProblem, normalizeEmail } from "./email-address.ts";
import type { PasswordService } from "./password.service.ts";
import { hashPassword } from "./password.ts";
import { findPasswordProblem } from "./password-rules.ts";
import type { NewSession, SessionService } from "./session.service.ts";

interface Collaborators {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly codes: CodeService;
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
    const { limiter, codes, db } = this.#with;
    if (!(await limiter.take(CODE_REQUEST_BY_IP, caller.ip))) return { kind: "too-many-attempts" };
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
    const { limiter, codes, db } = this.#with;
    if (!(await limiter.take(CODE_REQUEST_BY_IP, caller.ip))) return { kind: "too-many-attempts" };
    const about = { email, purpose: input.purpose, businessId: caller.businessId };
    const isAllowed = await db
      .transaction()
      .execute((transaction) => codes.request(transaction, about));
    return isAllowed ? { kind: "sent", email } : { kind: "too-many-codes" };
  }

  async signIn(caller: Caller, input: { email: string; password: string }): Promise<SignInResult> {
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
    const session = await this.#with.sessions.start(account.id, caller.token);
    return { kind: "signed-in", session };
  }

  /** Needs the password too: else somebody who signed up with another person's address would share the account. */
  async verifyEmail(
    caller: Caller,
    input: { email: string; code: string; password: string },
  ): Promise<CodeResult> {
    if (!(await this.#with.limiter.take(CODE_TRY_BY_IP, caller.ip))) {
      return { kind: "too-many-attempts" };
    }
    const checked = await this.#with.passwords.check(caller, input);
    if (checked.kind !== "checked") return checked;
    const { account, isRight } = checked;
    if (account === undefined) return { kind: "code-refused" };
    if (!isRight) return { kind: "incorrect-password" };
    await this.#with.passwords.forgetFailures(caller, account.email);
    const { codes, db, sessions } = this.#with;
    const codeId = await codes.evaluate(account.email, "VERIFY_EMAIL", input.code);
    if (codeId === undefined) return { kind: "code-refused" };
    return db.transaction().execute(async (transaction) => {
      if (!(await codes.spend(transaction, codeId))) return { kind: "code-refused" };
      await markEmailVerified(transaction, account.id);
      const session = await sessions.startWithin(transaction, account.id, caller.token);
      return { kind: "signed-in", session };
    });
  }

  /** Whoever reads the mailbox has the account: the code also proves the address, and ends every session. */
  async resetPassword(
    caller: Caller,
    input: { email: string; code: string; newPassword: string },
  ): Promise<CodeResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email) ?? findPasswordProblem(input.newPassword, email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { limiter, codes, db, sessions } = this.#with;
    if (!(await limiter.take(CODE_TRY_BY_IP, caller.ip))) return { kind: "too-many-attempts" };
    const codeId = await codes.evaluate(email, "RESET_PASSWORD", input.code);
    const account = codeId === undefined ? undefined : await findAccountByEmail(db, email);
    if (codeId === undefined || account === undefined) return { kind: "code-refused" };
    const passwordHash = await hashPassword(input.newPassword);
    const session = await db.transaction().execute(async (transaction) => {
      if (!(await codes.spend(transaction, codeId))) return undefined;
      await markEmailVerified(transaction, account.id);
      await updatePassword(transaction, account.id, passwordHash);
      return sessions.startAlone(transaction, account.id, caller.token);
    });
    if (session === undefined) return { kind: "code-refused" };
    await this.#with.passwords.forgetFailures(caller, email);
    return { kind: "signed-in", session };
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
