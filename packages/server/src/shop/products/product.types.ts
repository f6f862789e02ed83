import type { ProductOption, SelectedOption } from "@photomap/commerce";
import type { BrandId, OutputType, StickerSizeClass } from "@photomap/design";

export interface ProductImage {
  /**
   * Name of its files without width and extension: `us-az-24x30-oak-white-3f2a91bc` is
   * `catalog/products/us-az-24x30-oak-white-3f2a91bc-1024.webp`; there is one file for each of
   * `PRODUCT_IMAGE_WIDTHS` up to its own width.
   */
  readonly key: string;
  readonly altText: string;
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
}

/** Pixels; the smallest first, which every image has. */
export const PRODUCT_IMAGE_WIDTHS = [256, 512, 1024, 2048] as const;

/** The fields of a sticker variant. */
export interface StickerFields {
  /** Missing on the variant that is paid with tokens. */
  readonly sizeClass?: StickerSizeClass;
  readonly outputType: OutputType;
  /** The tokens that one sticker costs, in steps of 0.5. */
  readonly tokens?: number;
  /** The SKU of the variant for stickers that are paid with tokens. */
  readonly tokenRedemptionVariant?: string;
}

export interface ProductVariant {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly priceMinor: number;
  readonly availableForSale: boolean;
  /** Items left; null for a variant that is made to order. */
  readonly quantityAvailable: number | null;
  /** One value for each of the product's options, in their order. */
  readonly selectedOptions: readonly SelectedOption[];
  readonly image: ProductImage | null;
  readonly requiresShipping: boolean;
  readonly sticker: StickerFields | null;
}

/** A product that is for sale, with its active variants. */
export interface Product {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly tags: readonly string[];
  readonly options: readonly ProductOption[];
  /** The stored JSON, not validated. */
  readonly metafields: unknown;
  /** The lowest price of the active variants, in cents. */
  readonly minPriceMinor: number;
  readonly maxPriceMinor: number;
  readonly availableForSale: boolean;
  readonly images: readonly ProductImage[];
  readonly variants: readonly ProductVariant[];
}

export interface ProductCollection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
}

export const PRODUCT_SORT_KEYS = ["MANUAL", "TITLE", "PRICE", "NEWEST", "BEST_SELLING"] as const;

export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number];

export interface VariantData {
  /** Identifies the variant; unique in the whole shop, across brands. */
  readonly sku: string;
  readonly title: string;
  /** Cents; used for a new variant only. */
  readonly priceMinor: number;
  readonly selectedOptions: readonly SelectedOption[];
  /** Index into the product's images; the first by default. */
  readonly imageIndex?: number;
  readonly requiresShipping?: boolean;
  /** The weight of one unit in ounces and the longest side of its package in inches. */
  readonly weightOz?: number;
  readonly lengthIn?: number;
  /** Items on the shelf, used for a new variant only; made to order by default. */
  readonly stock?: number;
  readonly sticker?: StickerFields;
}

/** A product as it is described in the repository; brand and handle identify it. */
export interface ProductData {
  readonly businessId: BrandId;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly tags: readonly string[];
  readonly options: readonly ProductOption[];
  readonly metafields: Readonly<Record<string, unknown>>;
  readonly images: readonly ProductImage[];
  readonly variants: readonly VariantData[];
  /** Handles of collections, which have to exist. */
  readonly collections: readonly string[];
  /** Position in the manual order of its collections. */
  readonly position: number;
}

/** A discount as described in the repository; its code, or its title without one, identifies it. */
export interface DiscountData {
  readonly brand: BrandId;
  /** The code in upper case; without it, the discount applies automatically. */
  readonly code?: string;
  readonly title: string;
  readonly kind: "percentage" | "fixed" | "free-shipping";
  readonly basisPoints?: number;
  readonly amountMinor?: number;
  /** Handle of the collection whose products it is limited to. */
  readonly collection?: string;
  /** The least subtotal of the products it is limited to, in cents. */
  readonly minimumSubtotalMinor?: number;
  readonly endsAt?: Date;
}

export interface CollectionData {
  readonly businessId: BrandId;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** Position in the list of collections. */
  readonly position: number;
}
