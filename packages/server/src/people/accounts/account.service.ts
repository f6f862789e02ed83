import { randomUUID } from "node:crypto";
import { normalizeEmail } from "@photomap/project";
import { listNetworkLimits, type RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer, GuestViewer } from "../../platform/viewer/viewer.ts";
import type { SuppressionList } from "../suppression/suppression-list.service.ts";
import {
  type AccountRow,
  findAccountByEmail,
  findAgreement,
  findTokenBalance,
  markEmailVerified,
  unblockPasswordReset,
  updatePassword,
  upsertUnverifiedAccount,
} from "./account.repository.ts";
import type {
  AcceptedAgreement,
  AccountRestorer,
  Agreement,
  ClientInfo,
  CodeRequestResult,
  CodeSignInResult,
  IssuedSession,
  SignInResult,
} from "./account.types.ts";
import type { CodeDevice, CodePurpose } from "./code.repository.ts";
import type { CodeService } from "./code.service.ts";
import { findEmailProblem, findPasswordProblem } from "./credential-rules.ts";
import type { PasswordService } from "./password.service.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import {
  type CodeClientInfo,
  type CodeRateLimits,
  describeCodeClient,
  NEW_GUEST_LIMIT,
} from "./rate-limits.ts";
import type { SessionService } from "./session.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly codes: CodeService;
  readonly codeRequestLimits: CodeRateLimits;
  readonly codeAttemptLimits: CodeRateLimits;
  readonly suppressionList: SuppressionList;
  readonly deletions: AccountRestorer;
  readonly sessions: SessionService;
  readonly passwords: PasswordService;
}

export class AccountService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Signs up. The result is the same for new, unverified and known addresses; only the email
   * differs.
   */
  async signUp(
    caller: ClientInfo,
    input: { email: string; password: string; agreement: Agreement },
  ): Promise<CodeRequestResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email) ?? findPasswordProblem(input.password, email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, db, codeRequestLimits, suppressionList } = this.#deps;
    const requester = describeCodeClient(caller, await findAccountByEmail(db, email));
    if (!(await codeRequestLimits.consume(requester))) return { kind: "too-many-attempts" };
    if (await suppressionList.has(email)) return { kind: "mail-refused", email };
    const passwordHash = await hashPassword(input.password);
    const { brand } = caller;
    const isAllowed = await db.transaction().execute(async (transaction) => {
      const device = toCodeDevice(requester);
      const request = { email, purpose: "VERIFY_EMAIL", brand, device } as const;
      if (!(await codes.request(transaction, request))) return false;
      const { agreement } = input;
      await upsertUnverifiedAccount(transaction, {
        id: randomUUID(),
        email,
        passwordHash,
        agreement,
      });
      return true;
    });
    return isAllowed ? { kind: "sent", email } : { kind: "too-many-codes" };
  }

  async sendCode(
    caller: ClientInfo,
    input: { email: string; purpose: CodePurpose },
  ): Promise<CodeRequestResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, db, codeRequestLimits, suppressionList } = this.#deps;
    const requester = describeCodeClient(caller, await findAccountByEmail(db, email));
    if (!(await codeRequestLimits.consume(requester))) return { kind: "too-many-attempts" };
    if (await suppressionList.has(email)) return { kind: "mail-refused", email };
    const { brand } = caller;
    const device = toCodeDevice(requester);
    const request = { email, purpose: input.purpose, brand, device };
    const isAllowed = await db
      .transaction()
      .execute((transaction) => codes.request(transaction, request));
    return isAllowed ? { kind: "sent", email } : { kind: "too-many-codes" };
  }

  /**
   * Signs in. A deleted account is restored if `restore` is set; otherwise the result says that it
   * can be.
   */
  async signIn(
    caller: ClientInfo,
    input: { email: string; password: string; restore?: boolean },
  ): Promise<SignInResult> {
    const checked = await this.#deps.passwords.check(caller, input);
    if (checked.kind !== "checked") return checked;
    const { account, isCorrect } = checked;
    if (account === undefined) return { kind: "not-found" };
    if (account.passwordResetRequired) {
      await this.sendCode(caller, { email: account.email, purpose: "RESET_PASSWORD" });
      return { kind: "reset-required" };
    }
    if (!isCorrect) return { kind: "incorrect-password" };
    if (!account.emailVerified) {
      await this.sendCode(caller, { email: account.email, purpose: "VERIFY_EMAIL" });
      return { kind: "not-confirmed" };
    }
    if (account.deletedAt !== null)
      return this.#restoreDeleted(caller, account, input.restore === true);
    const { db, sessions } = this.#deps;
    const session = await db.transaction().execute(async (transaction) => {
      if (account.passwordResetBlocked) await unblockPasswordReset(transaction, account.id);
      return sessions.startWithin(transaction, account.id, caller);
    });
    return { kind: "signed-in", session };
  }

  async #restoreDeleted(
    caller: ClientInfo,
    account: AccountRow,
    shouldRestore: boolean,
  ): Promise<SignInResult> {
    const { db, deletions, sessions } = this.#deps;
    const restorableUntil = await deletions.findRestorableUntil(account.id);
    if (restorableUntil === undefined) return { kind: "not-found" };
    if (!shouldRestore) return { kind: "deleted", restorableUntil };
    return db.transaction().execute(async (transaction) => {
      if (!(await deletions.restore(transaction, account.id))) return { kind: "not-found" };
      const session = await sessions.startWithin(transaction, account.id, caller);
      return { kind: "signed-in", session, isRestored: true };
    });
  }

  /**
   * Verifies an address by its code and the password: otherwise the mailbox's owner would confirm
   * an account that another person created.
   */
  async verifyEmail(
    caller: ClientInfo,
    input: { email: string; code: string; password: string },
  ): Promise<CodeSignInResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, codeAttemptLimits, db, suppressionList, sessions } = this.#deps;
    const account = await findAccountByEmail(db, email);
    const attempt = describeCodeClient(caller, account);
    if (!(await codeAttemptLimits.consume(attempt))) return { kind: "too-many-attempts" };
    const about = { email, purpose: "VERIFY_EMAIL", deviceId: caller.device?.id } as const;
    const codeId = await codes.verify(about, input.code);
    if (codeId === undefined || account === undefined) {
      return (await suppressionList.has(email))
        ? { kind: "mail-refused", email }
        : { kind: "code-refused" };
    }
    await codeAttemptLimits.refund(attempt);
    // The attempts at the code limit those at the password; the code stays valid for the next one.
    if (!(await verifyPassword(input.password, account.passwordHash))) {
      return { kind: "incorrect-password" };
    }
    return db.transaction().execute(async (transaction) => {
      if (!(await codes.redeem(transaction, codeId))) return { kind: "code-refused" };
      await markEmailVerified(transaction, account.id);
      const session = await sessions.startWithin(transaction, account.id, caller);
      return { kind: "signed-in", session };
    });
  }

  /**
   * Sets a new password. The code proves the mailbox: it also verifies the address, ends every
   * session and restores a deleted account.
   */
  async resetPassword(
    caller: ClientInfo,
    input: { email: string; code: string; newPassword: string },
  ): Promise<CodeSignInResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email) ?? findPasswordProblem(input.newPassword, email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, codeAttemptLimits, db, deletions, sessions } = this.#deps;
    const account = await findAccountByEmail(db, email);
    const attempt = describeCodeClient(caller, account);
    if (!(await codeAttemptLimits.consume(attempt))) return { kind: "too-many-attempts" };
    const about = { email, purpose: "RESET_PASSWORD", deviceId: caller.device?.id } as const;
    const codeId = await codes.verify(about, input.code);
    if (codeId === undefined || account === undefined || account.passwordResetBlocked) {
      return { kind: "code-refused" };
    }
    await codeAttemptLimits.refund(attempt);
    const passwordHash = await hashPassword(input.newPassword);
    return db.transaction().execute(async (transaction): Promise<CodeSignInResult> => {
      if (!(await codes.redeem(transaction, codeId))) return { kind: "code-refused" };
      const isRestored = await deletions.restore(transaction, account.id);
      if (account.deletedAt !== null && !isRestored) return { kind: "code-refused" };
      await markEmailVerified(transaction, account.id);
      await updatePassword(transaction, account.id, passwordHash);
      const session = await sessions.startExclusive(transaction, account.id, caller);
      return { kind: "signed-in", session, isRestored };
    });
  }

  /** Starts a guest session; undefined when the rate limit is exceeded. */
  async startGuest(
    caller: Pick<ClientInfo, "ip" | "widerNetwork">,
  ): Promise<(IssuedSession & { readonly viewer: GuestViewer }) | undefined> {
    if (!(await this.#deps.limiter.consumeAll(listNetworkLimits(NEW_GUEST_LIMIT, caller))))
      return undefined;
    return this.#deps.sessions.startGuest();
  }

  findAgreement(viewer: AccountViewer): Promise<AcceptedAgreement | undefined> {
    return findAgreement(this.#deps.db, viewer.accountId);
  }

  findTokenBalance(viewer: AccountViewer): Promise<number> {
    return findTokenBalance(this.#deps.db, viewer.accountId);
  }
}

function toCodeDevice({ caller, isKnownDevice: isKnown }: CodeClientInfo): CodeDevice | undefined {
  return caller.device && { id: caller.device.id, isKnown };
}
