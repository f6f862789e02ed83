import { readServicesEnvironment } from "../stack/services.ts";
import { publishDesigns } from "./publish-designs.ts";
import { publishProductPictures, publishProducts } from "./publish-products.ts";

/** Publishes the designs, or the products and their pictures. */
const services = await readServicesEnvironment();
const isForProducts = process.argv.includes("products");
// Pictures first: a product never names a picture that is missing.
const written = await (isForProducts ? publishProductPictures(services) : publishDesigns(services));
console.log(
  written.length === 0 ? "All files are published already" : `${written.length} files published`,
);
if (isForProducts) console.log(`${await publishProducts(services)} products stored`);
