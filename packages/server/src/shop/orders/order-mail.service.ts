import { type ArrivalWindow, findOrderArrival, findPackageArrival } from "@photomap/commerce";
import type { OrderMailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import type { VoucherService } from "../tokens/voucher.service.ts";
import { getVoucherSource } from "./goods/order-tokens.service.ts";
import { findMapReview } from "./map-review/map-review.repository.ts";
import type { MapReviewRow } from "./map-review.types.ts";
import { findOrder } from "./order.repository.ts";
import type { OrderLineRow, OrderRow } from "./order.types.ts";
import type { OrderKeys } from "./order-key.ts";
import { listOrderLines } from "./order-line.repository.ts";
import { listOrderedMaps, type OrderedMapRow } from "./ordered-map.repository.ts";
import { findRefund } from "./refund/refund.repository.ts";
import type { RefundRow } from "./refund.types.ts";
import { findShipment, type ShipmentRow } from "./shipments/shipment.repository.ts";

/** A picture of a map, whose address needs no session and ends with the access to the map. */
export interface MapPicture {
  readonly name: string;
  readonly url: string;
}

interface Dependencies {
  readonly db: Database;
  readonly vouchers: VoucherService;
  readonly keys: OrderKeys;
  /** Creates the address of a map's picture at the image service. */
  readonly createPictureUrl: (map: OrderedMapRow) => string;
}

interface AboutOrder {
  readonly email: string;
  /** The key that opens the order's page without an account. */
  readonly key: string;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** The pictures of personalized maps, by the ids of their lines. */
  readonly maps: ReadonlyMap<string, MapPicture>;
  /** When the order arrives, or the package that the mail is about. */
  readonly arrival: ArrivalWindow | null;
}

export type OrderMail =
  | (AboutOrder & { readonly kind: "receipt" | "payment-failed" | "payment-returned" })
  | (AboutOrder & {
      readonly kind: "sticker-tokens";
      readonly code: string;
      readonly halfTokens: number;
    })
  | (AboutOrder & { readonly kind: "refund"; readonly refund: RefundRow })
  | (AboutOrder & { readonly kind: "map-review"; readonly review: MapReviewRow })
  | (AboutOrder & { readonly kind: "shipped"; readonly shipment: ShipmentRow });

/** Loads an order when a mail about it is sent; undefined after its address was erased. */
export class OrderMailService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async prepare(job: OrderMailJob): Promise<OrderMail | undefined> {
    switch (job.kind) {
      case "refund": {
        const refund = await findRefund(this.#deps.db, job.refundId);
        const about = refund && (await this.#load(refund.orderId));
        return about && { kind: job.kind, ...about, refund };
      }
      case "map-review": {
        const review = await findMapReview(this.#deps.db, job.reviewId);
        // Ended meanwhile.
        if (review === undefined || review.endedAt !== null) return undefined;
        const about = await this.#load(review.orderId);
        return about && { kind: job.kind, ...about, review };
      }
      case "shipped": {
        const shipment = await findShipment(this.#deps.db, job.fulfillmentId);
        const about = shipment && (await this.#load(shipment.orderId));
        if (about === undefined || shipment === undefined) return undefined;
        const arrival = findPackageArrival(about.order, shipment);
        return { kind: job.kind, ...about, shipment, arrival };
      }
      case "sticker-tokens": {
        const [voucher] = await this.#deps.vouchers.listCodes(getVoucherSource(job.orderId));
        const { code, halfTokens = 0 } = voucher ?? {};
        // Redeemed or refunded meanwhile.
        if (code === undefined || halfTokens === 0) return undefined;
        const about = await this.#load(job.orderId);
        return about && { kind: job.kind, ...about, code, halfTokens };
      }
      default: {
        const about = await this.#load(job.orderId);
        return about && { kind: job.kind, ...about };
      }
    }
  }

  async #load(orderId: string): Promise<AboutOrder | undefined> {
    const { db, keys } = this.#deps;
    const order = await findOrder(db, orderId);
    if (!order?.email) return undefined;
    const lines = await listOrderLines(db, orderId);
    const maps = await this.#listPictures(orderId);
    const email = order.email.toLowerCase();
    const arrival = findOrderArrival(order, []);
    return { email, key: keys.create(orderId), order, lines, maps, arrival };
  }

  async #listPictures(orderId: string): Promise<ReadonlyMap<string, MapPicture>> {
    const { db, createPictureUrl } = this.#deps;
    const maps = await listOrderedMaps(db, orderId);
    return new Map(maps.map((map) => [map.lineId, { name: map.name, url: createPictureUrl(map) }]));
  }
}
