import { createProduct, openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { loadOperation, loadUrl } from "../load-url.ts";
import type { Row } from "../measure.ts";
import { startServer } from "../server-process.ts";

/** The fields that the product page reads. */
const QUERY = `query getProduct($handle: String!) { storefrontGetProductByHandle(handle: $handle) {
  id handle title descriptionHtml
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  options { name values }
  images(first: 30) {
    altText width height url256 url1024 url2048
  }
  variants(first: 100) {
    id sku title price { amount currencyCode } availableForSale selectedOptions { name value }
    image { url1024 }
  }
  metafields { productType personalizationType hideQuantity freeStickerTokens primaryOption
    demoMapId blueprintId designIds background outputType outputScale defaultInputs sizes }
} }`;

const FRAMES = ["None", "Black", "White", "Oak", "Walnut"];
const MATS = ["White", "Black", "Caribbean", "Driftwood", "Sienna"];
const SIZES = ["12x8", "24x16", "36x24", "48x32"];
/** The pool's size, the same as in the bare handler. */
const POOL_SIZE = 10;
/** The requests until the code is compiled; on a busy machine, one round has too few. */
const WARM_UP_REQUESTS = 1500;
const HANDLE = "framed-50-states";

export const readProduct: Row = {
  name: "Read a product of 100 variants and 30 images through GraphQL",
  floorName: "bare Fastify handler, same rows in one SELECT",
  unit: "per second",
  target: { kind: "at least", ratio: 0.7 },
  rounds: 7,
  async prepare() {
    const test = await openTestBackend();
    await createProduct(test.backend, {
      handle: HANDLE,
      descriptionHtml: "<p>A map of the 50 states for your photos, printed and framed.</p>".repeat(
        9,
      ),
      tags: ["50 states", "framed", "usa"],
      options: [
        { name: "Size", values: SIZES },
        { name: "Frame", values: FRAMES },
        { name: "Matboard", values: MATS },
      ],
      images: Array.from({ length: 30 }, (_, i) => ({
        key: `${HANDLE}-${i}`,
        altText: `A framed map of the 50 states on a wall, seen from the side ${i}`,
        width: 2048,
        height: 1536,
      })),
      variants: listVariants(),
      metafields: {
        productType: "photo-map",
        personalizationType: "map",
        primaryOption: "Size",
        blueprintId: "50-states-36x24",
        designIds: ["50-states-36x24"],
      },
    });
    const environment = {
      ...readServiceEnvironment(),
      DATABASE_URL: test.databaseUrl,
      DATABASE_POOL_SIZE: String(POOL_SIZE),
    };
    const api = await startServer("./servers/api.ts", environment);
    const bare = await startServer("./servers/bare-read.ts", environment);
    const subject = (amount?: number) =>
      loadOperation(api.url, { query: QUERY, variables: { handle: HANDLE } }, amount);
    const floor = (amount?: number) =>
      loadUrl({ url: `${bare.url}/products/${HANDLE}`, ...(amount && { amount }) });
    await subject(WARM_UP_REQUESTS);
    await floor(WARM_UP_REQUESTS);
    return {
      subject: () => subject(),
      floor: () => floor(),
      async close() {
        await api.stop();
        await bare.stop();
        await test.close();
      },
    };
  },
};

function listVariants() {
  return SIZES.flatMap((size) =>
    FRAMES.flatMap((frame) =>
      MATS.map((mat, i) => ({
        sku: `50-${size}-${frame}-${mat}`.toUpperCase(),
        title: `${size} / ${frame} / ${mat}`,
        priceMinor: 4900 + i * 500,
        imageIndex: i,
        selectedOptions: [
          { name: "Size", value: size },
          { name: "Frame", value: frame },
          { name: "Matboard", value: mat },
        ],
      })),
    ),
  );
}
