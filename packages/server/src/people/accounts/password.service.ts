import { normalizeEmail } from "@photomap/project";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import {
  type AccountRow,
  findAccountByEmail,
  findPasswordHash,
  updatePassword,
} from "./account.repository.ts";
import type {
  ChangePasswordResult,
  ClientInfo,
  InvalidResult,
  TooManyAttempts,
} from "./account.types.ts";
import { findEmailProblem, findPasswordProblem } from "./credential-rules.ts";
import { isKnownDevice } from "./device-cookie.ts";
import type { LogInRateLimits } from "./log-in-rate-limits.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { SessionService } from "./session.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly limits: LogInRateLimits;
  readonly sessions: SessionService;
}

export type PasswordCheckResult =
  | {
      readonly kind: "checked";
      readonly account: AccountRow | undefined;
      readonly isCorrect: boolean;
    }
  | TooManyAttempts
  | InvalidResult;

/** Checks passwords and counts every attempt. */
export class PasswordService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Checks a password, which takes the same time for an unknown address. */
  async check(
    caller: ClientInfo,
    input: { email: string; password: string },
  ): Promise<PasswordCheckResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { db, limits } = this.#deps;
    const account = await findAccountByEmail(db, email);
    const isKnown = account !== undefined && isKnownDevice(caller.device, account);
    const attempt = { caller, email, knownAccountId: isKnown ? account.id : undefined };
    if (!(await limits.consume(attempt))) {
      return { kind: "too-many-attempts", waitSeconds: await limits.getWaitSeconds(attempt) };
    }
    const isCorrect = await verifyPassword(input.password, account?.passwordHash);
    if (isCorrect) await limits.refund(attempt);
    return { kind: "checked", account, isCorrect };
  }

  /**
   * Checks the password of a signed-in user, whose attempts are counted separately from log-ins.
   */
  async checkAgain(
    { accountId }: AccountViewer,
    password: string,
  ): Promise<{ readonly kind: "correct" | "incorrect" } | TooManyAttempts> {
    const { db, limits } = this.#deps;
    if (!(await limits.consumeInSession(accountId))) {
      const waitSeconds = await limits.getWaitSecondsInSession(accountId);
      return { kind: "too-many-attempts", waitSeconds };
    }
    const stored = await findPasswordHash(db, accountId);
    if (!(await verifyPassword(password, stored?.passwordHash))) return { kind: "incorrect" };
    await limits.resetInSession(accountId);
    return { kind: "correct" };
  }

  /** Whether the account has a password; one that was created by a code has none at first. */
  async hasPassword({ accountId }: AccountViewer): Promise<boolean> {
    const stored = await findPasswordHash(this.#deps.db, accountId);
    return typeof stored?.passwordHash === "string";
  }

  /** Hashes a password that belongs to no account, such as that of a share link. */
  async createHash(
    password: string,
  ): Promise<{ readonly hash: string } | { readonly problem: string }> {
    const problem = findPasswordProblem(password, "");
    return problem === undefined ? { hash: await hashPassword(password) } : { problem };
  }

  /** Compares a password without counting an attempt; takes the same time without a hash. */
  isCorrect(password: string, hash: string | null | undefined): Promise<boolean> {
    return verifyPassword(password, hash);
  }

  async change(
    caller: ClientInfo,
    viewer: AccountViewer,
    input: { currentPassword: string; newPassword: string },
  ): Promise<ChangePasswordResult> {
    const problem = findPasswordProblem(input.newPassword, viewer.email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const checked = await this.checkAgain(viewer, input.currentPassword);
    if (checked.kind === "too-many-attempts") return checked;
    if (checked.kind === "incorrect") return { kind: "incorrect-password" };
    const { db, sessions } = this.#deps;
    const passwordHash = await hashPassword(input.newPassword);
    return db.transaction().execute(async (transaction) => {
      await updatePassword(transaction, viewer.accountId, passwordHash);
      const session = await sessions.startExclusive(transaction, viewer.accountId, caller);
      return { kind: "changed", session };
    });
  }
}
