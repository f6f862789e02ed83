import { createHmac } from "node:crypto";
import type { SubmissionRequest } from "./requests.ts";

export interface StoredOrder extends Omit<SubmissionRequest, "apiKey" | "affId" | "act"> {
  readonly vendorOrderId: string;
  readonly createdAt: string;
}

export interface StoredImage {
  readonly name: string;
  readonly jpeg: Buffer;
}

export const API_KEY = "key-of-the-double";
export const AFFILIATE_ID = "photomap";
export const IMAGE_CONTAINER = "/qpcontainerin";

const TOKEN_LIFETIME_MS = 36 * 3_600_000;
const MAX_IMAGES = 500;
const FIRST_ORDER_ID = 8_000_000_001;

/** The stored data of the double; the oldest images are dropped. */
export class WalgreensState {
  readonly orders = new Map<string, StoredOrder>();
  readonly images = new Map<string, StoredImage>();
  /** The promise times that were sent for each store. */
  readonly #promises = new Map<string, Set<string>>();
  readonly #secret = crypto.randomUUID();
  readonly #now: () => number;
  /** The milliseconds by which the double's clock is ahead. */
  clockOffsetMs = 0;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  now(): number {
    return this.#now() + this.clockOffsetMs;
  }

  addPromise(storeNum: string, promiseTime: string): void {
    const promises = this.#promises.get(storeNum) ?? new Set();
    this.#promises.set(storeNum, promises.add(promiseTime));
  }

  hasPromise(storeNum: string, promiseTime: string): boolean {
    return this.#promises.get(storeNum)?.has(promiseTime) ?? false;
  }

  addImage(image: StoredImage): void {
    this.images.set(image.name, image);
    const [oldest] = this.images.keys();
    if (this.images.size > MAX_IMAGES) this.images.delete(oldest ?? "");
  }

  addOrder(request: SubmissionRequest): StoredOrder {
    const { apiKey: _apiKey, affId: _affId, act: _act, ...order } = request;
    const vendorOrderId = String(FIRST_ORDER_ID + this.orders.size);
    const stored = { ...order, vendorOrderId, createdAt: new Date(this.now()).toISOString() };
    this.orders.set(vendorOrderId, stored);
    return stored;
  }

  /** Creates the query that permits writing to the container. */
  createSignature(expiresAt = this.now() + TOKEN_LIFETIME_MS): string {
    const se = new Date(expiresAt).toISOString();
    return new URLSearchParams({
      sig: this.#sign(se),
      se,
      sv: "2021-08-06",
      sp: "w",
      sr: "c",
    }).toString();
  }

  isSigned(query: URLSearchParams): boolean {
    const se = query.get("se") ?? "";
    return (
      query.get("sig") === this.#sign(se) && query.get("sp") === "w" && query.get("sr") === "c"
    );
  }

  isExpired(query: URLSearchParams): boolean {
    return !(Date.parse(query.get("se") ?? "") > this.now());
  }

  #sign(expiry: string): string {
    return createHmac("sha256", this.#secret).update(expiry).digest("base64");
  }
}
