import type { OrderMailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import type { VoucherService } from "../tokens/voucher.service.ts";
import { getVoucherSource } from "./goods/order-tokens.service.ts";
import { findOrder } from "./order.repository.ts";
import type { OrderLineRow, OrderRow } from "./order.types.ts";
import type { OrderKeys } from "./order-key.ts";
import { listOrderLines } from "./order-line.repository.ts";
import { findRefund } from "./refund/refund.repository.ts";
import type { RefundRow } from "./refund.types.ts";
import { findShipment, type ShipmentRow } from "./shipments/shipment.repository.ts";

interface AboutOrder {
  readonly email: string;
  /** The key that opens the order's page without an account. */
  readonly key: string;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

export type OrderMail =
  | (AboutOrder & { readonly kind: "receipt" | "payment-failed" | "payment-returned" })
  | (AboutOrder & {
      readonly kind: "sticker-tokens";
      readonly code: string;
      readonly halfTokens: number;
    })
  | (AboutOrder & { readonly kind: "refund"; readonly refund: RefundRow })
  | (AboutOrder & { readonly kind: "shipped"; readonly shipment: ShipmentRow });

/** Loads an order when a mail about it is sent; undefined after its address was erased. */
export class OrderMailService {
  readonly #db: Database;
  readonly #vouchers: VoucherService;
  readonly #keys: OrderKeys;

  constructor(db: Database, vouchers: VoucherService, keys: OrderKeys) {
    this.#db = db;
    this.#vouchers = vouchers;
    this.#keys = keys;
  }

  async prepare(job: OrderMailJob): Promise<OrderMail | undefined> {
    switch (job.kind) {
      case "refund": {
        const refund = await findRefund(this.#db, job.refundId);
        const about = refund && (await this.#load(refund.orderId));
        return about && { kind: job.kind, ...about, refund };
      }
      case "shipped": {
        const shipment = await findShipment(this.#db, job.fulfillmentId);
        const about = shipment && (await this.#load(shipment.orderId));
        return about && { kind: job.kind, ...about, shipment };
      }
      case "sticker-tokens": {
        const [voucher] = await this.#vouchers.listCodes(getVoucherSource(job.orderId));
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
    const order = await findOrder(this.#db, orderId);
    if (!order?.email) return undefined;
    const lines = await listOrderLines(this.#db, orderId);
    return { email: order.email.toLowerCase(), key: this.#keys.create(orderId), order, lines };
  }
}
