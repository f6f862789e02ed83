import { z } from "zod";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";

const DAY_MS = 86_400_000;
/** How long the link of an email opens its order; every later email has a new one. */
const VALID_DAYS = 180;

const contentSchema = z.object({ orderId: z.guid(), until: z.number() });

/**
 * Keys of the links in emails about an order, with which guests open it without an account. A key
 * shows that order for half a year, and allows nothing else.
 */
export class OrderKeys {
  readonly #signer: TextSigner;

  constructor(keys: SecretKeys) {
    this.#signer = new TextSigner(keys, "order");
  }

  create(orderId: string, now = Date.now()): string {
    return this.#signer.write({ orderId, until: now + VALID_DAYS * DAY_MS });
  }

  /** Reads the order's id; undefined for a forged key and after its time. */
  readOrderId(key: string, now = Date.now()): string | undefined {
    const content = contentSchema.safeParse(this.#signer.read(key));
    return content.success && now < content.data.until ? content.data.orderId : undefined;
  }
}
