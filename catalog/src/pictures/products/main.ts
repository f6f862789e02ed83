import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BRAND_IDS } from "@photomap/design";
import { listCollections } from "../../products/collections.ts";
import { getPictureName, type Picture } from "../../products/picture.ts";
import type { Product } from "../../products/product.ts";
import { listProducts } from "../../products/products.ts";
import { type WrittenPictures, writePictures } from "./write-pictures.ts";

/** Writes both brands' products and draws missing and outdated pictures; --all draws them all. */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const PICTURES = new URL("../../../products/", import.meta.url);
const DATA = new URL("../../../generated/products/", import.meta.url);

await mkdir(PICTURES, { recursive: true });
await mkdir(DATA, { recursive: true });
const products = BRAND_IDS.flatMap((businessId) => listProducts(businessId));
const pictures = collectPictures(products);
const written = await writePictures(pictures, values);
for (const businessId of BRAND_IDS) {
  const own = products.filter((product) => product.businessId === businessId);
  const lines = own.map((product, position) => JSON.stringify(toData(product, position, written)));
  await writeFile(new URL(`${businessId}.json`, DATA), `[\n${lines.join(",\n")}\n]\n`);
}
await writeFile(
  new URL("collections.json", DATA),
  `${JSON.stringify(listCollections(), null, 1)}\n`,
);
console.log(`${products.length} products with ${pictures.size} pictures`);

/** Returns the pictures by name. A picture that one product shows large is stored large. */
function collectPictures(all: readonly Product[]): Map<string, Picture> {
  const collected = new Map<string, Picture>();
  for (const { picture } of all.flatMap((product) => product.pictures)) {
    const name = getPictureName(picture);
    const before = collected.get(name);
    const isLarge = before !== undefined && before.kind !== "drawing" && before.isLarge === true;
    if (!isLarge) collected.set(name, picture);
  }
  return collected;
}

function toData(
  { pictures: shown, ...product }: Product,
  position: number,
  files: WrittenPictures,
) {
  const images = shown.map(({ picture, altText }) => {
    const file = files[getPictureName(picture)];
    if (file === undefined) throw new Error(`${getPictureName(picture)} was not drawn`);
    return { key: file.key, altText, width: file.width, height: file.height };
  });
  return { ...product, images, position };
}
