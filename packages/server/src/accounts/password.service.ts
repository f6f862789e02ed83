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
import { LOG_IN_BY_ACCOUNT, LOG_IN_BY_IP } from "./budgets.ts";
import { findEmailProblem, normalizeEmail } from "./email-address.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { findPasswordProblem } from "./password-rules.ts";
import type { SessionService } from "./session.service.ts";

interface Collaborators {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly sessions: SessionService;
}

export type PasswordCheck =
  | {
      readonly kind: "checked";
      readonly account: AccountRow | undefined;
      readonly isRight: boolean;
    }
  | { readonly kind: "too-many-attempts" }
  | Invalid;

/** Every guess at a password comes through here and is counted. */
export class PasswordService {
  readonly #with: Collaborators;

  constructor(collaborators: Collaborators) {
    this.#with = collaborators;
  }

  /** An unknown address costs what a known one does. */
  async check(caller: Caller, input: { email: string; password: string }): Promise<PasswordCheck> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (!(await this.#take(caller, email))) return { kind: "too-many-attempts" };
    const account = await findAccountByEmail(this.#with.db, email);
    const isRight = await verifyPassword(input.password, account?.password_hash);
    return { kind: "checked", account, isRight };
  }

  async forgetFailures({ ip }: Caller, email: string): Promise<void> {
    const { limiter } = this.#with;
    await limiter.giveBack(LOG_IN_BY_IP, ip);
    await limiter.clear(LOG_IN_BY_ACCOUNT, email);
  }

  async change(
    caller: Caller,
    viewer: AccountViewer,
    input: { currentPassword: string; newPassword: string },
  ): Promise<ChangePasswordResult> {
    const problem = findPasswordProblem(input.newPassword, viewer.email);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (!(await this.#take(caller, viewer.email))) return { kind: "too-many-attempts" };
    const { db, sessions } = this.#with;
    const stored = await findPasswordHash(db, viewer.accountId);
    if (!(await verifyPassword(input.currentPassword, stored?.password_hash))) {
      return { kind: "incorrect-password" };
    }
    await this.forgetFailures(caller, viewer.email);
    const passwordHash = await hashPassword(input.newPassword);
    const session = await db.transaction().execute(async (transaction) => {
      await updatePassword(transaction, viewer.accountId, passwordHash);
      return sessions.startAlone(transaction, viewer.accountId, caller.token);
    });
    return { kind: "changed", session };
  }

  async #take({ ip }: Caller, email: string): Promise<boolean> {
    const { limiter } = this.#with;
    return (await limiter.take(LOG_IN_BY_IP, ip)) && (await limiter.take(LOG_IN_BY_ACCOUNT, email));
  }
}
