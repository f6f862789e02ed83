import { createHmac, timingSafeEqual } from "node:crypto";
import type { SecretKeys } from "../../platform/config/config.ts";
import type { ImageAccess, ImageScope } from "./image-access.types.ts";

const DAY_MS = 86_400_000;
/**
 * The length of a step: an address is valid for one to two steps, and the same during a whole step.
 */
const STEP_DAYS = 180;

/** The kinds of scopes, whose first letters stand for them in signatures. */
const SCOPES = ["project", "owner", "suggestion"] as const satisfies ImageScope["kind"][];

const SIGNATURE = /^([pos])-([\w-]+)\.(\d+)\.([0-9a-z]+)\.[\w-]{22}$/;

/** Signs the addresses of photos and previews: only addresses issued by the API work. */
export class ImageSigner {
  readonly #keys: SecretKeys;
  readonly #now: () => number;

  constructor(keys: SecretKeys, now: () => number = Date.now) {
    this.#keys = keys;
    this.#now = now;
  }

  /**
   * Signs an address as `{scope letter}-{id}.{epoch}.{expiry day in base 36}.{mac}`; the same text
   * while access doesn't change.
   */
  sign(resource: string, { scope, epoch }: ImageAccess): string {
    const expiryDay = getExpiryDay(scope, this.#getDay());
    const claims = `${scope.kind[0]}-${scope.id}.${epoch}.${expiryDay.toString(36)}`;
    return `${claims}.${createMac(this.#keys[0], resource, claims)}`;
  }

  /**
   * Returns what the address was issued for; undefined when it is expired or its signature is
   * invalid.
   */
  verify(resource: string, signature: string): ImageAccess | undefined {
    const [, kind, id, epoch, expiryDay] = SIGNATURE.exec(signature) ?? [];
    if (id === undefined || epoch === undefined || expiryDay === undefined) return undefined;
    const claims = signature.slice(0, signature.lastIndexOf("."));
    // Compared as text: several texts decode to the same bytes, and each would be a cache entry.
    const isSigned = this.#keys.some((key) =>
      isEqual(signature, `${claims}.${createMac(key, resource, claims)}`),
    );
    if (!isSigned || Number.parseInt(expiryDay, 36) <= this.#getDay()) return undefined;
    const scope = SCOPES.find((scope) => scope[0] === kind);
    return scope && { scope: { kind: scope, id }, epoch: Number(epoch) };
  }

  #getDay(): number {
    return Math.floor(this.#now() / DAY_MS);
  }
}

/**
 * Returns the day on which an address expires. The steps of different scopes begin on different
 * days, so that caches don't expire at once.
 */
function getExpiryDay({ id }: ImageScope, day: number): number {
  let offset = 0;
  for (const character of id) offset = (offset * 31 + character.charCodeAt(0)) % STEP_DAYS;
  return (Math.floor((day + offset) / STEP_DAYS) + 2) * STEP_DAYS - offset;
}

/**
 * Creates an authentication code of 128 bits, which can't be guessed and keep 500 addresses small.
 */
function createMac(key: string, resource: string, claims: string): string {
  const digest = createHmac("sha256", key).update(`${resource}\n${claims}`).digest();
  return digest.subarray(0, 16).toString("base64url");
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
