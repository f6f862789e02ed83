import { createHash } from "node:crypto";
import type { BrandId } from "@photomap/design";
import { formatMessage, pickupMessages } from "@photomap/messages";
import { isPickupLater } from "@photomap/printing";
import { sql } from "kysely";
import { z } from "zod";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { ClientNetworks } from "../../platform/adapters/redis/rate-limiter.ts";
import type { RetailProduct } from "../../platform/adapters/walgreens/retail-chain.ts";
import type { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import type { Database } from "../../platform/database/database.ts";
import type { IdentifiedViewer, Viewer } from "../../platform/viewer/viewer.ts";
import type { PrintService } from "../prints/print.service.ts";
import type { BatchSheet } from "../prints/render.service.ts";
import type { CachedRetailChain } from "./cached-retail-chain.ts";
import type { NewPickupOrder, OrderedProduct, PickupOrder } from "./pickup.types.ts";
import {
  type PickupSubmitRequest,
  pickupSubmitSchema,
  resolveOrderedProducts,
  storeSearchSchema,
} from "./pickup-input.ts";
import {
  findActiveOrder,
  findPickupOrder,
  insertPickupOrder,
  listPickupOrders,
} from "./pickup-order.queries.ts";
import type { PickupRateLimits } from "./pickup-rate-limits.ts";
import { type FoundStores, findStore, findStores } from "./store-finder.ts";

type Unavailable = { readonly kind: "unavailable" };
type Invalid = { readonly kind: "invalid"; readonly problem: string };

export type PickupProductsResult =
  | { readonly kind: "found"; readonly products: readonly RetailProduct[] }
  | Unavailable;

export type StoresResult = FoundStores | Unavailable | Invalid | { readonly kind: "too-many" };

export type PickupSubmitResult =
  | { readonly kind: "accepted"; readonly order: PickupOrder }
  /** The prints would be ready later than the person has seen. */
  | { readonly kind: "moved"; readonly promiseTime: string }
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" }
  | Invalid
  | Unavailable;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  /** The chain; undefined without credentials. */
  readonly chain: CachedRetailChain | undefined;
  readonly prints: PrintService;
  readonly limits: PickupRateLimits;
  readonly cipher: CustomerCipher;
}

interface OrderedBatch {
  readonly id: string;
  readonly projectId: string | null;
  readonly sheets: readonly BatchSheet[];
}

interface Buyer {
  readonly viewer: IdentifiedViewer;
  readonly brand: BrandId;
  readonly networks: ClientNetworks;
}

const UNAVAILABLE = { kind: "unavailable" } as const;
const MAX_LISTED = 50;

/** Orders prints at stores of the chain. A worker sends them. */
export class PickupService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async listProducts(): Promise<PickupProductsResult> {
    const found = await this.#deps.chain?.listProducts();
    return found?.kind === "ok" ? { kind: "found", products: found.value } : UNAVAILABLE;
  }

  async findStores(networks: ClientNetworks, candidate: unknown): Promise<StoresResult> {
    const { chain, limits } = this.#deps;
    const input = storeSearchSchema.safeParse(candidate);
    if (!input.success) return invalid(z.prettifyError(input.error));
    if (chain === undefined) return UNAVAILABLE;
    if (!(await limits.consumeSearch(networks))) return { kind: "too-many" };
    const { zip, productDetails } = input.data;
    const products = productDetails.map(({ productId, qty }) => ({ productId, quantity: qty }));
    const found = await findStores(chain, { zip, products });
    if (found.kind === "unknown-zip") return invalid(formatMessage(pickupMessages.unknownZip));
    return found.kind === "found" ? found : UNAVAILABLE;
  }

  /** Submits an order; a repeated request returns the order of the first one. */
  async submit(buyer: Buyer, candidate: unknown): Promise<PickupSubmitResult> {
    const { db, chain, limits } = this.#deps;
    const { viewer, networks } = buyer;
    const input = pickupSubmitSchema.safeParse(candidate);
    if (!input.success) return invalid(input.error.issues[0]?.message ?? "The order isn't valid.");
    const order = input.data;
    const batch = await this.#findBatch(viewer, order);
    if (batch === undefined) return { kind: "missing" };
    const { projectId, sheets } = batch;
    const printsHash = hashPrints(order);
    const key = { ownerId: viewer.identity, batchId: batch.id, printsHash };
    const active = await findActiveOrder(db, key);
    if (active !== undefined) return { kind: "accepted", order: active };
    const offered = await chain?.listProducts();
    if (chain === undefined || offered?.kind !== "ok") return UNAVAILABLE;
    const products = resolveOrderedProducts(order, sheets, offered.value);
    if ("problem" in products) return invalid(products.problem);
    if (!(await limits.consumeOrder(viewer, networks))) return { kind: "too-many" };
    const zip = order.zip ?? (await chain.findStoreZip(order.storeNum));
    if (zip === undefined) return invalid("Search for stores again, then choose one.");
    const found = await findStore(chain, order.storeNum, {
      zip,
      products: listProductQuantities(products),
    });
    if (found.kind !== "found") return UNAVAILABLE;
    const { store } = found;
    if (store === undefined)
      return invalid("This store isn't taking orders right now. Choose another one.");
    if (isPickupLater(store.promiseTime, order.promiseTime)) {
      return { kind: "moved", promiseTime: store.promiseTime };
    }
    return this.#insert(
      {
        ...key,
        brand: buyer.brand,
        projectId,
        zip,
        store,
        products,
      },
      order,
    );
  }

  /** Finds an order; undefined for everyone except its buyer. */
  async find(viewer: Viewer, id: string): Promise<PickupOrder | undefined> {
    if (viewer.kind === "anonymous" || !z.guid().safeParse(id).success) return undefined;
    const order = await findPickupOrder(this.#deps.db, id);
    return order?.ownerId === viewer.identity ? order : undefined;
  }

  /** Lists the viewer's own orders from a project, the newest first. */
  async list(viewer: Viewer, projectId: string): Promise<PickupOrder[]> {
    if (viewer.kind === "anonymous") return [];
    return listPickupOrders(this.#deps.db, {
      where: sql`owner_id = ${viewer.identity} and project_id = ${projectId}`,
      order: sql`created_at desc`,
      limit: MAX_LISTED,
    });
  }

  async #findBatch(
    viewer: IdentifiedViewer,
    { batchId, productDetails }: PickupSubmitRequest,
  ): Promise<OrderedBatch | undefined> {
    const { prints } = this.#deps;
    const [printFileId = ""] = productDetails.flatMap(({ imageDetails }) =>
      imageDetails.map((image) => image.printFileId),
    );
    const id = batchId ?? (await prints.findBatchId(viewer, printFileId));
    if (id === undefined) return undefined;
    const sheets = await prints.findSheets(viewer, id);
    const [first] = sheets;
    return first && { id, projectId: first.projectId, sheets };
  }

  async #insert(
    order: Omit<NewPickupOrder, "customer">,
    { customer }: PickupSubmitRequest,
  ): Promise<PickupSubmitResult> {
    const { db, queue, cipher } = this.#deps;
    const inserted = await db.transaction().execute(async (transaction) => {
      const row = await insertPickupOrder(transaction, {
        ...order,
        customer: cipher.encrypt(customer),
      });
      if (row !== undefined) await queue.enqueue(transaction, "submit-pickup", { orderId: row.id });
      return row;
    });
    // Undefined when a concurrent request inserted it.
    const stored = inserted ?? (await findActiveOrder(db, order));
    return stored === undefined ? UNAVAILABLE : { kind: "accepted", order: stored };
  }
}

/** Counts the prints of each product. */
export function listProductQuantities(products: readonly OrderedProduct[]) {
  return products.map(({ productId, images }) => ({
    productId,
    quantity: images.reduce((sum, image) => sum + image.quantity, 0),
  }));
}

function hashPrints({ productDetails }: PickupSubmitRequest): string {
  const files = productDetails
    .flatMap(({ imageDetails }) => imageDetails.map(({ printFileId }) => printFileId.toLowerCase()))
    .toSorted();
  return createHash("sha256").update(files.join()).digest("hex");
}

function invalid(problem: string): Invalid {
  return { kind: "invalid", problem };
}
