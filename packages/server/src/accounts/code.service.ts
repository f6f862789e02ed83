import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { BusinessId } from "@photomap/design";
import type { Queue } from "../adapters/queue.ts";
import type { KeyList } from "../config/config.ts";
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
  /** Keys of the HMAC: without them six digits could be recovered from the table. */
  readonly keys: KeyList;
}

/**
 * Six-digit codes that prove a mailbox. The digits are in the mail only, in no table and no job.
 */
export class CodeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Does the same work for every address; only the worker looks for an account. */
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

  /** Creates new digits on every call: a retried mail contains the valid code. */
  async issue(request: CodeRequest): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
    await deleteOldCodes(this.#deps.db);
    await storeCode(this.#deps.db, {
      id: request.id,
      hmac: createCodeHmac(this.#deps.keys[0], request, code),
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return code;
  }

  /** The id of the code if it is correct; the caller still has to redeem it. */
  async verify(email: string, purpose: CodePurpose, code: string): Promise<string | undefined> {
    const taken = await countAttempt(this.#deps.db, { email, purpose, tries: MAX_ATTEMPTS });
    if (taken === undefined) return undefined;
    const digits = code.replaceAll(/\s/g, "");
    const isCorrect = this.#deps.keys.some((key) =>
      timingSafeEqual(
        createCodeHmac(key, { id: taken.id, email, purpose }, digits),
        taken.code_hmac,
      ),
    );
    return isCorrect ? taken.id : undefined;
  }

  redeem(connection: Connection, id: string): Promise<boolean> {
    return markUsed(connection, id);
  }
}

function createCodeHmac(key: string, { id, email, purpose }: CodeRequest, code: string): Buffer {
  return createHmac("sha256", key).update([id, purpose, email, code].join("\n")).digest();
}
