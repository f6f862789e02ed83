import type {
  CartLine,
  CheckoutErrorCode,
  DatedOrder,
  Discount,
  ItemKind,
  PricedCart,
  PricedLine,
  SelectedOption,
  ShippingRates,
} from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import type { ProductImage, ProductVariant } from "../products/product.types.ts";
import type { StickerOrder, StickerOrderItem } from "../stickers/sticker-order.types.ts";

/** What the buyer entered, besides the lines. */
export interface CartDetails {
  readonly email: string | null;
  readonly note: string;
  readonly zip: string | null;
  readonly shippingOptionId: string | null;
  /** The code in upper case. */
  readonly discountCode: string | null;
}

export interface CartRow extends CartDetails {
  /** A random id; of a cart without an owner, it is the only proof of access. */
  readonly id: string;
  readonly brand: BrandId;
  readonly ownerId: string | null;
  readonly version: number;
  readonly completedAt: Date | null;
}

/** A variant with its product; it may no longer be sold. */
export interface CartVariant {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly priceMinor: number;
  readonly selectedOptions: readonly SelectedOption[];
  readonly image: ProductImage | null;
  readonly requiresShipping: boolean;
  /** The weight of one unit in ounces and the longest side of its package in inches. */
  readonly weightOz: number;
  readonly lengthIn: number;
  /** Whether both the variant and its product are active. */
  readonly isActive: boolean;
  /** Items that are not reserved by others; null is made to order. */
  readonly available: number | null;
  readonly sticker: ProductVariant["sticker"];
  readonly product: {
    readonly id: string;
    readonly handle: string;
    readonly title: string;
    /** The stored JSON, not validated. */
    readonly metafields: unknown;
  };
}

/** The project of a personalized map; one in the trash is missing. */
export interface CartProject {
  readonly id: string;
  readonly name: string;
  readonly designId: string;
  readonly updatedAt: Date;
  /** The access epoch with which the preview's address is signed. */
  readonly accessEpoch: number;
}

/** A sticker order of a line, or one to be added. */
export interface CartStickerOrder
  extends Pick<StickerOrder, "id" | "ownerId" | "outputType" | "status"> {
  readonly mapName: string | null;
  readonly isInOtherCart: boolean;
  readonly items: readonly Pick<
    StickerOrderItem,
    "sizeClass" | "quantityWithMoney" | "quantityWithTokens"
  >[];
  /** The active variants of its output type. */
  readonly variants: readonly Pick<ProductVariant, "id" | "sku" | "sticker">[];
}

/** The order of a completed cart. */
export interface CartOrder extends DatedOrder {
  readonly number: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly ownerId: string | null;
  readonly email: string | null;
  /** The recipient of its sticker tokens; null without any. */
  readonly tokenGrant: "ACCOUNT" | "VOUCHER" | null;
  readonly halfTokensGranted: number;
}

/** A cart with everything its prices depend on, read by one statement. */
export interface CartContent extends CartRow {
  readonly lines: readonly CartLine[];
  readonly variants: ReadonlyMap<string, CartVariant>;
  readonly projects: ReadonlyMap<string, CartProject>;
  readonly stickerOrders: ReadonlyMap<string, CartStickerOrder>;
  /** Automatic discounts, and those of the requested codes. */
  readonly discounts: readonly Discount[];
  readonly shippingRates: ShippingRates;
  readonly order: CartOrder | null;
  /** Whether an order of the cart waits for its payment. */
  readonly hasOpenOrder: boolean;
  /** Whether the request has changed the cart before. */
  readonly isRepeated: boolean;
}

export interface CheckoutLine extends PricedLine {
  readonly variant: CartVariant;
  readonly project: CartProject | undefined;
  readonly kind: ItemKind;
}

/** A cart with its prices. */
export interface Checkout {
  readonly cart: CartRow;
  readonly lines: readonly CheckoutLine[];
  readonly prices: PricedCart;
  /** The discounts that `prices` was computed with. */
  readonly discounts: readonly Discount[];
  readonly shippingRates: ShippingRates;
  readonly order: CartOrder | null;
}

export interface CheckoutProblem {
  readonly code: CheckoutErrorCode;
  /** Path of the argument, such as ["lineItems", "0", "quantity"]. */
  readonly field?: readonly string[] | undefined;
  readonly lineId?: string | undefined;
  /** Replaces the message of the code. */
  readonly message?: string | undefined;
}

export interface CheckoutRequestResult {
  /** The cart as it is stored now; undefined when there is none. */
  readonly checkout?: Checkout | undefined;
  /** Empty when the request was carried out. */
  readonly problems: readonly CheckoutProblem[];
}
