import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { WalgreensDouble } from "@photomap/testing/walgreens";
import { pino } from "pino";
import { WalgreensChain } from "../../../platform/adapters/walgreens/walgreens-chain.ts";
import { CustomerCipher } from "../../../platform/crypto/customer-cipher.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import type { GuestViewer } from "../../../platform/viewer/viewer.ts";
import type { PickupOrder, PickupState } from "../pickup.types.ts";
import { PickupSubmissionService } from "../pickup-submission.service.ts";

const ZIP = "48226";
const CUSTOMER_KEY = "a key for customers that only this stage uses";
const JPEG_START = [0xff, 0xd8, 0xff];
/** The id under which the double sells 4x6 prints. */
export const PRODUCT_ID = "6560003";

export interface Batch {
  readonly viewer: GuestViewer;
  readonly batchId: string;
  readonly files: readonly string[];
}

/** A backend that orders at the double. */
export class PickupStage {
  readonly test: TestBackend;
  readonly double: WalgreensDouble;
  readonly #database: ReturnType<typeof openDatabase>;

  private constructor(test: TestBackend, double: WalgreensDouble) {
    this.test = test;
    this.double = double;
    this.#database = openDatabase(test.databaseUrl, 4);
  }

  /**
   * Opens a stage on which the double's clock stands still: promise times move with
   * `double.advance` only.
   */
  static async open(): Promise<PickupStage> {
    const start = Date.now();
    const double = await WalgreensDouble.start({ now: () => start });
    const test = await openTestBackend({ ...double.environment, CUSTOMER_KEY });
    return new PickupStage(test, double);
  }

  async close(): Promise<void> {
    await this.#database.close();
    await this.test.close();
    await this.double.stop();
  }

  /** Creates a batch of finished prints for a new guest, with one opening each. */
  async printBatch(openingIds: readonly string[] = ["CO"]): Promise<Batch> {
    const identity = `guest-${randomUUID()}`;
    const [batchId, files] = [randomUUID(), openingIds.map(() => randomUUID())];
    const { storage } = this.test.backend;
    for (const [i, id] of files.entries()) {
      const items = [{ openingId: openingIds[i], x: 20, y: 20, turned: false }];
      const drawing = { type: "openings_print", layouts: [{ width: 288, height: 432, items }] };
      const request = { format: "jpeg", downloadFilename: "print.jpeg", drawing };
      const jpeg = Buffer.from([...JPEG_START, ...Buffer.from(`sheet ${id}`)]);
      await storage.writeMedia(`prints/${id}.jpeg`, jpeg, "image/jpeg");
      await this.test.query(
        `insert into render (id, owner_id, request, lane, content_hash, pixels, status, result_key)
         values ($1, $2, $3, 'print', $4, 1, 'DONE', $5)`,
        [id, identity, JSON.stringify(request), id, `prints/${id}.jpeg`],
      );
    }
    await this.test.query(
      "insert into print_batch (id, owner_id, render_ids) values ($1, $2, $3)",
      [batchId, identity, files],
    );
    return { viewer: { kind: "guest", identity }, batchId, files };
  }

  async findPromiseTime(): Promise<{ storeNum: string; promiseTime: string }> {
    const productDetails = [{ productId: PRODUCT_ID, qty: 1 }];
    const ip = randomUUID();
    const found = await this.test.backend.pickups.findStores({ ip }, { zip: ZIP, productDetails });
    const store = found.kind === "found" ? found.stores[0] : undefined;
    if (store === undefined) throw new Error(`No store: ${found.kind}`);
    return store;
  }

  /** Creates the request of a person who saw the stores as they are now. */
  async createRequest({ batchId, files }: Omit<Batch, "viewer">, openingIds = ["CO"]) {
    const { storeNum, promiseTime } = await this.findPromiseTime();
    return {
      batchId,
      firstName: "Ada",
      lastName: "Park",
      email: "ada@mail.example",
      phone: "313-555-0123",
      zip: ZIP,
      storeNum,
      promiseTime,
      openingIds,
      productDetails: [
        {
          productId: PRODUCT_ID,
          imageDetails: files.map((printFileId) => ({ printFileId, qty: 1 })),
        },
      ],
    };
  }

  submit(viewer: GuestViewer, request: object) {
    const buyer = { viewer, brand: "pm", networks: { ip: viewer.identity } } as const;
    return this.test.backend.pickups.submit(buyer, request);
  }

  /** Places an order; throws unless it is accepted. */
  async order(batch: Batch): Promise<PickupOrder> {
    const result = await this.submit(batch.viewer, await this.createRequest(batch));
    if (result.kind !== "accepted") throw new Error(result.kind);
    return result.order;
  }

  /**
   * Sends an order as a newly started worker does, whose circuit breaker has counted no failure.
   */
  send(id: string): Promise<PickupState | undefined> {
    const settings = {
      url: this.double.environment["WALGREENS_API_URL"] ?? "",
      apiKey: this.double.environment["WALGREENS_API_KEY"] ?? "",
      affiliateId: this.double.environment["WALGREENS_AFFILIATE_ID"] ?? "",
    };
    const submissions = new PickupSubmissionService({
      db: this.#database.db,
      storage: this.test.backend.storage,
      chain: new WalgreensChain(settings, pino({ level: "silent" })),
      cipher: new CustomerCipher({ CUSTOMER_KEY: [CUSTOMER_KEY] }),
    });
    return submissions.run(id);
  }

  async orderAndSend(batch: Batch): Promise<PickupOrder> {
    const { id } = await this.order(batch);
    await this.send(id);
    return this.read(batch.viewer, id);
  }

  async read(viewer: GuestViewer, id: string): Promise<PickupOrder> {
    const order = await this.test.backend.pickups.find(viewer, id);
    if (order === undefined) throw new Error("The order is missing");
    return order;
  }
}
