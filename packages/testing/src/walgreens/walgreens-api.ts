import type { z } from "zod";
import { listProducts, PRODUCT_IDS } from "./products.ts";
import { computePromiseTime, formatHour, formatPromiseTime, toZoneTime } from "./promise-time.ts";
import {
  credentialsRequest,
  productsRequest,
  type SubmissionRequest,
  statusRequest,
  storesRequest,
  submissionRequest,
} from "./requests.ts";
import { type FoundStore, findNearbyStores, STORES } from "./stores.ts";
import {
  AFFILIATE_ID,
  API_KEY,
  IMAGE_CONTAINER,
  type StoredOrder,
  type WalgreensState,
} from "./walgreens-state.ts";

export type ApiEndpoint = "credentials" | "products" | "stores" | "submit" | "status";

export const API_PATHS: Readonly<Record<string, ApiEndpoint>> = {
  "/api/photo/creds/v3": "credentials",
  "/api/photo/products/v3": "products",
  "/api/photo/store/v3": "stores",
  "/api/photo/order/submit/v3": "submit",
  "/api/photo/order/status/v3": "status",
};

export type JsonRecord = Record<string, unknown>;

export interface ApiAnswer {
  readonly status: number;
  readonly body: JsonRecord;
}

/**
 * Answers a request. The gateway refuses unknown keys; the services behind it answer 200 with an
 * error.
 */
export function answerApi(
  endpoint: ApiEndpoint,
  request: unknown,
  { state, url }: { readonly state: WalgreensState; readonly url: string },
): ApiAnswer {
  try {
    return { status: 200, body: answer(endpoint, request, state, url) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body };
  }
}

function answer(
  endpoint: ApiEndpoint,
  request: unknown,
  state: WalgreensState,
  url: string,
): JsonRecord {
  switch (endpoint) {
    case "credentials": {
      parse(credentialsRequest, request);
      const sasKeyToken = `${url}${IMAGE_CONTAINER}?${state.createSignature()}`;
      const landingUrl = `${url}/checkout?`;
      return { uploadLimit: 200, template: "default", landingUrl, cloud: [{ sasKeyToken }] };
    }
    case "products": {
      const { productGroupId = "" } = parse(productsRequest, request);
      return succeed({ products: listProducts(productGroupId) });
    }
    case "stores": {
      const { latitude, longitude, productDetails } = parse(storesRequest, request);
      requireProducts(productDetails);
      const found = findNearbyStores(Number(latitude), Number(longitude));
      const photoStores = found.map((row) => ({ photoStoreDetails: writeStore(row, state.now()) }));
      return { status: "success", errCode: "", errDesc: "", photoStores };
    }
    case "submit": {
      const order = parse(submissionRequest, request);
      requireAcceptable(order, state, url);
      return succeed({ vendorOrderId: state.addOrder(order).vendorOrderId });
    }
    case "status": {
      const { orders } = parse(statusRequest, request);
      return succeed({ statuses: orders.map((id) => writeStatus(id, state)) });
    }
    default:
      throw new Refusal("901", `no such endpoint: ${String(endpoint)}`);
  }
}

/**
 * A refused request. The double made up the codes from 900, since the chain's tables are not
 * public.
 */
class Refusal extends Error {
  readonly status: number = 200;
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  get body(): JsonRecord {
    return { status: "failure", err: this.code, errCode: this.code, errDesc: this.message };
  }
}

class UnknownKey extends Refusal {
  override readonly status = 403;

  constructor() {
    super("403", "Key doesn't Exists");
  }

  override get body(): JsonRecord {
    return { errCode: this.code, errMsg: this.message };
  }
}

interface Caller {
  readonly apiKey: string;
  readonly affId: string;
}

function parse<Request extends Caller>(schema: z.ZodType<Request>, request: unknown): Request {
  const { success, data, error } = schema.safeParse(request);
  if (!success) {
    const problems = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Refusal("902", problems.join("; "));
  }
  if (data.apiKey !== API_KEY) throw new UnknownKey();
  if (data.affId !== AFFILIATE_ID) throw new Refusal("659", "No vendor match");
  return data;
}

function succeed(fields: JsonRecord): JsonRecord {
  return { status: "success", err: "", errDesc: "", ...fields };
}

function writeStore({ store, miles }: FoundStore, now: number): JsonRecord {
  return {
    storeNum: store.storeNum,
    promiseTime: formatPromiseTime(computePromiseTime(store, now)),
    type: "P",
    zip: store.zip,
    city: store.city,
    state: store.state,
    street: store.street,
    latitude: String(store.latitude),
    longitude: String(store.longitude),
    phone: store.phone,
    distance: miles.toFixed(2),
    distanceUnit: "mi",
    openTime: formatHour(store.opensAt),
    closeTime: store.closesAt === 24 ? "11:59 PM" : formatHour(store.closesAt),
    storeName: `${store.street} & 1st St`,
    timeZone: store.timeZone,
    tax: "0.06",
  };
}

function requireProducts(products: readonly { readonly productId: string }[]): void {
  const unknown = products.find(({ productId }) => !PRODUCT_IDS.includes(productId));
  if (unknown !== undefined) throw new Refusal("903", "Product is not available");
}

function requireAcceptable(order: SubmissionRequest, state: WalgreensState, url: string): void {
  requireProducts(order.productDetails);
  const store = STORES.find(({ storeNum }) => storeNum === order.storeNum);
  if (store === undefined) throw new Refusal("904", "Store does not exist");
  if (!state.hasPromise(order.storeNum, order.promiseTime)) {
    throw new Refusal("905", "Promise time was not given for this store");
  }
  const images = order.productDetails.flatMap(({ imageDetails }) => imageDetails);
  const isStored = images.every((image) => isUploaded(image.url, state, url));
  if (!isStored) throw new Refusal("906", "Image does not exist");
}

function isUploaded(address: string, state: WalgreensState, url: string): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  const name = pathname.replace(`${IMAGE_CONTAINER}/`, "");
  return origin === new URL(url).origin && state.images.has(name) && state.isSigned(searchParams);
}

function writeStatus(orderId: string, state: WalgreensState): JsonRecord {
  const order = state.orders.get(orderId);
  if (order === undefined) return { orderId, valid: "N", code: "", orderStatus: "" };
  const isReady = isDue(order, state.now());
  return {
    orderId,
    valid: "Y",
    code: isReady ? "30" : "10",
    orderStatus: isReady ? "Ready for Pickup" : "In Progress",
  };
}

const READY_AFTER_MS = 3_600_000;

/** Whether an order is ready: an hour of opening times after it was placed. */
function isDue({ storeNum, createdAt }: StoredOrder, now: number): boolean {
  const store = STORES.find((candidate) => candidate.storeNum === storeNum);
  if (store === undefined) return false;
  const placedAt = Date.parse(createdAt);
  return (
    now >= placedAt + READY_AFTER_MS &&
    toZoneTime(now, store.timeZone) >= computePromiseTime(store, placedAt)
  );
}
