import type { BrandId } from "@photomap/design";
import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { ParsedProductCache } from "./parsed-product-cache.ts";
import {
  findCollection,
  findCollectionOfProduct,
  findProductJson,
  listCollectionProducts,
  listCollections,
  listDesignProducts,
  listRecommendations,
  PRODUCT_PAGE_LIMITS,
  searchProducts,
} from "./product.repository.ts";
import type { Product, ProductCollection, ProductSortKey } from "./product.types.ts";
import type { SalesRankingCache } from "./sales-ranking-cache.ts";

const HOMEPAGE = "homepage";
/** A collection that is never listed: stickers are ordered on the page of a map. */
const STICKERS = "sticker-products";
const MAX_STICKER_PRODUCTS = 10;
const MAX_STICKER_VARIANTS = 20;
const MAX_LISTED = 50;
const MAX_POPULAR = 10;
const MAX_RECOMMENDED = 10;
const MAX_OF_DESIGN = 10;

/**
 * Limits searches, each of which compares every product of the brand. Typing sends a few a second.
 */
const SEARCHES: RateLimit = {
  name: "product-search",
  limit: 240,
  windowSeconds: 60,
  onRedisDown: "count-here",
};

export type SearchResult =
  | { readonly kind: "found"; readonly products: readonly Product[] }
  | { readonly kind: "too-many" };

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly bestSellers: SalesRankingCache;
}

/**
 * Public products of one brand. Every answer is read from the database: staff may have changed
 * a price.
 */
export class ProductService {
  readonly #db: Database;
  readonly #limiter: RateLimiter;
  readonly #bestSellers: SalesRankingCache;
  readonly #parsed = new ParsedProductCache(PRODUCT_PAGE_LIMITS);

  constructor({ db, limiter, bestSellers }: Dependencies) {
    this.#db = db;
    this.#limiter = limiter;
    this.#bestSellers = bestSellers;
  }

  /**
   * Finds a product with up to 30 images and 100 variants; the lists below have one image and 32
   * variants.
   */
  async find(brand: BrandId, handle: string): Promise<Product | undefined> {
    const content = await findProductJson(this.#db, brand, handle);
    if (content === undefined) return undefined;
    return this.#parsed.parse(`${brand} ${handle}`, content);
  }

  async findCollection(brand: BrandId, handle: string): Promise<ProductCollection | undefined> {
    return handle === STICKERS ? undefined : findCollection(this.#db, brand, handle);
  }

  /** Lists the sticker products, one per output type, the lowest price first. */
  async listStickers(brand: BrandId): Promise<Product[]> {
    const collection = await findCollection(this.#db, brand, STICKERS);
    if (collection === undefined) return [];
    const listing = {
      collectionIds: [collection.id],
      sortKey: "PRICE",
      reverse: false,
      first: MAX_STICKER_PRODUCTS,
      withUnlisted: true,
    } as const;
    const products = await listCollectionProducts(this.#db, listing, []);
    return products.map((product) => ({
      ...product,
      variants: product.variants.slice(0, MAX_STICKER_VARIANTS),
    }));
  }

  /** Finds the collection to browse that contains the product. */
  async findCollectionOf(
    brand: BrandId,
    productId: string,
  ): Promise<ProductCollection | undefined> {
    if (!isUuid(productId)) return undefined;
    return findCollectionOfProduct(this.#db, brand, { productId, leftOut: HOMEPAGE });
  }

  /** Lists the collections to browse. */
  async listCollections(brand: BrandId): Promise<ProductCollection[]> {
    const collections = await listCollections(this.#db, brand);
    return collections.filter(({ handle }) => handle !== HOMEPAGE);
  }

  /** Lists products by the id of their collection, at most 50 of each. */
  async listByCollection(
    collectionIds: readonly string[],
    options: { sortKey?: ProductSortKey; reverse?: boolean; first?: number } = {},
  ): Promise<ReadonlyMap<string, Product[]>> {
    const { sortKey = "MANUAL", reverse = false, first = MAX_LISTED } = options;
    const listing = {
      collectionIds,
      sortKey,
      reverse,
      first: Math.max(0, Math.min(first, MAX_LISTED)),
    };
    const ranking = sortKey === "BEST_SELLING" ? await this.#bestSellers.getRanking() : [];
    const products = await listCollectionProducts(this.#db, listing, ranking);
    return Map.groupBy(products, ({ collectionId }) => collectionId);
  }

  /** Lists the best matches; tolerates misspelled words, and one missing word in three. */
  async search(brand: BrandId, text: string, networks: ClientNetworks): Promise<SearchResult> {
    const words = findWords(text);
    if (words.length === 0) return { kind: "found", products: [] };
    if (!(await this.#limiter.consumeAll(listNetworkLimits(SEARCHES, networks)))) {
      return { kind: "too-many" };
    }
    const leastWords = words.length - Math.floor(words.length / 3);
    const request = { words, leastWords, first: MAX_LISTED };
    return { kind: "found", products: await searchProducts(this.#db, brand, request) };
  }

  /** Recommends other products; none for a product that is not shown. */
  async recommend(brand: BrandId, productId: string): Promise<Product[]> {
    if (!isUuid(productId)) return [];
    const ranking = await this.#bestSellers.getRanking();
    const request = { brand, productId, first: MAX_RECOMMENDED };
    return listRecommendations(this.#db, request, ranking);
  }

  /** Lists the products made from projects of these designs, at most ten. */
  listOfDesigns(brand: BrandId, designIds: readonly string[]): Promise<Product[]> {
    return listDesignProducts(this.#db, brand, { designIds, first: MAX_OF_DESIGN });
  }

  /** Lists the products of the home page. */
  async listPopular(brand: BrandId): Promise<Product[]> {
    const collection = await this.findCollection(brand, HOMEPAGE);
    if (collection === undefined) return [];
    const products = await this.listByCollection([collection.id], { first: MAX_POPULAR });
    return products.get(collection.id) ?? [];
  }
}

const MAX_WORDS = 8;
const MAX_TEXT = 200;

/** Splits a text into distinct words in lower case, without punctuation. */
function findWords(text: string): string[] {
  const words =
    text
      .slice(0, MAX_TEXT)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}
