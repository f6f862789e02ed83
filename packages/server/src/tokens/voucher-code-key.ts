import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from "node:crypto";
import { groupVoucherCode, VOUCHER_ALPHABET, VOUCHER_LENGTH } from "@photomap/commerce";
import type { KeyList } from "../config/config.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 61 bits. */
export function createVoucherCode(): string {
  const characters = Array.from(
    { length: VOUCHER_LENGTH },
    () => VOUCHER_ALPHABET[randomInt(VOUCHER_ALPHABET.length)],
  );
  return groupVoucherCode(characters.join(""));
}

/** Hashes and seals codes. The first key writes, all of them read. */
export class VoucherCodeKey {
  readonly #keys: KeyList;

  constructor(keys: KeyList) {
    this.#keys = keys;
  }

  hash(code: string): Buffer {
    return createHash(this.#keys[0], code);
  }

  /** With every key: the code may be older than the first one. */
  hashAll(code: string): Buffer[] {
    return this.#keys.map((key) => createHash(key, code));
  }

  seal(code: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, deriveKey(this.#keys[0]), nonce);
    const sealed = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when no key fits. */
  open(sealed: Buffer): string {
    for (const key of this.#keys) {
      const code = tryOpen(key, sealed);
      if (code !== undefined) return code;
    }
    throw new Error("No key opens the voucher code");
  }
}

function createHash(key: string, code: string): Buffer {
  return createHmac("sha256", key).update(`voucher\n${code}`).digest();
}

/** Not the key itself, which hashes. */
function deriveKey(key: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", "sealed voucher codes", 32));
}

function tryOpen(key: string, sealed: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, deriveKey(key), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
