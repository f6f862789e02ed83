import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CollectionData,
  createStorage,
  openDatabase,
  type ProductData,
  ProductDataService,
  ProductPictureService,
} from "@photomap/server";
import { readProductConfig } from "./config.ts";
import { describePublished } from "./publish-designs.ts";

/** The number of concurrent saves; each is a separate transaction. */
const PARALLEL_SAVES = 4;

/**
 * Publishes the pictures; run it before the products, so that a product never names a missing one.
 */
export async function publishProductPictures(): Promise<string> {
  const config = readProductConfig();
  const storage = createStorage(config);
  try {
    const folder = config.PRODUCT_PICTURES_FOLDER;
    return describePublished(await new ProductPictureService({ folder, storage }).publish());
  } finally {
    storage.close();
  }
}

/** Stores the collections and products of both brands. */
export async function publishProducts(): Promise<string> {
  const config = readProductConfig();
  const database = openDatabase(config.DATABASE_URL, PARALLEL_SAVES);
  const read = async <Data>(name: string): Promise<Data[]> =>
    JSON.parse(await readFile(join(config.PRODUCT_DATA_FOLDER, `${name}.json`), "utf8"));
  try {
    const productData = new ProductDataService(database.db);
    await productData.saveCollections(await read<CollectionData>("collections"));
    const products = [...(await read<ProductData>("pm")), ...(await read<ProductData>("tbl"))];
    const remaining = products.values();
    const save = async () => {
      for (const product of remaining) await productData.save(product);
    };
    await Promise.all(Array.from({ length: PARALLEL_SAVES }, save));
    return `${products.length} products stored`;
  } finally {
    await database.close();
  }
}
