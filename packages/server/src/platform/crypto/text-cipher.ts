import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SecretKeys } from "../config/config.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for the database. The first key encrypts, all of them decrypt. */
export class TextCipher {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  /**
   * Creates a cipher whose purpose separates one feature's texts from those of others with the same
   * keys.
   */
  constructor([first, ...others]: SecretKeys, purpose: string) {
    const derive = (key: string) => Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
    this.#keys = [derive(first), ...others.map(derive)];
  }

  encrypt(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keys[0], nonce);
    const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  /** Decrypts a text; throws when no key fits. */
  decrypt(encrypted: Buffer): string {
    for (const key of this.#keys) {
      const text = tryDecrypt(key, encrypted);
      if (text !== undefined) return text;
    }
    throw new Error("No key decrypts the text");
  }
}

function tryDecrypt(key: Buffer, encrypted: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
