import type { Database } from "../../platform/database/database.ts";
import { insertMissingDiscount, lockDiscounts } from "./discount-data.repository.ts";
import type { CollectionData, DiscountData, ProductData } from "./product.types.ts";
import {
  clearVariantPositions,
  deactivateOtherVariants,
  replaceImages,
  replaceProductCollections,
  updateSearchText,
  upsertCollection,
  upsertProduct,
  upsertVariants,
} from "./product-data.repository.ts";

/** Stores the products that the repository describes. A save can be repeated. */
export class ProductDataService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async saveCollections(collections: readonly CollectionData[]): Promise<void> {
    for (const collection of collections) await upsertCollection(this.#db, collection);
  }

  /** Adds missing discounts; the products of their collections must be saved before. */
  saveDiscounts(discounts: readonly DiscountData[]): Promise<void> {
    return this.#db.transaction().execute(async (transaction) => {
      await lockDiscounts(transaction);
      for (const discount of discounts) await insertMissingDiscount(transaction, discount);
    });
  }

  /**
   * Replaces texts, images and collections by those of the data. Prices, stock, texts that staff
   * edited and what they hid stay as they are; variants that the data no longer has are
   * deactivated.
   */
  save(data: ProductData): Promise<void> {
    return this.#db.transaction().execute(async (transaction) => {
      // Locks the product: parallel saves of it wait for each other.
      const productId = await upsertProduct(transaction, data);
      await updateSearchText(transaction, productId);
      await replaceImages(transaction, productId, data);
      await clearVariantPositions(transaction, productId);
      const skus = await upsertVariants(transaction, productId, data);
      requireAll(
        data.variants.map(({ sku }) => sku),
        skus,
        "SKUs of another product",
      );
      await deactivateOtherVariants(transaction, productId, data);
      const handles = await replaceProductCollections(transaction, productId, data);
      requireAll(data.collections, handles, "Unknown collections");
    });
  }
}

function requireAll(wanted: readonly string[], found: readonly string[], problem: string): void {
  const missing = wanted.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`${problem}: ${missing.join(", ")}`);
}
