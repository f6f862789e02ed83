import {
  databaseVariables,
  designPictureVariables,
  designVariables,
  parseConfig,
  productPictureVariables,
  storageVariables,
} from "@photomap/server";
import { z } from "zod";

export function readDatabaseConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(databaseVariables, environment);
}

export function readDesignConfig(environment: NodeJS.ProcessEnv = process.env) {
  const section = { ...storageVariables, ...designVariables, ...designPictureVariables };
  return parseConfig(section, environment);
}

export function readProductConfig(environment: NodeJS.ProcessEnv = process.env) {
  const section = {
    ...databaseVariables,
    ...storageVariables,
    ...productPictureVariables,
    /**
     * The folder of collections and products: JSON files of `pnpm --filter @photomap/catalog
     * products`.
     */
    PRODUCT_DATA_FOLDER: z.string(),
  };
  return parseConfig(section, environment);
}
