import type {
  CancelReason,
  CustomAttribute,
  OrderAddress,
  OrderState,
  ShippingZone,
} from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { isUuid } from "../../platform/database/is-uuid.ts";

export interface OrderDiscount {
  readonly discountId: string;
  readonly title: string;
  readonly code: string | null;
  readonly amountMinor: number;
}

export interface OrderShippingOption {
  readonly id: string;
  readonly title: string;
  /** The business days of `DeliveryDays` at placement; two are absent before they were stored. */
  readonly makingDays?: number | undefined;
  readonly minTransitDays?: number | undefined;
  readonly maxTransitDays: number;
  /** The ZIP code for which shipping was priced; absent before it was stored, and after erasure. */
  readonly zip?: string | undefined;
  /** What the option would have cost to each zone, in cents. */
  readonly minorByZone?: Readonly<Record<ShippingZone, number>> | undefined;
}

/**
 * Why money could not become a sale, as stored with the order; a wrong amount is described instead.
 */
export const REVIEW_REASONS = {
  soldOut: "The items were sold before the payment arrived.",
  discountUsedUp: "The discount was used up before the payment arrived.",
  paidTwice: "Another order from the same cart was already paid.",
  paidAfterCancel: "The order was canceled before the payment arrived.",
  tokensSpent: "The sticker tokens were spent before the payment arrived.",
  stickersPaid: "Another order already paid for the same stickers.",
} as const;

export type FulfillmentStatus = "UNFULFILLED" | "PARTIALLY_FULFILLED" | "FULFILLED";

export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly brand: BrandId;
  readonly ownerId: string | null;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly cartHash: string;
  readonly state: OrderState;
  readonly email: string | null;
  readonly name: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly note: string;
  readonly currency: string;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** Cents; 0 before the payment. */
  readonly paidMinor: number;
  /** Cents, including refunds under way. */
  readonly refundedMinor: number;
  readonly shippingOption: OrderShippingOption | null;
  /** The discount of the lines before that of the shipping. */
  readonly discounts: readonly OrderDiscount[];
  readonly sessionId: string | null;
  readonly paymentIntentId: string | null;
  readonly sessionExpiresAt: Date | null;
  readonly paidAt: Date | null;
  readonly canceledAt: Date | null;
  readonly cancelReason: CancelReason | null;
  readonly reviewReason: string | null;
  /** Why nothing is shipped until staff clear it; null for other orders. */
  readonly shipmentHold: string | null;
  readonly fulfillmentStatus: FulfillmentStatus;
  /** The recipient of its sticker tokens when it was paid; null without any. */
  readonly tokenGrant: "ACCOUNT" | "VOUCHER" | null;
  readonly halfTokensGranted: number;
  readonly createdAt: Date;
}

/**
 * Whether the text is an order id; our account at the payment provider may have foreign sessions.
 */
export function isOrderId(text: string): boolean {
  return isUuid(text);
}

/** Whether the order holds a reservation and waits for its payment. */
export function isOpenOrder({ state }: Pick<OrderRow, "state">): boolean {
  return state === "CREATED" || state === "AWAITING_PAYMENT";
}

export interface OrderLineRow {
  readonly id: string;
  readonly orderId: string;
  readonly position: number;
  /** The line of the cart; null for an order from before it was stored. */
  readonly cartLineId: string | null;
  /** Null after the variant was removed from the shop. */
  readonly variantId: string | null;
  readonly productId: string | null;
  readonly handle: string;
  readonly sku: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly description: string;
  readonly image: OrderLineImage | null;
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
  readonly customAttributes: readonly CustomAttribute[];
  readonly projectId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** The discount of the whole line, in cents. */
  readonly discountMinor: number;
  readonly requiresShipping: boolean;
  readonly hasStock: boolean;
  /** Free sticker tokens of one unit. */
  readonly freeTokens: number;
  readonly stickerOrderId: string | null;
  /** Half-tokens that pay for the whole line. */
  readonly halfTokensUsed: number;
  /** Half-tokens that came back with its refunded units. */
  readonly halfTokensReturned: number;
  readonly shippedQuantity: number;
  readonly refundedQuantity: number;
}

/** Half-tokens that pay for the lines. */
export function sumTokensUsed(lines: readonly Pick<OrderLineRow, "halfTokensUsed">[]): number {
  return lines.reduce((sum, line) => sum + line.halfTokensUsed, 0);
}

export interface OrderLineImage {
  /** File key without size and extension. */
  readonly key: string;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

/** An event of the payment provider, recorded by the transaction of its effect. */
export interface PaymentEventKey {
  readonly id: string;
  readonly type: string;
}

/** The employee who acts, for the audit log. */
export interface StaffMember {
  readonly accountId: string;
}
