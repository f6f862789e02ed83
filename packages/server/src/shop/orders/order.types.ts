import type { CancelReason, CustomAttribute, OrderState } from "@photomap/commerce";
import type { BusinessId } from "@photomap/design";
import { isUuid } from "../../platform/database/is-uuid.ts";

export interface OrderAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter code of the state. */
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Two-letter code of the country (ISO 3166-1). */
  readonly country?: string | undefined;
}

export interface OrderDiscount {
  readonly discountId: string;
  readonly title: string;
  readonly code: string | null;
  readonly amountMinor: number;
}

export interface OrderShipping {
  readonly id: string;
  readonly title: string;
  readonly maxTransitDays: number;
}

/**
 * Why money could not become a sale, as stored with the order; a wrong amount is described instead.
 */
export const REVIEW_REASONS = {
  soldOut: "The items were sold before the payment arrived.",
  discountUsedUp: "The discount was used up before the payment arrived.",
  paidTwice: "Another order of the same cart was paid before.",
  paidAfterCancel: "The order was canceled before the payment arrived.",
  tokensSpent: "The sticker tokens were spent before the payment arrived.",
  stickersPaid: "Another order paid for the same stickers before.",
} as const;

export type FulfillmentStatus = "UNFULFILLED" | "PARTIALLY_FULFILLED" | "FULFILLED";

export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly business_id: BusinessId;
  readonly owner_id: string | null;
  readonly cart_id: string;
  readonly cart_version: number;
  readonly cart_hash: string;
  readonly state: OrderState;
  readonly email: string | null;
  readonly name: string | null;
  readonly shipping_address: OrderAddress | null;
  readonly billing_address: OrderAddress | null;
  readonly note: string;
  readonly currency: string;
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  /** Cents; 0 before the payment. */
  readonly paid_minor: number;
  /** Cents, including refunds under way. */
  readonly refunded_minor: number;
  readonly shipping_option: OrderShipping | null;
  /** The discount of the lines before that of the shipping. */
  readonly discounts: readonly OrderDiscount[];
  readonly session_id: string | null;
  readonly payment_intent_id: string | null;
  readonly session_expires_at: Date | null;
  readonly paid_at: Date | null;
  readonly canceled_at: Date | null;
  readonly cancel_reason: CancelReason | null;
  readonly review_reason: string | null;
  readonly fulfillment_status: FulfillmentStatus;
  /** The recipient of its sticker tokens when it was paid; null without any. */
  readonly token_grant: "ACCOUNT" | "VOUCHER" | null;
  readonly half_tokens_granted: number;
  readonly created_at: Date;
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
  readonly order_id: string;
  readonly position: number;
  /** Null after the variant was removed from the shop. */
  readonly variant_id: string | null;
  readonly product_id: string | null;
  readonly handle: string;
  readonly sku: string;
  readonly title: string;
  readonly variant_title: string;
  readonly description: string;
  readonly image: OrderLineImage | null;
  readonly selected_options: readonly { readonly name: string; readonly value: string }[];
  readonly custom_attributes: readonly CustomAttribute[];
  readonly project_id: string | null;
  readonly quantity: number;
  readonly unit_price_minor: number;
  /** The discount of the whole line, in cents. */
  readonly discount_minor: number;
  readonly requires_shipping: boolean;
  readonly has_stock: boolean;
  /** Free sticker tokens of one unit. */
  readonly free_tokens: number;
  readonly sticker_order_id: string | null;
  /** Half-tokens that pay for the whole line. */
  readonly half_tokens_used: number;
  /** Half-tokens that came back with its refunded units. */
  readonly half_tokens_returned: number;
  readonly fulfilled_quantity: number;
  readonly refunded_quantity: number;
}

/** Half-tokens that pay for the lines. */
export function sumTokensUsed(lines: readonly Pick<OrderLineRow, "half_tokens_used">[]): number {
  return lines.reduce((sum, line) => sum + line.half_tokens_used, 0);
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
