import { randomUUID } from "node:crypto";
import { normalizeEmail } from "@photomap/project";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { SuppressionList } from "../suppression/suppression-list.service.ts";
import {
  type AccountRow,
  findAccountByEmail,
  lockEmail,
  upsertAccountByCode,
} from "./account.repository.ts";
import type {
  AccountRestorer,
  Agreement,
  ClientInfo,
  SignInWithCodeResult,
} from "./account.types.ts";
import type { CodeService } from "./code.service.ts";
import { findEmailProblem } from "./credential-rules.ts";
import { type CodeRateLimits, describeCodeClient } from "./rate-limits.ts";
import type { SessionService } from "./session.service.ts";

interface Dependencies {
  readonly db: Database;
  readonly codes: CodeService;
  readonly codeAttemptLimits: CodeRateLimits;
  readonly suppressionList: SuppressionList;
  readonly deletions: AccountRestorer;
  readonly sessions: SessionService;
}

interface EnteredSignInCode {
  readonly email: string;
  readonly code: string;
  /** The documents that a person without an account accepts; without them, none is created. */
  readonly agreement?: Agreement | undefined;
}

/** Logs in by an emailed code alone, and creates accounts that have no password. */
export class CodeSignInService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Logs in to the account of the mailbox that the code proves, and restores a deleted one. Whether
   * there is an account is only told after a correct code.
   */
  async signIn(caller: ClientInfo, input: EnteredSignInCode): Promise<SignInWithCodeResult> {
    const email = normalizeEmail(input.email);
    const problem = findEmailProblem(email);
    if (problem !== undefined) return { kind: "invalid", problem };
    const { codes, codeAttemptLimits, db, sessions, suppressionList } = this.#deps;
    const attempt = describeCodeClient(caller, await findAccountByEmail(db, email));
    if (!(await codeAttemptLimits.consume(attempt))) return { kind: "too-many-attempts" };
    const about = { email, purpose: "SIGN_IN", deviceId: caller.device?.id } as const;
    const codeId = await codes.verify(about, input.code);
    if (codeId === undefined) {
      return (await suppressionList.has(email))
        ? { kind: "mail-refused", email }
        : { kind: "code-refused" };
    }
    await codeAttemptLimits.refund(attempt);
    return db.transaction().execute(async (transaction): Promise<SignInWithCodeResult> => {
      await lockEmail(transaction, email);
      const account = await findAccountByEmail(transaction, email);
      const isMember = account?.emailVerified === true;
      // The code stays valid: the person may accept the documents and enter it again.
      if (!isMember && input.agreement === undefined) return { kind: "not-found" };
      if (account?.passwordResetBlocked) return { kind: "code-refused" };
      if (!(await codes.redeem(transaction, codeId))) return { kind: "code-refused" };
      const opened = isMember
        ? await this.#openAccount(transaction, account)
        : await createAccount(transaction, email, input.agreement);
      if (opened === undefined) return { kind: "code-refused" };
      const session = await sessions.startWithin(transaction, opened.id, caller);
      return { kind: "signed-in", session, isRestored: opened.isRestored };
    });
  }

  /** Restores a deleted account; undefined when it was deleted too long ago. */
  async #openAccount(transaction: Transaction, { id, deletedAt }: AccountRow) {
    if (deletedAt === null) return { id, isRestored: false };
    const isRestored = await this.#deps.deletions.restore(transaction, id);
    return isRestored ? { id, isRestored } : undefined;
  }
}

async function createAccount(
  transaction: Transaction,
  email: string,
  agreement: Agreement | undefined,
) {
  if (agreement === undefined) return undefined;
  const id = await upsertAccountByCode(transaction, { id: randomUUID(), email, agreement });
  return id === undefined ? undefined : { id, isRestored: false };
}
