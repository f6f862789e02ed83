import { randomUUID } from "node:crypto";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { OURS } from "./api-settings.ts";

export const CHECKOUT_FIELDS = `id completedAt webUrl email note zip requiresShipping version
  totalQuantity discountCode orderNumber
  lineItemsSubtotalPrice { amount currencyCode } subtotalPriceV2 { amount currencyCode }
  totalTax { amount currencyCode } totalPrice { amount currencyCode }
  totalPriceV2 { amount currencyCode }
  shippingOptions { id title price { amount } maxTransitDays } shippingOption { id }
  shippingPrice { amount }
  discountApplications(first: 100) {
    title code applicable targetSelection targetType allocationMethod type
    value { ... on Money { amount } ... on PricingPercentageValue { percentage } }
  }
  lineItems(first: 100) {
    id title quantity unitPrice { amount currencyCode } customAttributes { key value }
    discountAllocations { allocatedAmount { amount } discountApplication { title type } }
    totalPrice { amount } kind numTokens file { id name previewUrl }
    variant {
      id title sku price { amount currencyCode } selectedOptions { name value }
      image { altText url(width: 256) } product { id handle title productType }
    }
  }`;

export const PAYLOAD = `{
  checkout { ${CHECKOUT_FIELDS} } checkoutUserErrors { code message field lineItemId }
}`;

interface Money {
  readonly amount: string;
}

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly discountAllocations: readonly { readonly allocatedAmount: Money }[];
  readonly totalPrice: Money;
  readonly file: { readonly previewUrl: string } | null;
}

/** The parts of a checkout that tests compute with. */
export interface Checkout {
  readonly id: string;
  readonly version: number;
  readonly totalQuantity: number;
  readonly totalPrice: Money;
  readonly lineItems: readonly Line[];
}

export interface Payload {
  readonly checkout: Checkout | null;
  readonly checkoutUserErrors: readonly { readonly code: string; readonly message: string }[];
}

export interface Answer {
  readonly data?: Record<string, Payload> | null;
  readonly errors?: readonly unknown[];
}

/** Formats an input of one item as GraphQL text. */
export function formatLine(variantId: string, more = ""): string {
  return `{ variantId: "${variantId}", quantity: 1 ${more} }`;
}

export function listErrorCodes({ checkoutUserErrors }: Payload): string[] {
  return checkoutUserErrors.map(({ code }) => code);
}

let networks = 0;

/** A browser with its own cookies, brand and network. */
export class ShopBrowser {
  readonly #api: FastifyInstance;
  readonly #brand: string;
  readonly #cookies = new Map<string, string>();
  readonly #address: string;

  constructor(api: FastifyInstance, brand: "pm" | "tbl" = "pm") {
    this.#api = api;
    this.#brand = brand;
    networks += 1;
    this.#address = `198.18.${networks >> 8}.${networks & 255}`;
  }

  async signIn(email = `${randomUUID()}@photomap.example`): Promise<void> {
    await this.send("/dev/sign-in", { email });
  }

  async post(query: string, variables: object = {}): Promise<Answer> {
    return (await this.send("/graphql", { query, variables })).json();
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = (await this.send("/graphql", { query, variables })).json();
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Runs a mutation that answers with a payload; its arguments are GraphQL text. */
  async change(name: string, args: string): Promise<Payload> {
    const data = await this.ask<Record<string, Payload>>(
      `mutation { ${name}(${args}) ${PAYLOAD} }`,
    );
    const payload = data[name];
    if (payload === undefined) throw new Error(`${name} has no answer`);
    return payload;
  }

  /** Runs a mutation like `change`, but throws when the request was refused. */
  async succeed(name: string, args: string): Promise<Checkout> {
    const { checkout, checkoutUserErrors } = await this.change(name, args);
    if (checkout === null || checkoutUserErrors.length > 0) {
      throw new Error(`${name}: ${JSON.stringify(checkoutUserErrors)}`);
    }
    return checkout;
  }

  /** Creates a checkout with these lines. */
  open(...lines: readonly string[]): Promise<Checkout> {
    return this.succeed("storefrontCheckoutCreate", `lineItems: [${lines.join(", ")}]`);
  }

  async find(checkoutId: string): Promise<Checkout | null> {
    const query = `{ checkout(checkoutId: "${checkoutId}") { ${CHECKOUT_FIELDS} } }`;
    return (await this.ask<{ checkout: Checkout | null }>(query)).checkout;
  }

  async send(url: string, payload: object): Promise<LightMyRequestResponse> {
    const headers = {
      ...OURS,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-business-id": this.#brand,
      "x-forwarded-for": this.#address,
    };
    const answer = await this.#api.inject({ method: "POST", url, headers, payload });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }
}
