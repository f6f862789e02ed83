import { type Behavior, listRows, mapStores, omit } from "./behavior.ts";
import { delayPromiseTime, NO_PROMISE_TIME } from "./promise-time.ts";
import type { JsonRecord } from "./walgreens-api.ts";

type Change = NonNullable<Behavior["change"]>;

function changeToken(change: (token: string) => string): Change {
  return (body) => ({
    ...body,
    cloud: listRows(body, "cloud").map(({ sasKeyToken }) => ({
      sasKeyToken: change(String(sasKeyToken)),
    })),
  });
}

const CREDENTIALS: readonly [string, string, Change][] = [
  [
    "expired-token",
    "credentials that ended long ago",
    changeToken((token) => {
      const ended = "2020-01-01T00:00:00Z";
      return token.replace(/([?&]se=)[^&]*/, `$1${encodeURIComponent(ended)}`);
    }),
  ],
  [
    "token-without-expiry",
    "credentials without the time of their end",
    changeToken((token) => token.replace(/([?&])se=[^&]*&/, "$1")),
  ],
  [
    "token-without-signature",
    "a container only",
    changeToken((token) => token.split("?")[0] ?? ""),
  ],
  ["token-without-address", "a token that is no address", changeToken(() => "sig=1&se=2")],
  ["without-cloud", "credentials without a place for images", (body) => omit(body, ["cloud"])],
  ["empty-cloud", "an empty list of places for images", (body) => ({ ...body, cloud: [] })],
];

function changeProducts(change: (products: JsonRecord[]) => unknown): Change {
  return (body) => ({ ...body, products: change(listRows(body, "products")) });
}

function changePrices(change: (price: string) => unknown): Change {
  return changeProducts((products) =>
    products.map((product) => ({
      ...product,
      productPrice: change(String(product["productPrice"])),
    })),
  );
}

const PRODUCTS: readonly [string, string, Change][] = [
  [
    "without-4x6",
    "no product of the size 4x6",
    changeProducts((products) => products.filter(({ productSize }) => productSize !== "4x6")),
  ],
  ["no-products", "an empty list of products", changeProducts(() => [])],
  ["products-null", "null instead of the list of products", changeProducts(() => null)],
  ["price-with-dollar-sign", "prices as $0.40", changePrices((price) => `$${price}`)],
  ["price-with-three-decimals", "prices as 0.400", changePrices((price) => `${price}0`)],
  ["price-as-number", "prices as the number 0.4", changePrices(Number)],
  [
    "unreadable-price",
    "a price that is a text, for 4x6 only",
    changeProducts((products) =>
      products.map((product) =>
        product["productSize"] === "4x6" ? { ...product, productPrice: "call us" } : product,
      ),
    ),
  ],
  [
    "sizes-with-spaces",
    `sizes as 4 X 6`,
    changeProducts((products) =>
      products.map((product) => ({
        ...product,
        productSize: String(product["productSize"]).replace("x", " X "),
      })),
    ),
  ],
  [
    "foreign-currency",
    "prices in CAD",
    changeProducts((products) => products.map((product) => ({ ...product, currencyType: "CAD" }))),
  ],
  [
    "broken-rows",
    "rows of other types between the products",
    changeProducts((products) => ["row", null, 7, {}, [], ...products]),
  ],
];

function changeStores(change: (store: JsonRecord, index: number) => JsonRecord): Change {
  return (body) => mapStores(body, change);
}

function changePromise(change: (promiseTime: string) => unknown): Change {
  return changeStores((store) => ({ ...store, promiseTime: change(String(store["promiseTime"])) }));
}

const STORES: readonly [string, string, Change][] = [
  ["closed-stores", `all stores closed: ${NO_PROMISE_TIME}`, changePromise(() => NO_PROMISE_TIME)],
  ["malformed-promise-time", "a promise time in another form", changePromise(() => "soon, 25:99")],
  ["padded-promise-time", "a space after the promise time", changePromise((time) => `${time} `)],
  ["promise-time-null", "null as promise time", changePromise(() => null)],
  ["promise-time-later", "two hours later", changePromise((time) => delayPromiseTime(time, 2))],
  ["no-stores", "an empty list of stores", (body) => ({ ...body, photoStores: [] })],
  ["stores-null", "null instead of the list", (body) => ({ ...body, photoStores: null })],
  ["without-stores", "no list of stores", (body) => omit(body, ["photoStores"])],
  [
    "without-coordinates",
    "the first store has no coordinates, the second ones of 0",
    changeStores((store, index) => {
      if (index === 0) return omit(store, ["latitude", "longitude"]);
      return index === 1 ? { ...store, latitude: "0", longitude: "0" } : store;
    }),
  ],
  [
    "without-number",
    "the first store has no number",
    changeStores((store, index) => (index === 0 ? omit(store, ["storeNum"]) : store)),
  ],
  [
    "duplicate-stores",
    "every store twice",
    (body) => {
      const rows = listRows(body, "photoStores");
      return { ...body, photoStores: [...rows, ...rows] };
    },
  ],
  [
    "stores-out-of-order",
    "the nearest store last",
    (body) => ({ ...body, photoStores: listRows(body, "photoStores").toReversed() }),
  ],
  [
    "flat-stores",
    "the fields of a store directly in its row",
    (body) => ({
      ...body,
      photoStores: listRows(body, "photoStores").map((row) => row["photoStoreDetails"]),
    }),
  ],
  [
    "one-store-without-list",
    "the only store without the brackets of a list",
    (body) => ({ ...body, photoStores: listRows(body, "photoStores")[0] }),
  ],
  [
    "broken-stores",
    "rows of other types between the stores",
    (body) => ({
      ...body,
      photoStores: [
        "row",
        null,
        7,
        {},
        { photoStoreDetails: [] },
        ...listRows(body, "photoStores"),
      ],
    }),
  ],
];

function renameId(name: string): Change {
  return ({ vendorOrderId, ...body }) => ({ ...body, [name]: vendorOrderId });
}

const SUBMIT: readonly [string, string, Change][] = [
  ["id-as-order-id", "the id is in orderId", renameId("orderId")],
  ["id-as-order-number", "the id is in orderNumber", renameId("orderNumber")],
  ["id-as-confirmation", "the id is in confirmationNumber", renameId("confirmationNumber")],
  [
    "id-as-number",
    "the id is a number",
    (body) => ({ ...body, vendorOrderId: Number(body["vendorOrderId"]) }),
  ],
  ["success-without-id", "success without an id", (body) => omit(body, ["vendorOrderId"])],
  ["success-with-empty-id", "success with a blank id", (body) => ({ ...body, vendorOrderId: " " })],
  [
    "error-with-id",
    "an error and an id in one answer",
    (body) => ({ ...body, status: "failure", err: "4711", errDesc: "Partly failed" }),
  ],
];

const STATUS: readonly [string, string, Change][] = [
  [
    "unknown-status-code",
    "a code and a text that are not known",
    (body) => ({
      ...body,
      statuses: listRows(body, "statuses").map((status) => ({
        ...status,
        code: "Z99",
        orderStatus: "Not Documented",
      })),
    }),
  ],
  [
    "order-not-valid",
    "valid: N, as for an order that does not exist",
    (body) => ({
      ...body,
      statuses: listRows(body, "statuses").map(({ orderId }) => ({ orderId, valid: "N" })),
    }),
  ],
  ["no-statuses", "an empty list of statuses", (body) => ({ ...body, statuses: [] })],
  [
    "status-of-another-order",
    "only the status of another order",
    (body) => ({
      ...body,
      statuses: [{ orderId: "1", valid: "Y", code: "30", orderStatus: "Ready" }],
    }),
  ],
];

/** Behaviors of the content of one endpoint each. */
export const ENDPOINT_BEHAVIORS: readonly Behavior[] = [
  ...CREDENTIALS.map(describe("credentials")),
  ...PRODUCTS.map(describe("products")),
  ...STORES.map(describe("stores")),
  ...SUBMIT.map(describe("submit")),
  ...STATUS.map(describe("status")),
  {
    name: "upload-403",
    description: "the store for images refuses the signature",
    endpoints: ["upload"],
    replace: (response) =>
      void response
        .writeHead(403, { "content-type": "application/xml" })
        .end("<Error><Code>AuthenticationFailed</Code></Error>"),
  },
];

function describe(endpoint: Behavior["endpoints"][number]) {
  return ([name, description, change]: readonly [string, string, Change]): Behavior => ({
    name,
    description,
    endpoints: [endpoint],
    change,
  });
}
