import { z } from "zod";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { findDigestSetting, updateDigestSetting } from "./digest.repository.ts";

const contentSchema = z.object({ accountId: z.string() });

/**
 * Stores whether an account gets digests. The link in each email turns them off without a login.
 */
export class DigestSettingService {
  readonly #db: Database;
  readonly #tokens: TextSigner;

  constructor(db: Database, keys: SecretKeys) {
    this.#db = db;
    this.#tokens = new TextSigner(keys, "unsubscribe");
  }

  isEnabled({ accountId }: AccountViewer): Promise<boolean> {
    return findDigestSetting(this.#db, accountId);
  }

  async setEnabled({ accountId }: AccountViewer, wantsDigest: boolean): Promise<void> {
    await updateDigestSetting(this.#db, { accountId, wantsDigest });
  }

  /**
   * Creates a token without an expiry: emails are kept for years, and the token can do nothing
   * else.
   */
  createToken(accountId: string): string {
    return this.#tokens.write({ accountId });
  }

  /** Turns digests off; false for a forged token. */
  async unsubscribe(token: string): Promise<boolean> {
    const content = contentSchema.safeParse(this.#tokens.read(token));
    if (!content.success) return false;
    await updateDigestSetting(this.#db, { ...content.data, wantsDigest: false });
    return true;
  }
}
