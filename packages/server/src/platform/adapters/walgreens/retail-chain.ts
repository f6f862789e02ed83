import type { Money } from "@photomap/commerce";

/**
 * A chain of shops that prints photos for pickup. Its answers are validated; its texts and
 * addresses for uploads stay on the server.
 */
export interface RetailChain {
  /** One product per size. */
  listProducts(): Promise<RetailRead<readonly RetailProduct[]>>;
  /** By distance; fresh ones come from the chain even if they are cached. */
  findStores(
    search: StoreSearch,
    options?: { readonly isFresh: boolean },
  ): Promise<RetailRead<readonly RetailStore[]>>;
  /** Returns the address to order the image with; the chain never returns the image itself. */
  uploadImage(jpeg: Buffer): Promise<RetailRead<string>>;
  /** Sent at most once: the chain has no idempotency keys. */
  submit(order: RetailOrder): Promise<SubmitResult>;
  findStatus(orderId: string): Promise<RetailRead<RetailOrderStatus | undefined>>;
}

/** `unavailable` may succeed later; `misconfigured` needs an operator. */
export type RetailFailure =
  | { readonly kind: "unavailable"; readonly reason: string }
  | { readonly kind: "misconfigured"; readonly code: string };

export type RetailRead<Value> = { readonly kind: "ok"; readonly value: Value } | RetailFailure;

export type SubmitResult =
  | { readonly kind: "placed"; readonly orderId: string }
  /** The order was sent, and whether it was placed is unknown. */
  | { readonly kind: "unknown"; readonly reason: string }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  /** Neither placed nor sent. */
  | RetailFailure;

export interface RetailProduct {
  readonly productId: string;
  readonly productPrice: Money;
  /** Inches, as in "4x6". */
  readonly productSize: string;
}

export interface StoreSearch {
  readonly latitude: number;
  readonly longitude: number;
  readonly products: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface RetailStore {
  readonly storeNum: string;
  /** As the chain sent it, for the order; local time of the store. */
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
  /** Ten digits. */
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
