import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";

/** A browser, which the accounts it has logged in to know. */
export interface Device {
  readonly id: string;
  /**
   * The accounts with their access epochs at the login, the newest last. Whatever ends all
   * sessions of an account raises its epoch, and thereby revokes its known devices.
   */
  readonly accounts: readonly (readonly [accountId: string, accessEpoch: number])[];
}

const LIFETIME_MS = 180 * 86_400_000;
/** The most accounts of a device, which keeps the cookie small on a shared computer. */
const MAX_ACCOUNTS = 8;

const payloadSchema = z.object({
  id: z.uuid(),
  accounts: z.array(z.tuple([z.string(), z.int()])),
  expiresAt: z.int(),
});

/** Whether the browser has logged in to the account and was not revoked since. */
export function isKnownDevice(
  device: Device | undefined,
  account: { readonly id: string; readonly accessEpoch: number },
): boolean {
  return (
    device?.accounts.some(([id, epoch]) => id === account.id && epoch === account.accessEpoch) ??
    false
  );
}

/** Adds an account that the browser proved by a login. */
export function addAccountToDevice(
  device: Device,
  account: { readonly id: string; readonly accessEpoch: number },
): Device {
  const others = device.accounts.filter(([id]) => id !== account.id);
  const accounts = [...others, [account.id, account.accessEpoch] as const].slice(-MAX_ACCOUNTS);
  return { ...device, accounts };
}

/** Writes devices to cookies and reads them. */
export class DeviceCookies {
  readonly #cookie: TextSigner;
  readonly #now: () => number;

  constructor(keys: SecretKeys, now = Date.now) {
    this.#cookie = new TextSigner(keys, "device");
    this.#now = now;
  }

  /**
   * Reads a device; returns a new one when the cookie is missing, forged, expired or of another
   * version.
   */
  read(cookie: string | undefined): Device {
    const content = payloadSchema.safeParse(this.#cookie.read(cookie));
    if (!content.success || content.data.expiresAt <= this.#now()) return createDevice();
    const { id, accounts } = content.data;
    return { id, accounts };
  }

  write({ id, accounts }: Device): { value: string; expiresAt: Date } {
    const expiresAt = this.#now() + LIFETIME_MS;
    const value = this.#cookie.write({ id, accounts, expiresAt });
    return { value, expiresAt: new Date(expiresAt) };
  }
}

function createDevice(): Device {
  return { id: randomUUID(), accounts: [] };
}
