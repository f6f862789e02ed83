import type { Logger } from "pino";
import { ImageUploader } from "./image-uploader.ts";
import { createOrderFields, parseRetailOrderStatus, parseSubmitResult } from "./orders.ts";
import { parseRetailProducts } from "./products.ts";
import type {
  RetailChain,
  RetailOrder,
  RetailOrderStatus,
  RetailProduct,
  RetailResult,
  RetailStore,
  RetailSubmitResult,
  StoreSearch,
} from "./retail-chain.ts";
import { parseRetailStores } from "./stores.ts";
import { UploadPermitCache } from "./upload-permit-cache.ts";
import {
  getUnansweredResult,
  WalgreensClient,
  type WalgreensSettings,
} from "./walgreens-client.ts";

/** Walgreens' interface for photo prints, version 3. */
export class WalgreensChain implements RetailChain {
  readonly #settings: WalgreensSettings;
  readonly #client: WalgreensClient;
  readonly #images: ImageUploader;

  constructor(settings: WalgreensSettings, log: Logger) {
    this.#settings = settings;
    this.#client = new WalgreensClient(settings, log);
    const credentials = new UploadPermitCache(this.#client, settings.now);
    this.#images = new ImageUploader(settings, credentials);
  }

  async listProducts(): Promise<RetailResult<readonly RetailProduct[]>> {
    const answer = await this.#client.read("/api/photo/products/v3", {
      act: "getphotoprods",
      productGroupId: "",
    });
    if (answer.kind !== "ok") return answer;
    const products = parseRetailProducts(answer.value["products"]);
    if (products.length === 0) return { kind: "unavailable", reason: "no products" };
    return { kind: "ok", value: products };
  }

  async findStores(search: StoreSearch): Promise<RetailResult<readonly RetailStore[]>> {
    const { latitude, longitude, products } = search;
    const answer = await this.#client.read("/api/photo/store/v3", {
      act: "photoStores",
      latitude: String(latitude),
      longitude: String(longitude),
      productDetails: products.map(({ productId, quantity }) => ({
        productId,
        qty: String(quantity),
      })),
    });
    if (answer.kind !== "ok") return answer;
    return { kind: "ok", value: parseRetailStores(answer.value["photoStores"], search) };
  }

  uploadImage(jpeg: Buffer): Promise<RetailResult<string>> {
    return this.#images.upload(jpeg);
  }

  async submit(order: RetailOrder): Promise<RetailSubmitResult> {
    const call = await this.#client.post("/api/photo/order/submit/v3", {
      act: "submitphotoorder",
      ...createOrderFields(order, this.#settings.publisherId),
    });
    return call.kind === "answered" ? parseSubmitResult(call.answer) : getUnansweredResult(call);
  }

  async findStatus(orderId: string): Promise<RetailResult<RetailOrderStatus | undefined>> {
    const answer = await this.#client.read("/api/photo/order/status/v3", {
      act: "orderstatus",
      orders: [orderId],
    });
    if (answer.kind !== "ok") return answer;
    return { kind: "ok", value: parseRetailOrderStatus(answer.value["statuses"], orderId) };
  }
}
