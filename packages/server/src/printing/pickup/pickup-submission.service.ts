import { isPickupLater } from "@photomap/printing";
import { sql } from "kysely";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type {
  RetailChain,
  RetailOrder,
  RetailSubmitResult,
} from "../../platform/adapters/walgreens/retail-chain.ts";
import type { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import type { Database } from "../../platform/database/database.ts";
import { listProductQuantities } from "./pickup.service.ts";
import type { ChainAnswer, PickupOrder, PickupState } from "./pickup.types.ts";
import {
  changeState,
  findEncryptedCustomer,
  findPickupOrder,
  listPickupOrders,
  type StateChange,
} from "./pickup-order.queries.ts";
import { findStore } from "./store-finder.ts";

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly chain: RetailChain | undefined;
  readonly cipher: CustomerCipher;
}

/** An order that is not sent. */
interface Ended {
  readonly end: StateChange;
}

/** The age from which a confirmed pickup time is checked again. */
const MAX_TIME_AGE_MS = 60_000;
/** The time after which a job is considered lost, longer than a worker takes. */
const WAITING_MINUTES = 30;
const SENDING_MINUTES = 5;
const CUSTOMER_DAYS = 90;
const BATCH = 500;
const CONCURRENT_UPLOADS = 4;

/**
 * Sends orders to the chain, each at most once: the chain has no idempotency keys. An order is
 * marked as SENDING before it is sent; one that is found in this state is never sent again.
 */
export class PickupSubmissionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Sends an order and returns its final state; undefined when there is nothing to send. */
  async run(id: string): Promise<PickupState | undefined> {
    const { db } = this.#deps;
    const order = await findPickupOrder(db, id);
    // Another run has died after it marked the order, or is still sending it.
    if (order?.state !== "WAITING") return undefined;
    const prepared = await this.#prepare(order);
    if ("end" in prepared) return this.#end(order, ["WAITING"], prepared.end);
    const isMarked = await changeState(db, { id, from: ["WAITING"] }, { state: "SENDING" });
    if (!isMarked) return undefined;
    const result = await prepared.chain.submit(prepared.order);
    // UNKNOWN: the run took so long that it was given up.
    return this.#end(order, ["SENDING", "UNKNOWN"], describeResult(result));
  }

  /**
   * Ends orders whose worker died. Returns the ids of all orders with an unknown result.
   */
  async endAbandoned(): Promise<readonly string[]> {
    const { db } = this.#deps;
    const abandoned = await listPickupOrders(db, {
      where: sql`
        (state = 'WAITING' and updated_at < now() - make_interval(mins => ${WAITING_MINUTES}))
        or (state = 'SENDING' and updated_at < now() - make_interval(mins => ${SENDING_MINUTES}))`,
      order: sql`updated_at`,
      limit: BATCH,
    });
    for (const order of abandoned) {
      const state = order.state === "WAITING" ? "FAILED" : "UNKNOWN";
      await this.#end(order, [order.state], { state, answer: { kind: "abandoned" } });
    }
    const unknown = await listPickupOrders(db, {
      where: sql`state = 'UNKNOWN'`,
      order: sql`updated_at`,
      limit: BATCH,
    });
    return unknown.map(({ id }) => id);
  }

  /** Deletes customers' data and returns how many were deleted. */
  async purgeCustomers(): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      update pickup_order set customer = null
      where customer is not null
        and created_at < now() - make_interval(days => ${CUSTOMER_DAYS})`.execute(this.#deps.db);
    return Number(numAffectedRows);
  }

  /** Uploads the images and checks the pickup time; nothing is ordered yet. */
  async #prepare(
    order: PickupOrder,
  ): Promise<{ readonly chain: RetailChain; readonly order: RetailOrder } | Ended> {
    const { db, chain, cipher } = this.#deps;
    const encrypted = await findEncryptedCustomer(db, order.id);
    if (chain === undefined || encrypted === undefined) {
      return fail({ kind: "unavailable" });
    }
    const urls = await this.#upload(chain, order);
    if ("end" in urls) return urls;
    const time = await this.#checkTime(chain, order);
    if ("end" in time) return time;
    return {
      chain,
      order: {
        ...cipher.decrypt(encrypted),
        storeNum: order.store.storeNum,
        promiseTime: time.promiseTime,
        products: order.products.map(({ productId, images }) => ({
          productId,
          images: images.flatMap(({ renderId, quantity }) => {
            const url = urls.get(renderId);
            return url === undefined ? [] : [{ url, quantity }];
          }),
        })),
        note: order.id,
      },
    };
  }

  async #upload(
    chain: RetailChain,
    { products }: PickupOrder,
  ): Promise<ReadonlyMap<string, string> | Ended> {
    const { storage } = this.#deps;
    const waiting = products.flatMap(({ images }) => images.map(({ renderId }) => renderId));
    const urls = new Map<string, string>();
    let failure: Ended | undefined;
    const uploadNext = async (): Promise<void> => {
      for (;;) {
        const renderId = waiting.pop();
        if (renderId === undefined || failure !== undefined) return;
        const jpeg = await storage.read(storage.mediaBucket, `prints/${renderId}.jpeg`);
        const uploaded = jpeg && (await chain.uploadImage(jpeg));
        if (uploaded?.kind === "ok") urls.set(renderId, uploaded.value);
        else failure = fail(uploaded ?? { kind: "expired" });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, uploadNext));
    return failure ?? urls;
  }

  /** Returns the pickup time to order with, unless it moved later since the person confirmed it. */
  async #checkTime(
    chain: RetailChain,
    { store, zip, products, checkedAt }: PickupOrder,
  ): Promise<{ readonly promiseTime: string } | Ended> {
    const { promiseTime } = store;
    if (Date.now() - checkedAt.getTime() < MAX_TIME_AGE_MS) return { promiseTime };
    const query = { zip, products: listProductQuantities(products) };
    const found = await findStore(chain, store.storeNum, query);
    if (found.kind !== "found" || found.store === undefined) {
      return fail({ kind: found.kind === "found" ? "closed" : found.kind });
    }
    return isPickupLater(found.store.promiseTime, promiseTime)
      ? { end: { state: "MOVED", store: found.store } }
      : { promiseTime: found.store.promiseTime };
  }

  async #end(
    { id }: PickupOrder,
    from: readonly PickupState[],
    change: StateChange,
  ): Promise<PickupState | undefined> {
    const isChanged = await changeState(this.#deps.db, { id, from }, change);
    return isChanged ? change.state : undefined;
  }
}

function fail(answer: ChainAnswer): Ended {
  return { end: { state: "FAILED", answer } };
}

function describeResult(result: RetailSubmitResult): StateChange {
  const answer: ChainAnswer = result;
  switch (result.kind) {
    case "placed":
      return { state: "PLACED", answer: { kind: "placed" }, chainOrderId: result.orderId };
    case "refused":
      return { state: "REFUSED", answer };
    case "unknown":
      return { state: "UNKNOWN", answer };
    case "unavailable":
    case "misconfigured":
      return { state: "FAILED", answer };
  }
}
