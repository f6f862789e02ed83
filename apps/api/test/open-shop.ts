import {
  createProduct,
  makeImage,
  makeInput,
  makeVariant,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { createApi } from "../src/app.ts";
import { API_SETTINGS } from "./api-settings.ts";
import type { ShopBrowser } from "./shop-browser.ts";

/** An API with its own database; payments go to a double of the provider. */
export interface TestShop extends TestBackend {
  readonly api: FastifyInstance;
  readonly stripe: StripeDouble;
}

export async function openShop(): Promise<TestShop> {
  const stripe = await StripeDouble.start();
  const test = await openTestBackend(stripe.environment);
  const api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  return {
    ...test,
    api,
    stripe,
    async close() {
      await api.close();
      await test.close();
      await stripe.stop();
    },
  };
}

/** Creates a product; returns the id of its only variant. */
export async function createVariant(
  { backend }: TestShop,
  variant: Parameters<typeof makeVariant>[0] = {},
  product: Parameters<typeof createProduct>[1] = {},
): Promise<string> {
  const created = await createProduct(backend, { variants: [makeVariant(variant)], ...product });
  return created.variants[0]?.id ?? "";
}

/** Creates a project with one photo in a browser that is signed in; returns its id. */
export async function createFile(browser: ShopBrowser): Promise<string> {
  const { account } = await browser.ask<{ account: { identity: string } }>(
    "{ account { identity } }",
  );
  const inputs = { CO: makeInput([makeImage(account.identity)]) };
  const answer = await browser.ask<{ createMapmakerFile: { file: { id: string } } }>(
    `mutation ($input: CreateMapmakerFileInput!) {
      createMapmakerFile(input: $input) { ... on CreateMapmakerFileSuccess { file { id } } }
    }`,
    { input: { designId: "50-states-36x24", inputs, name: "Our summer" } },
  );
  return answer.createMapmakerFile.file.id;
}
