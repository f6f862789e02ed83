import type { BrandId } from "@photomap/design";

export const PROMOTION_STATUSES = ["OPEN", "CLOSED"] as const;
export const ENTRY_STATUSES = ["APPROVED", "AWAITING_APPROVAL", "DENIED"] as const;

export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export interface Promotion {
  readonly id: string;
  readonly brand: BrandId;
  readonly title: string;
  readonly description: string;
  /** The status at the time of the read; CLOSED before the start and after the end too. */
  readonly status: PromotionStatus;
  readonly maxEntries: number;
  readonly numEntries: number;
  /** Half-tokens for each approved entry. */
  readonly halfTokens: number;
}

export interface PromotionEntry {
  readonly id: string;
  readonly promotionId: string;
  readonly accountId: string;
  readonly submission: string;
  readonly status: EntryStatus;
  readonly createdAt: Date;
}
