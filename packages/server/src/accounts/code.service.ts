import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { BusinessId } from "@photomap/design";
import type { Queue } from "../adapters/queue.ts";
import type { Connection, Database, Transaction } from "../database/database.ts";
import {
  type CodePurpose,
  type CodeRequest,
  countAttempt,
  deleteOldCodes,
  findFreshRequest,
  insertCodeRequest,
  markUsed,
  storeCode,
} from "./code.repository.ts";

const LIFETIME_SECONDS = 600;
const MAX_ATTEMPTS = 5;
const CODES_PER_DAY = 5;
const DIGITS = 6;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  /** Without it the stored codes cannot be guessed, short as they are. */
  readonly key: string;
}

/** Six digits that prove a mailbox. The digits exist in the mail alone: not in a table, not in a job. */
export class CodeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The same work for every address: whether there is an account behind it is seen by the worker alone. */
  async request(
    transaction: Transaction,
    about: { email: string; purpose: CodePurpose; businessId: BusinessId },
  ): Promise<boolean> {
    const id = randomUUID();
    const { email, purpose, businessId } = about;
    const isAllowed = await insertCodeRequest(transaction, {
      id,
      email,
      purpose,
      dailyLimit: CODES_PER_DAY,
    });
    if (!isAllowed) return false;
    await this.#deps.queue.enqueue(transaction, "send-mail", {
      kind: "code",
      codeId: id,
      businessId,
    });
    return true;
  }

  find(id: string): Promise<CodeRequest | undefined> {
    return findFreshRequest(this.#deps.db, id, LIFETIME_SECONDS);
  }

  /** Makes the digits anew each time: a mail that is tried twice carries the code that counts. */
  async issue(request: CodeRequest): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
    await deleteOldCodes(this.#deps.db);
    await storeCode(this.#deps.db, {
      id: request.id,
      hmac: this.#hmac(request, code),
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return code;
  }

  /** The id of the code when it is right; it still has to be spent. */
  async verify(email: string, purpose: CodePurpose, code: string): Promise<string | undefined> {
    const taken = await countAttempt(this.#deps.db, { email, purpose, tries: MAX_ATTEMPTS });
    if (taken === undefined) return undefined;
    const hmac = this.#hmac({ id: taken.id, email, purpose }, code.replaceAll(/\s/g, ""));
    return timingSafeEqual(hmac, taken.code_hmac) ? taken.id : undefined;
  }

  redeem(connection: Connection, id: string): Promise<boolean> {
    return markUsed(connection, id);
  }

  #hmac({ id, email, purpose }: CodeRequest, code: string): Buffer {
    return createHmac("sha256", this.#deps.key)
      .update([id, purpose, email, code].join("\n"))
      .digest();
  }
}
