import type { Product } from "./product.types.ts";
import { type ProductReadLimits, type ProductRow, readProductRow } from "./product-row.ts";

const MAX_PRODUCTS = 100;

/**
 * The last products read, each with the content it was parsed from. The database is read for every
 * request, and only changed content is parsed again, so nothing here can be outdated.
 */
export class ParsedProductCache {
  readonly #limits: ProductReadLimits;
  readonly #byKey = new Map<string, { readonly content: string; readonly product: Product }>();

  constructor(limits: ProductReadLimits) {
    this.#limits = limits;
  }

  parse(key: string, content: string): Product {
    const known = this.#byKey.get(key);
    if (known?.content === content) return known.product;
    const row: ProductRow = JSON.parse(content);
    const product = readProductRow(row, this.#limits);
    // Last in the order of the map: the first one was replaced the longest time ago.
    this.#byKey.delete(key);
    this.#byKey.set(key, { content, product });
    const [oldest = key] = this.#byKey.keys();
    if (this.#byKey.size > MAX_PRODUCTS) this.#byKey.delete(oldest);
    return product;
  }
}
