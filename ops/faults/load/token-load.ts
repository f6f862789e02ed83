import { randomUUID } from "node:crypto";
import type { AccountViewer } from "@photomap/server";
import { type Repetition, repeat } from "./repeat.ts";
import { SaveHistory } from "./save-history.ts";
import { createWriter, type WriterOptions } from "./writer.ts";

export interface TokenLoad extends Repetition {
  readonly accountId: string;
  /** The postings, numbered by the account's transactions. */
  readonly history: SaveHistory;
}

/** Posts tokens to an account's ledger one after the other; a retry uses the same request id. */
export async function startTokenLoad({
  backend,
  index,
  schedule,
  answers,
}: WriterOptions): Promise<TokenLoad> {
  const { accountId } = await createWriter(backend, `token-owner-${index}`);
  const admin: AccountViewer = {
    kind: "account",
    accountId,
    email: "administrator@photomap.example",
    identity: accountId,
    staffRole: "ADMIN",
  };
  const history = new SaveHistory();
  let posted = 0;
  let requestId: string = randomUUID();
  const post = async () => {
    history.addSent(posted + 1);
    const adjustment = { accountId, requestId, tokens: 1, note: "Load" };
    const { kind } = await backend.staff.tokens.adjust(admin, adjustment);
    if (kind !== "adjusted") throw new Error(kind);
    posted += 1;
    history.addAcknowledged(posted);
    requestId = randomUUID();
  };
  return { ...repeat(schedule, () => answers.record(post)), accountId, history };
}
