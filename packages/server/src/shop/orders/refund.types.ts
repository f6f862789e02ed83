import type { LineQuantity } from "./order-line.repository.ts";

/** In half-tokens. */
export interface TokensTakenBack {
  readonly taken: number;
  /** Spent or redeemed before. */
  readonly kept: number;
}

/** In half-tokens, of returned units. */
export interface RefundTokens extends TokensTakenBack {
  /** Back in the balance of the buyer, who had paid with them. */
  readonly returned: number;
}

export type RefundStatus = "PENDING" | "SUCCESS" | "FAILURE";

export interface RefundRow {
  readonly id: string;
  readonly order_id: string;
  readonly source_id: string;
  readonly amount_minor: number;
  readonly reason: string;
  readonly lines: readonly LineQuantity[];
  readonly restock: boolean;
  readonly half_tokens_taken: number;
  /** Could not be taken back. */
  readonly half_tokens_kept: number;
  /** Had paid for the units. */
  readonly half_tokens_returned: number;
  readonly status: RefundStatus;
  readonly provider_id: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
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
  /** Of a refund that the provider has made already. */
  readonly providerId?: string;
}
