import { z } from "zod";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";

const contentSchema = z.object({ ticketId: z.string() });

/**
 * Keys of the links in mails about a ticket: they prove that the reader has its mailbox. They never
 * expire: a ticket is erased with its answers, and a key opens nothing else.
 */
export class TicketKeys {
  readonly #tokens: TextSigner;

  constructor(keys: SecretKeys) {
    this.#tokens = new TextSigner(keys, "ticket");
  }

  create(ticketId: string): string {
    return this.#tokens.write({ ticketId });
  }

  isKeyOf(ticketId: string, key: string): boolean {
    const content = contentSchema.safeParse(this.#tokens.read(key));
    return content.success && content.data.ticketId === ticketId;
  }
}
