import type { LineQuantity } from "./order-line.repository.ts";

/** Half-tokens that a return takes back. */
export interface TakeBackResult {
  readonly taken: number;
  /** Half-tokens that were spent or redeemed before and stay with the buyer. */
  readonly kept: number;
}

/** Half-tokens of returned units. */
export interface RefundTokens extends TakeBackResult {
  /** The kept half-tokens whose price was refunded all the same: later returns settle them. */
  readonly owed: number;
  /** Half-tokens back in the balance of the buyer, who had paid with them. */
  readonly returned: number;
}

export type RefundStatus = "PENDING" | "SUCCESS" | "FAILURE";

export interface RefundRow {
  readonly id: string;
  readonly orderId: string;
  readonly sourceId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly lines: readonly LineQuantity[];
  readonly restock: boolean;
  readonly halfTokensTaken: number;
  /** Half-tokens that could not be taken back. */
  readonly halfTokensKept: number;
  /** Half-tokens of those that were refunded all the same, which are owed. */
  readonly halfTokensOwed: number;
  /** Half-tokens that had paid for the units and went back to the balance. */
  readonly halfTokensReturned: number;
  readonly status: RefundStatus;
  readonly providerId: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface NewRefund {
  readonly orderId: string;
  readonly sourceId: string;
  /** 0 for units that were paid with tokens only. */
  readonly amountMinor: number;
  readonly reason: string;
  readonly lines: readonly LineQuantity[];
  readonly restock: boolean;
  readonly tokens?: RefundTokens;
  /** The provider's id of a refund that it has already made. */
  readonly providerId?: string;
}
