import type {
  RetailChain,
  RetailOrder,
  RetailOrderStatus,
  RetailProduct,
  RetailResult,
  RetailStore,
  RetailSubmitResult,
  StoreSearch,
} from "../../platform/adapters/walgreens/retail-chain.ts";
import { SingleFlight } from "../../platform/resilience/single-flight.ts";
import type { RetailCache } from "./retail-cache.ts";

const HOUR_MS = 3_600_000;
const PRODUCTS_FRESH_MS = HOUR_MS;
/** The age up to which prices that can't be read again are used. */
const PRODUCTS_MAX_AGE_MS = 24 * HOUR_MS;
const STORES_FRESH_MS = 50_000;
const STORES_MAX_AGE_MS = 600_000;
const STORE_ZIP_MAX_AGE_MS = 24 * HOUR_MS;
/** The calls of all processes together; the chain allows 300 requests per minute. */
const REFRESHES_PER_MINUTE = 60;
/** The size of a cell: 0.02 degrees, about 1.4 miles. */
const CELLS_PER_DEGREE = 50;

/**
 * Answers reads from recent answers of the chain. Each open pickup page searches its stores every
 * minute: searches for the same place share one call, and places share a budget of calls.
 */
export class CachedRetailChain implements RetailChain {
  readonly #chain: RetailChain;
  readonly #cache: RetailCache;
  readonly #productCalls = new SingleFlight<RetailResult<readonly RetailProduct[]>>();
  readonly #storeCalls = new SingleFlight<RetailResult<readonly RetailStore[]>>();

  constructor(chain: RetailChain, cache: RetailCache) {
    this.#chain = chain;
    this.#cache = cache;
  }

  listProducts(): Promise<RetailResult<readonly RetailProduct[]>> {
    return this.#productCalls.run("products", () => this.#listProducts());
  }

  async #listProducts(): Promise<RetailResult<readonly RetailProduct[]>> {
    const entry = await this.#cache.read<readonly RetailProduct[]>("products");
    if (entry !== undefined && entry.ageMs < PRODUCTS_FRESH_MS) return ok(entry.value);
    const products = await this.#chain.listProducts();
    if (products.kind === "ok") {
      await this.#cache.write("products", products.value, PRODUCTS_MAX_AGE_MS);
    }
    return products.kind === "unavailable" && entry !== undefined ? ok(entry.value) : products;
  }

  findStores(
    search: StoreSearch,
    { isFresh } = { isFresh: false },
  ): Promise<RetailResult<readonly RetailStore[]>> {
    const place = roundPlace(search);
    const key = `stores:${describePlace(place)}`;
    if (isFresh) return this.#requestStores(key, place);
    return this.#storeCalls.run(`find:${key}`, () => this.#findStores(key, place));
  }

  async #findStores(
    key: string,
    place: StoreSearch,
  ): Promise<RetailResult<readonly RetailStore[]>> {
    const [entry, places] = await Promise.all([
      this.#cache.read<readonly RetailStore[]>(key),
      this.#cache.countPlaces(key),
    ]);
    if (entry !== undefined && entry.ageMs < chooseFreshness(places)) return ok(entry.value);
    const calls = await this.#cache.countCall();
    if (entry !== undefined && calls > REFRESHES_PER_MINUTE) return ok(entry.value);
    return this.#requestStores(key, place);
  }

  /** Finds the ZIP code of a store that a search listed during the last day. */
  async findStoreZip(storeNum: string): Promise<string | undefined> {
    return (await this.#cache.read<string>(`zip:${storeNum}`))?.value;
  }

  #requestStores(key: string, place: StoreSearch): Promise<RetailResult<readonly RetailStore[]>> {
    return this.#storeCalls.run(key, async () => {
      const stores = await this.#chain.findStores(place);
      if (stores.kind === "ok") {
        await this.#cache.write(key, stores.value, STORES_MAX_AGE_MS);
        const zips = stores.value.map(({ storeNum, zip }) =>
          this.#cache.write(`zip:${storeNum}`, zip.slice(0, 5), STORE_ZIP_MAX_AGE_MS),
        );
        await Promise.all(zips);
      }
      return stores;
    });
  }

  uploadImage(jpeg: Buffer): Promise<RetailResult<string>> {
    return this.#chain.uploadImage(jpeg);
  }

  submit(order: RetailOrder): Promise<RetailSubmitResult> {
    return this.#chain.submit(order);
  }

  findStatus(orderId: string): Promise<RetailResult<RetailOrderStatus | undefined>> {
    return this.#chain.findStatus(orderId);
  }
}

function ok<Value>(value: Value): RetailResult<Value> {
  return { kind: "ok", value };
}

/**
 * Chooses how old an answer may be. With more places than calls per minute each one is refreshed
 * less often, but all in turn; otherwise the first searches of every minute would use the budget,
 * and the entries of the others would expire.
 */
function chooseFreshness(places: number): number {
  const turnMs = (places / REFRESHES_PER_MINUTE) * 60_000 - 10_000;
  return Math.min(Math.max(STORES_FRESH_MS, turnMs), STORES_MAX_AGE_MS / 2);
}

/**
 * Returns the center of the cell: what is stored for a place must not depend on who searched first.
 */
function roundPlace({ latitude, longitude, products }: StoreSearch): StoreSearch {
  return {
    latitude: Math.round(latitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
    longitude: Math.round(longitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
    products: products.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
  };
}

function describePlace({ latitude, longitude, products }: StoreSearch): string {
  const mix = products.map(({ productId, quantity }) => `${productId}*${quantity}`);
  return [latitude, longitude, ...mix].join(",");
}
