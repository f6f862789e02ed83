import { z } from "zod";
import {
  CatalogPictures,
  type CatalogPicturesOptions,
} from "../../project/designs/catalog-pictures.service.ts";

export const productPictureVariables = {
  /** Folder with the product pictures, which are WebP files. */
  PRODUCT_PICTURES_FOLDER: z.string(),
};

const FILE_NAME = /^[a-z0-9-]{1,90}-[0-9a-f]{8}-(?:256|512|1024|2048)\.webp$/;

export class ProductPictureService extends CatalogPictures {
  constructor(options: CatalogPicturesOptions) {
    super(options, { prefix: "products/", fileName: FILE_NAME });
  }
}
