import type { BrandId, OutputType, StickerSizeClass } from "@photomap/design";

export const STICKER_ORDER_STATUSES = [
  "AWAITING_PAYMENT",
  "AWAITING_SHIPMENT",
  "CANCELLED",
  "SHIPPED",
] as const;

export type StickerOrderStatus = (typeof STICKER_ORDER_STATUSES)[number];

export interface StickerOrderItem {
  readonly openingId: string;
  readonly sizeClass: StickerSizeClass;
  /** The sum of the two others. */
  readonly quantity: number;
  readonly quantityWithMoney: number;
  readonly quantityWithTokens: number;
}

/** Stickers of one project, as it was when they were ordered. */
export interface StickerOrder {
  /** An id of the form "{file id}-{rest}". */
  readonly id: string;
  readonly brand: BrandId;
  /** Null after the account was erased. */
  readonly ownerId: string | null;
  readonly projectId: string;
  readonly snapshotId: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly status: StickerOrderStatus;
  readonly createdAt: Date;
  readonly items: readonly StickerOrderItem[];
  readonly snapshot: SnapshotFacts;
}

/** Facts about the copied project, without its photos. */
export interface SnapshotFacts {
  /** The backup version that was copied. */
  readonly version: number;
  /** Null after the content was erased. */
  readonly name: string | null;
  readonly designId: string | null;
}
