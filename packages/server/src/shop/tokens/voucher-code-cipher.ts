import { createHmac, randomInt } from "node:crypto";
import { groupVoucherCode, VOUCHER_ALPHABET, VOUCHER_LENGTH } from "@photomap/commerce";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextCipher } from "../../platform/crypto/text-cipher.ts";

/** Creates a random code with 61 bits. */
export function createVoucherCode(): string {
  const characters = Array.from(
    { length: VOUCHER_LENGTH },
    () => VOUCHER_ALPHABET[randomInt(VOUCHER_ALPHABET.length)],
  );
  return groupVoucherCode(characters.join(""));
}

/** Hashes and seals codes with the first key, and reads with all of them. */
export class VoucherCodeCipher {
  readonly #keys: SecretKeys;
  readonly #cipher: TextCipher;

  constructor(keys: SecretKeys) {
    this.#keys = keys;
    this.#cipher = new TextCipher(keys, "sealed voucher codes");
  }

  hash(code: string): Buffer {
    return createHash(this.#keys[0], code);
  }

  /** Hashes with every key: the code may be older than the first one. */
  hashAll(code: string): Buffer[] {
    return this.#keys.map((key) => createHash(key, code));
  }

  seal(code: string): Buffer {
    return this.#cipher.encrypt(code);
  }

  /** Returns the code; throws when no key fits. */
  open(sealed: Buffer): string {
    return this.#cipher.decrypt(sealed);
  }
}

function createHash(key: string, code: string): Buffer {
  return createHmac("sha256", key).update(`voucher\n${code}`).digest();
}
