import type { BrandId } from "@photomap/design";
import type { RetailProduct, RetailStore } from "../../platform/adapters/walgreens/retail-chain.ts";

export const PICKUP_STATES = [
  /** The images are being uploaded to the chain. */
  "WAITING",
  /** The order was sent, or is about to be. */
  "SENDING",
  "PLACED",
  /** The chain refused the order. */
  "REFUSED",
  /** The order was never sent, or staff found that it was not placed. */
  "FAILED",
  /** The order was not sent, because the prints would be ready later than confirmed. */
  "MOVED",
  /** The order was sent without an answer, and is never sent again. */
  "UNKNOWN",
] as const;

export type PickupState = (typeof PICKUP_STATES)[number];

export interface OrderedProduct extends RetailProduct {
  readonly images: readonly { readonly renderId: string; readonly quantity: number }[];
}

/** The chain's answer, without its payload. */
export interface ChainAnswer {
  readonly kind: string;
  readonly code?: string;
  readonly message?: string;
}

export interface ChainStatus {
  readonly isValid: boolean;
  readonly code: string;
  readonly text: string;
  /** The time of the check in ISO 8601. */
  readonly checkedAt: string;
}

export interface PickupOrder {
  readonly id: string;
  readonly brand: BrandId;
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly batchId: string;
  readonly state: PickupState;
  readonly store: RetailStore;
  readonly zip: string;
  readonly products: readonly OrderedProduct[];
  readonly chainOrderId: string | null;
  readonly answer: ChainAnswer | null;
  readonly chainStatus: ChainStatus | null;
  readonly checkedAt: Date;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewPickupOrder
  extends Pick<
    PickupOrder,
    "brand" | "ownerId" | "projectId" | "batchId" | "store" | "zip" | "products"
  > {
  readonly printsHash: string;
  /** The customer's data, encrypted. */
  readonly customer: Buffer;
}
