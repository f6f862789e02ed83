import type { Logger } from "pino";
import { ImageUpload } from "./image-upload.ts";
import { readStatus, readSubmission, writeOrder } from "./orders.ts";
import { readProducts } from "./products.ts";
import type {
  RetailChain,
  RetailOrder,
  RetailOrderStatus,
  RetailProduct,
  RetailRead,
  RetailStore,
  StoreSearch,
  SubmitResult,
} from "./retail-chain.ts";
import { readStores } from "./stores.ts";
import { UploadCredentials } from "./upload-credentials.ts";
import {
  describeUnsubmitted,
  WalgreensClient,
  type WalgreensSettings,
} from "./walgreens-client.ts";

/** Walgreens' interface for photo prints, version 3. */
export class WalgreensChain implements RetailChain {
  readonly #settings: WalgreensSettings;
  readonly #client: WalgreensClient;
  readonly #images: ImageUpload;

  constructor(settings: WalgreensSettings, log: Logger) {
    this.#settings = settings;
    this.#client = new WalgreensClient(settings, log);
    const credentials = new UploadCredentials(this.#client, settings.now);
    this.#images = new ImageUpload(settings, credentials);
  }

  async listProducts(): Promise<RetailRead<readonly RetailProduct[]>> {
    const answer = await this.#client.read("/api/photo/products/v3", {
      act: "getphotoprods",
      productGroupId: "",
    });
    if (answer.kind !== "ok") return answer;
    const products = readProducts(answer.value["products"]);
    if (products.length === 0) return { kind: "unavailable", reason: "no products" };
    return { kind: "ok", value: products };
  }

  async findStores(search: StoreSearch): Promise<RetailRead<readonly RetailStore[]>> {
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
    return { kind: "ok", value: readStores(answer.value["photoStores"], search) };
  }

  uploadImage(jpeg: Buffer): Promise<RetailRead<string>> {
    return this.#images.upload(jpeg);
  }

  async submit(order: RetailOrder): Promise<SubmitResult> {
    const call = await this.#client.post("/api/photo/order/submit/v3", {
      act: "submitphotoorder",
      ...writeOrder(order, this.#settings.publisherId),
    });
    return call.kind === "answered" ? readSubmission(call.answer) : describeUnsubmitted(call);
  }

  async findStatus(orderId: string): Promise<RetailRead<RetailOrderStatus | undefined>> {
    const answer = await this.#client.read("/api/photo/order/status/v3", {
      act: "orderstatus",
      orders: [orderId],
    });
    if (answer.kind !== "ok") return answer;
    return { kind: "ok", value: readStatus(answer.value["statuses"], orderId) };
  }
}
