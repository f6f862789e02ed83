import type { CartProject } from "../../carts/cart.types.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";
import type { RefundRow } from "../refund.types.ts";
import type { ShipmentRow } from "../shipments/shipment.repository.ts";

export interface OrderItem extends OrderLineRow {
  /**
   * The project of a personalized map: the viewer's own, or the ordered one while it is unchanged
   * since the payment. Null after it was deleted.
   */
  readonly project: CartProject | null;
}

/** An order with everything about it. */
export interface OrderDetails extends OrderRow {
  readonly items: readonly OrderItem[];
  /** Oldest first. */
  readonly shipments: readonly ShipmentRow[];
  /** Oldest first, without failed ones. */
  readonly refunds: readonly RefundRow[];
}
