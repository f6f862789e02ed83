import { z } from "zod";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import type { SharePass } from "../../platform/viewer/viewer.ts";

const LIFETIME_MS = 180 * 86_400_000;
/** The number of passes, which keeps the cookie below 1 kB. */
const MAX_PASSES = 32;

const payloadSchema = z.object({
  passes: z.array(z.tuple([z.string(), z.int()])),
  expiresAt: z.int(),
});

/** Writes share passes to a cookie and reads them. A pass ends with the version of its link. */
export class SharePassCookies {
  readonly #cookie: TextSigner;
  readonly #now: () => number;

  constructor(keys: SecretKeys, now = Date.now) {
    this.#cookie = new TextSigner(keys, "share-pass");
    this.#now = now;
  }

  read(cookie: string | undefined): readonly SharePass[] {
    if (!cookie) return [];
    const content = payloadSchema.safeParse(this.#cookie.read(cookie));
    if (!content.success || content.data.expiresAt <= this.#now()) return [];
    return content.data.passes.map(([projectId, version]) => ({ projectId, version }));
  }

  write(passes: readonly SharePass[]): { value: string; expiresAt: Date } {
    const expiresAt = this.#now() + LIFETIME_MS;
    const pairs = passes.map(({ projectId, version }) => [projectId, version] as const);
    return {
      value: this.#cookie.write({ passes: pairs, expiresAt }),
      expiresAt: new Date(expiresAt),
    };
  }
}

/** Adds a pass and returns the newest ones, one for each project. */
export function addSharePass(passes: readonly SharePass[], pass: SharePass): readonly SharePass[] {
  const others = passes.filter(({ projectId }) => projectId !== pass.projectId);
  return [...others, pass].slice(-MAX_PASSES);
}
