import { normalizeEmail } from "@photomap/project";
import { z } from "zod";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import {
  type ApplyEmailChangeResult,
  applyEmailChange,
  lockPendingEmailChange,
  releaseEmail,
} from "./apply-email-change.ts";
import {
  changeAccountEmail,
  deletePendingChange,
  findEmailChange,
  lockAccount,
  markOldAddressProven,
  markUndone,
  requirePasswordReset,
} from "./email-change.repository.ts";
import { moveRecordedRows } from "./moved-rows.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

export type AllowChangeResult =
  | ApplyEmailChangeResult
  /** The old address approves; the link mailed to the new one is still unopened. */
  | { readonly kind: "waiting"; readonly newEmail: string }
  | { readonly kind: "refused" };

export type StopChangeResult =
  | { readonly kind: "stopped"; readonly email: string }
  /** The account has its old address again; its password has to be chosen anew. */
  | { readonly kind: "undone"; readonly email: string }
  /** Another account has verified the old address by now. */
  | { readonly kind: "taken" }
  /** The link is forged or too old, or the change was canceled or replaced. */
  | { readonly kind: "refused" };

const contentSchema = z.object({ changeId: z.guid() });

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly keys: SecretKeys;
}

/** Answers of the old address to an email change, by the links that were mailed to it. */
export class EmailChangeAnswerService {
  readonly #deps: Dependencies;
  readonly #tokens: TextSigner;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#tokens = new TextSigner(deps.keys, "email-change-answer");
  }

  createToken(changeId: string): string {
    return this.#tokens.write({ changeId });
  }

  /** Approves a change, which is made when the new address is proven too. */
  async allow(token: string): Promise<AllowChangeResult> {
    const changeId = this.#readToken(token);
    if (changeId === undefined) return { kind: "refused" };
    return this.#deps.db.transaction().execute(async (transaction): Promise<AllowChangeResult> => {
      const change = await lockPendingEmailChange(transaction, changeId);
      if (change === undefined) return { kind: "refused" };
      await markOldAddressProven(transaction, changeId);
      if (change.newProvenAt === null) return { kind: "waiting", newEmail: change.newEmail };
      return applyEmailChange(transaction, this.#deps.queue, { change });
    });
  }

  /** Stops a pending change, or undoes one that was made, with every later one. */
  async stop(token: string): Promise<StopChangeResult> {
    const changeId = this.#readToken(token);
    if (changeId === undefined) return { kind: "refused" };
    return this.#deps.db.transaction().execute(async (transaction): Promise<StopChangeResult> => {
      const open = await lockPendingEmailChange(transaction, changeId);
      if (open === undefined) return undoChange(transaction, changeId);
      await deletePendingChange(transaction, open.accountId);
      return { kind: "stopped", email: open.oldEmail };
    });
  }

  #readToken(token: string): string | undefined {
    return contentSchema.safeParse(this.#tokens.read(token)).data?.changeId;
  }
}

async function undoChange(transaction: Transaction, changeId: string): Promise<StopChangeResult> {
  const found = await findEmailChange(transaction, changeId);
  const account = found && (await lockAccount(transaction, found.accountId));
  const change = account && (await findEmailChange(transaction, changeId));
  if (change === undefined || account === undefined) return { kind: "refused" };
  const { accountId, oldEmail: email } = change;
  if (!change.isUndoable) return { kind: "refused" };
  if (!(await releaseEmail(transaction, { email, accountId }))) return { kind: "taken" };
  const undone = await markUndone(transaction, change);
  const from = undone.map(({ newEmail }) => newEmail);
  // The newest first: a row that several changes moved ends at the address it had before them.
  for (const { id, oldEmail } of undone) {
    await moveRecordedRows(transaction, { changeId: id, from, to: oldEmail });
  }
  const current = normalizeEmail(account.email);
  await changeAccountEmail(transaction, { accountId, from: current, to: email });
  await deletePendingChange(transaction, accountId);
  await requirePasswordReset(transaction, accountId);
  await revokeAccountAccess(transaction, accountId);
  return { kind: "undone", email };
}
