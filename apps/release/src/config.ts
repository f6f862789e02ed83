import {
  databaseSection,
  designPictureSection,
  designSection,
  parseConfig,
  productPictureSection,
  storageSection,
} from "@photomap/server";
import { z } from "zod";

export function readDatabaseConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(databaseSection, environment);
}

export function readDesignConfig(environment: NodeJS.ProcessEnv = process.env) {
  const section = { ...storageSection, ...designSection, ...designPictureSection };
  return parseConfig(section, environment);
}

export function readProductConfig(environment: NodeJS.ProcessEnv = process.env) {
  const section = {
    ...databaseSection,
    ...storageSection,
    ...productPictureSection,
    /**
     * The folder of collections and products: JSON files of `pnpm --filter @photomap/catalog
     * products`.
     */
    PRODUCT_DATA_FOLDER: z.string(),
  };
  return parseConfig(section, environment);
}
