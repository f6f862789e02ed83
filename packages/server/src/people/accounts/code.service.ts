import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { BrandId } from "@photomap/design";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { SecretKeys } from "../../platform/config/config.ts";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import {
  addTryAtDeviceCode,
  addTryAtOtherDeviceCode,
  type CodeDevice,
  type CodePurpose,
  type CodeRequest,
  deleteOldCodes,
  findCodeRequest,
  insertCodeRequest,
  markUsed,
  type RequestPace,
  updateCode,
} from "./code.repository.ts";

const LIFETIME_SECONDS = 600;
const MAX_ATTEMPTS = 5;
/** The pace of requests, which allows at most 14 codes a day. */
const REQUEST_PACE: RequestPace = {
  quickRequests: 5,
  firstIntervalMinutes: 15,
  maxIntervalMinutes: 240,
};
const DIGITS = 6;

interface NewCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly brand: BrandId;
  readonly device: CodeDevice | undefined;
}

interface EnteredCode {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly deviceId?: string | undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  /** The keys of the HMAC, without which the six digits could be recovered from the table. */
  readonly keys: SecretKeys;
}

/**
 * Issues and verifies six-digit codes that prove a mailbox. The digits are in the email only, in no
 * table and no job.
 */
export class CodeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Requests a code; false when the request comes too early. Does the same work for every address:
   * only the worker looks for an account.
   */
  async request(transaction: Transaction, { brand, ...request }: NewCode): Promise<boolean> {
    const id = randomUUID();
    if (!(await insertCodeRequest(transaction, { id, ...request }, REQUEST_PACE))) return false;
    await this.#deps.queue.enqueue(transaction, "send-mail", {
      kind: "code",
      codeId: id,
      businessId: brand,
    });
    return true;
  }

  find(id: string): Promise<CodeRequest | undefined> {
    return findCodeRequest(this.#deps.db, id, LIFETIME_SECONDS);
  }

  /** Issues a code with new digits on every call: a retried email contains the valid code. */
  async issue(request: CodeRequest): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
    await deleteOldCodes(this.#deps.db);
    await updateCode(this.#deps.db, {
      id: request.id,
      hmac: createCodeHmac(this.#deps.keys[0], request, code),
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return code;
  }

  /**
   * Returns the id of the code if it is correct; the caller still has to redeem it. The device that
   * requested a code has its own attempts, so that others can neither use them up nor replace the
   * code by requesting another one.
   */
  async verify(
    { email, purpose, deviceId = "" }: EnteredCode,
    code: string,
  ): Promise<string | undefined> {
    const { db, keys } = this.#deps;
    const digits = code.replaceAll(/\s/g, "");
    for (const count of [addTryAtDeviceCode, addTryAtOtherDeviceCode]) {
      const counted = await count(db, { email, purpose, deviceId, tries: MAX_ATTEMPTS });
      if (counted === undefined) continue;
      const { id, codeHmac } = counted;
      const isCorrect = keys.some((key) =>
        timingSafeEqual(createCodeHmac(key, { id, email, purpose }, digits), codeHmac),
      );
      if (isCorrect) return id;
    }
    return undefined;
  }

  redeem(connection: Connection, id: string): Promise<boolean> {
    return markUsed(connection, id);
  }
}

function createCodeHmac(key: string, { id, email, purpose }: CodeRequest, code: string): Buffer {
  return createHmac("sha256", key).update([id, purpose, email, code].join("\n")).digest();
}
