export type DisputeStatus = "OPEN" | "WON" | "LOST";

/** A payment that the buyer contests with the bank. */
export interface DisputeRow {
  readonly id: string;
  readonly orderId: string;
  readonly providerId: string;
  readonly amountMinor: number;
  /** The provider's reason, such as "fraudulent". */
  readonly reason: string;
  readonly status: DisputeStatus;
  /** The order's half-tokens that were taken back until the dispute is won. */
  readonly halfTokensTaken: number;
  /** The order's half-tokens that were used before, and are owed until the dispute is won. */
  readonly halfTokensOwed: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}
