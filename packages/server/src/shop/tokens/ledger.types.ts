export const TOKEN_REASONS = [
  "ADMIN_ADJUSTMENT",
  "PROMOTION",
  "STICKER_PURCHASE",
  "VOUCHER_REDEMPTION",
] as const;

export type TokenReason = (typeof TOKEN_REASONS)[number];

export interface TokenPosting {
  readonly accountId: string;
  readonly reason: TokenReason;
  /** Identifies the posting among those with the same reason. */
  readonly sourceId: string;
  /** Negative for spent tokens. */
  readonly halfTokens: number;
  readonly note?: string | undefined;
}

export interface TokenTransaction {
  readonly id: string;
  readonly createdAt: Date;
  readonly reason: TokenReason;
  readonly halfTokens: number;
  readonly startingBalance: number;
  readonly endingBalance: number;
  readonly note: string;
}
