import { normalizeEmail } from "@photomap/project";
import type { RateLimiter } from "../adapters/rate-limiter.ts";
import type { Database } from "../database/database.ts";
import type { AccountViewer } from "../viewer/viewer.ts";
import {
  type AccountRow,
  findAccountByEmail,
  findPasswordHash,
  updatePassword,
} from "./account.repository.ts";
import type { Caller, ChangePasswordResult, Invalid } from "./account.types.ts";
import { findEmailProblem, findPasswordProblem } from "./credential-rules.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { LOG_IN_BY_ACCOUNT, LOG_IN_BY_IP } from "./rate-limits.ts";
import type { SessionService } from "./session.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly sessions: SessionService;
}

export type PasswordCheck =
  | {
      readonly kind: "checked";
      readonly account: AccountRow | undefined;
      readonly isCorrect: boolean;
    }
  | { readonly kind: "too-many-attempts" }
  | Invalid;

/** Checks passwords and counts every attempt. */
export class PasswordService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Takes the same time for an unknown address. */
  async check(caller: Caller, input: { email: string; password: string }): Promise<PasswordCheck> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (!(await this.#take(caller, email))) return { kind: "too-many-attempts" };
    const account = await findAccountByEmail(this.#deps.db, email);
    const isCorrect = await verifyPassword(input.password, account?.password_hash);
    return { kind: "checked", account, isCorrect };
  }

  async resetFailures({ ip }: Caller, email: string): Promise<void> {
    const { limiter } = this.#deps;
    await limiter.refund(LOG_IN_BY_IP, ip);
    await limiter.reset(LOG_IN_BY_ACCOUNT, email);
  }

  async change(
    caller: Caller,
    viewer: AccountViewer,
    input: { currentPassword: string; newPassword: string },
  ): Promise<ChangePasswordResult> {
    const problem = findPasswordProblem(input.newPassword, viewer.email);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (!(await this.#take(caller, viewer.email))) return { kind: "too-many-attempts" };
    const { db, sessions } = this.#deps;
    const stored = await findPasswordHash(db, viewer.accountId);
    if (!(await verifyPassword(input.currentPassword, stored?.password_hash))) {
      return { kind: "incorrect-password" };
    }
    await this.resetFailures(caller, viewer.email);
    const passwordHash = await hashPassword(input.newPassword);
    const session = await db.transaction().execute(async (transaction) => {
      await updatePassword(transaction, viewer.accountId, passwordHash);
      return sessions.startExclusive(transaction, viewer.accountId, caller.token);
    });
    return { kind: "changed", session };
  }

  async #take({ ip }: Caller, email: string): Promise<boolean> {
    const { limiter } = this.#deps;
    return (
      (await limiter.consume(LOG_IN_BY_IP, ip)) && (await limiter.consume(LOG_IN_BY_ACCOUNT, email))
    );
  }
}
