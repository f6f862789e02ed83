import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import type { OrderShipmentService } from "../../shop/orders/shipments/order-shipment.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput, stickerShippingSchema } from "../shared/staff-input.ts";
import {
  listStaffStickerOrders,
  type StaffStickerOrderRow,
} from "./staff-sticker-sheet.repository.ts";
import { listUnshippedUnits, type UnshippedUnits } from "./staff-sticker-shipping.repository.ts";

export type ShipStickersResult =
  | {
      readonly kind: "shipped";
      /** The orders after shipping. */
      readonly orders: readonly StaffStickerOrderRow[];
      /** Why some orders were not shipped. */
      readonly problems: readonly string[];
    }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

interface Dependencies {
  readonly db: Database;
  readonly shipments: OrderShipmentService;
}

interface Shipment {
  readonly requestId: string;
  readonly stickerOrderIds: readonly string[];
  readonly trackingCompany: string | undefined;
  readonly trackingNumber: string | undefined;
  readonly trackingUrl: string | undefined;
}

/** Attempts to ship while others may ship or refund the same units. */
const MAX_ATTEMPTS = 3;

/** Ships stickers: one shipment and one email for each shop order. */
export class StickerShippingService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Ships all unshipped units; shipped ones stay as they are. */
  async ship(viewer: Viewer, candidate: unknown): Promise<ShipStickersResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(stickerShippingSchema, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { stickerOrderIds } = read.value;
    const found = await listStaffStickerOrders(this.#deps.db, stickerOrderIds);
    if (found.length !== stickerOrderIds.length) return { kind: "missing" };
    if (found.some(({ status }) => status !== "AWAITING_SHIPMENT" && status !== "SHIPPED")) {
      return { kind: "invalid", problem: "Only paid stickers can be shipped." };
    }
    const problems = await this.#send(staff, read.value);
    const orders = await listStaffStickerOrders(this.#deps.db, stickerOrderIds);
    return { kind: "shipped", orders, problems };
  }

  async #send(staff: AccountViewer, shipment: Shipment): Promise<string[]> {
    const problems: string[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const orders = await listUnshippedUnits(this.#deps.db, shipment.stickerOrderIds);
      problems.length = 0;
      for (const order of orders) {
        const problem = await this.#sendOrder(staff, order, shipment);
        if (problem !== undefined) problems.push(problem);
      }
      if (problems.length === 0) break;
    }
    return problems;
  }

  async #sendOrder(
    staff: AccountViewer,
    { orderId, number, lines }: UnshippedUnits,
    shipment: Shipment,
  ): Promise<string | undefined> {
    const { requestId, trackingCompany, trackingNumber, trackingUrl } = shipment;
    const tracking = { trackingCompany, trackingNumber, trackingUrl };
    const input = { orderId, requestId, lines, ...tracking };
    switch ((await this.#deps.shipments.ship(staff, input)).kind) {
      case "shipped":
        return undefined;
      case "not-paid":
      case "missing":
      case "disputed":
      case "held":
        return `Order #${number} isn't paid or is under review.`;
      case "waiting-for-customer":
        return `The customer of order #${number} is still looking at a map.`;
      case "unmade-stickers":
        return `No finished sheets have all stickers of order #${number}. To send it all the same, ship it on its own page.`;
      case "too-many-units":
        return `Order #${number} was changed at the same time. Try again.`;
    }
  }
}
