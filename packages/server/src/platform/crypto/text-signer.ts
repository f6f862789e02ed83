import { createHmac, timingSafeEqual } from "node:crypto";
import type { SecretKeys } from "../config/config.ts";

/**
 * Signs texts of one purpose for cookies and links, as JSON with a signature. The first key signs,
 * all verify.
 */
export class TextSigner {
  readonly #keys: SecretKeys;
  readonly #purpose: string;

  constructor(keys: SecretKeys, purpose: string) {
    this.#keys = keys;
    this.#purpose = purpose;
  }

  write(content: unknown): string {
    const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
    return `${payload}.${this.#createMac(this.#keys[0], payload)}`;
  }

  /** Reads a token; undefined when it is missing, forged or no JSON. */
  read(token: string | undefined): unknown {
    if (!token) return undefined;
    const [payload = ""] = token.split(".", 1);
    const isSigned = this.#keys.some((key) =>
      isEqual(token, `${payload}.${this.#createMac(key, payload)}`),
    );
    return isSigned ? parseJson(payload) : undefined;
  }

  /** Creates a signature; the purpose separates it from others with the same key. */
  #createMac(key: string, payload: string): string {
    return createHmac("sha256", key).update(`${this.#purpose}\n${payload}`).digest("base64url");
  }
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString());
  } catch {
    return undefined;
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
