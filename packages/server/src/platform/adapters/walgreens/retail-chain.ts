import type { Money } from "@photomap/commerce";

/**
 * A chain of shops that prints photos for pickup. Its answers are validated; its texts and upload
 * addresses stay on the server.
 */
export interface RetailChain {
  /** Lists the products, one per size. */
  listProducts(): Promise<RetailResult<readonly RetailProduct[]>>;
  /** Finds stores by distance; fresh ones come from the chain even if they are cached. */
  findStores(
    search: StoreSearch,
    options?: { readonly isFresh: boolean },
  ): Promise<RetailResult<readonly RetailStore[]>>;
  /** Returns the address to order the image with; the chain never returns the image itself. */
  uploadImage(jpeg: Buffer): Promise<RetailResult<string>>;
  /** Submits an order, at most once: the chain has no idempotency keys. */
  submit(order: RetailOrder): Promise<RetailSubmitResult>;
  findStatus(orderId: string): Promise<RetailResult<RetailOrderStatus | undefined>>;
}

/** A failed call: `unavailable` may succeed later; `misconfigured` needs an operator. */
export type RetailFailure =
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "misconfigured"; readonly code: string };

export type RetailResult<Value> = { readonly kind: "ok"; readonly value: Value } | RetailFailure;

export type RetailSubmitResult =
  | { readonly kind: "placed"; readonly orderId: string }
  /** The order was sent, but whether it was placed is unknown. */
  | { readonly kind: "unknown"; readonly reason: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  /** The order was neither placed nor sent. */
  | RetailFailure;

export interface RetailProduct {
  readonly productId: string;
  readonly productPrice: Money;
  /** The size in inches, such as "4x6". */
  readonly productSize: string;
}

export interface StoreSearch {
  readonly latitude: number;
  readonly longitude: number;
  readonly products: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface RetailStore {
  readonly storeNum: string;
  /** The time as the chain sent it, for the order; local time of the store. */
  readonly promiseTime: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly distance: number;
  readonly distanceUnit: string;
  readonly openTime: string;
  readonly closeTime: string;
  readonly timeZone: string;
  readonly tax: string;
}

export interface RetailOrder {
  readonly firstName: string;
  readonly lastName: string;
  /** The phone number, ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly storeNum: string;
  readonly promiseTime: string;
  readonly products: readonly {
    readonly productId: string;
    readonly images: readonly { readonly url: string; readonly quantity: number }[];
  }[];
  /** The id of the pickup order, for inquiries at the chain. */
  readonly note: string;
}

export interface RetailOrderStatus {
  readonly isValid: boolean;
  readonly code: string;
  readonly text: string;
}
