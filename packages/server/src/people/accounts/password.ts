import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The cost of a hash: 19 MiB and two passes, as OWASP recommends for argon2id. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Hashes a password. The cost is stored with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive("argon2id", createParameters(password, nonce, COST));
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`;
}

/**
 * Verifies a password. Without a stored hash it verifies a dummy one, so that the response takes as
 * long.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const parsed = stored ? parse(stored) : undefined;
  const { nonce, hash, cost } = parsed ?? DUMMY_HASH;
  const derived = await derive("argon2id", createParameters(password, nonce, cost));
  return timingSafeEqual(derived, hash) && parsed !== undefined;
}

const DUMMY_HASH = { nonce: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES), cost: COST };

function parse(stored: string): typeof DUMMY_HASH {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (match === null) throw new Error("A stored password has an unknown form");
  const [, memory, passes, parallelism, nonce = "", hash = ""] = match;
  return {
    nonce: Buffer.from(nonce, "base64url"),
    hash: Buffer.from(hash, "base64url"),
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

function createParameters(password: string, nonce: Buffer, cost: Cost): Argon2Parameters {
  // A letter may be typed as one or as several code points.
  return { message: password.normalize("NFKC"), nonce, tagLength: HASH_BYTES, ...cost };
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64url");
}
