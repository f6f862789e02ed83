import { type BEHAVIORS, WalgreensDouble } from "@photomap/testing/walgreens";
import { pino } from "pino";
import type { RetailOrder, RetailResult, RetailSubmitResult } from "../retail-chain.ts";
import { WalgreensChain } from "../walgreens-chain.ts";

type Endpoint = (typeof BEHAVIORS)[number]["endpoints"][number];

export const SEARCH = {
  latitude: 42.33,
  longitude: -83.05,
  products: [{ productId: "6560003", quantity: 4 }],
};

export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

const NOON = Date.UTC(2026, 10, 17, 17);

export function startDouble(): Promise<WalgreensDouble> {
  return WalgreensDouble.start({ now: () => NOON });
}

interface ChainOptions {
  readonly url?: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export function openChain(double: WalgreensDouble, options: ChainOptions = {}): WalgreensChain {
  const { environment } = double;
  const settings = {
    url: double.url,
    apiKey: environment["WALGREENS_API_KEY"] ?? "",
    affiliateId: environment["WALGREENS_AFFILIATE_ID"] ?? "",
    publisherId: environment["WALGREENS_PUBLISHER_ID"],
    now: () => NOON,
    timeoutMs: 10_000,
    retryDelayMs: 1,
    ...options,
  };
  return new WalgreensChain(settings, pino({ level: "silent" }));
}

function require<Value>(read: RetailResult<Value>): Value {
  if (read.kind !== "ok") throw new Error(JSON.stringify(read));
  return read.value;
}

/** Prepares an order of one image for the nearest store. */
export async function prepareOrder(chain: WalgreensChain): Promise<RetailOrder> {
  const [store] = require(await chain.findStores(SEARCH));
  const url = require(await chain.uploadImage(JPEG));
  return {
    firstName: "Ann",
    lastName: "Lee",
    phone: "3135550123",
    email: "ann@mail.example",
    storeNum: store?.storeNum ?? "",
    promiseTime: store?.promiseTime ?? "",
    products: [{ productId: "6560003", images: [{ url, quantity: 4 }] }],
    note: "order-1",
  };
}

export interface Probe {
  readonly result: RetailResult<unknown> | RetailSubmitResult;
  /** The number of calls to the endpoint. */
  readonly calls: number;
  /** The number of the chain's orders. */
  readonly orders: number;
}

/** Makes one call of the adapter to an endpoint that behaves the same every time. */
export async function probe(
  endpoint: Endpoint,
  behavior: string | undefined,
  options: ChainOptions = {},
): Promise<Probe> {
  const double = await startDouble();
  const order = endpoint === "submit" || endpoint === "status" ? await place(double) : undefined;
  const chain = openChain(double, options);
  if (endpoint === "upload") await chain.uploadImage(JPEG);
  double.reset();
  if (behavior !== undefined) double.behave(endpoint, behavior);
  const result = await call(chain, endpoint, order);
  const { orders } = double;
  const calls = double.countRequests(endpoint);
  await double.stop();
  return { result, calls, orders: orders.length };
}

async function place(double: WalgreensDouble): Promise<RetailOrder & { readonly id: string }> {
  const chain = openChain(double);
  const order = await prepareOrder(chain);
  const result = await chain.submit(order);
  if (result.kind !== "placed") throw new Error(JSON.stringify(result));
  return { ...order, id: result.orderId };
}

async function call(
  chain: WalgreensChain,
  endpoint: Endpoint,
  order: (RetailOrder & { readonly id: string }) | undefined,
): Promise<Probe["result"]> {
  switch (endpoint) {
    case "products":
      return chain.listProducts();
    case "stores":
      return chain.findStores(SEARCH);
    case "credentials":
    case "upload":
      return hideAddress(await chain.uploadImage(JPEG));
    default:
      if (order === undefined) throw new Error(`${endpoint} needs an order`);
      return endpoint === "submit" ? chain.submit(order) : chain.findStatus(order.id);
  }
}

/** Hides the address of an image, whose name is different every time. */
function hideAddress(read: RetailResult<string>): RetailResult<string> {
  return read.kind === "ok" ? { ...read, value: "an address" } : read;
}
