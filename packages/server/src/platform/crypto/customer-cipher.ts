import type { PickupCustomer } from "@photomap/printing";
import { z } from "zod";
import type { SecretKeys } from "../config/config.ts";
import { TextCipher } from "./text-cipher.ts";

const customerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
}) satisfies z.ZodType<PickupCustomer>;

/** Encrypts the personal data of pickup orders. */
export class CustomerCipher {
  readonly #cipher: TextCipher;

  constructor({ CUSTOMER_KEY }: { readonly CUSTOMER_KEY: SecretKeys }) {
    this.#cipher = new TextCipher(CUSTOMER_KEY, "pickup customers");
  }

  encrypt(customer: PickupCustomer): Buffer {
    return this.#cipher.encrypt(JSON.stringify(customer));
  }

  /** Decrypts a customer's data; throws when no key fits. */
  decrypt(encrypted: Buffer): PickupCustomer {
    return customerSchema.parse(JSON.parse(this.#cipher.decrypt(encrypted)));
  }
}
