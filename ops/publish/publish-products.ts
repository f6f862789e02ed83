import { readFile } from "node:fs/promises";
import {
  type CollectionData,
  databaseSection,
  openDatabase,
  openStorage,
  type ProductData,
  ProductDataService,
  ProductPictureService,
  parseConfig,
  storageSection,
} from "@photomap/server";

/** Written by `pnpm --filter @photomap/catalog products`. */
const DATA = new URL("../../catalog/generated/products/", import.meta.url);
const PICTURES = new URL("../../catalog/products", import.meta.url).pathname;
/** Each save is a transaction of its own. */
const PARALLEL_SAVES = 4;

/** Stores the collections and products of both brands; returns the number of products. */
export async function publishProducts(services: NodeJS.ProcessEnv): Promise<number> {
  const { DATABASE_URL } = parseConfig(databaseSection, services);
  const database = openDatabase(DATABASE_URL, PARALLEL_SAVES);
  try {
    const productData = new ProductDataService(database.db);
    await productData.saveCollections(await read<CollectionData>("collections"));
    const products = [...(await read<ProductData>("pm")), ...(await read<ProductData>("tbl"))];
    const remaining = products.values();
    const save = async () => {
      for (const product of remaining) await productData.save(product);
    };
    await Promise.all(Array.from({ length: PARALLEL_SAVES }, save));
    return products.length;
  } finally {
    await database.close();
  }
}

/** Uploads the pictures of the products that the object store does not have; returns their keys. */
export async function publishProductPictures(services: NodeJS.ProcessEnv): Promise<string[]> {
  const storage = openStorage(parseConfig(storageSection, services));
  try {
    return await new ProductPictureService({ folder: PICTURES, storage }).publish();
  } finally {
    storage.close();
  }
}

async function read<Data>(name: string): Promise<Data[]> {
  return JSON.parse(await readFile(new URL(`${name}.json`, DATA), "utf8"));
}
