import type { BrandId, OutputType, StickerSizeClass } from "@photomap/design";
import type { Picture } from "./picture.ts";

export interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** What only a sticker product's variants have. */
export interface StickerFields {
  /** Undefined for the variant that is paid with tokens. */
  readonly sizeClass?: StickerSizeClass;
  readonly outputType: OutputType;
  /** The price in tokens, in steps of 0.5; undefined for the variant that is paid with tokens. */
  readonly tokens?: number;
  /** The SKU of the variant for stickers that are paid with tokens. */
  readonly tokenRedemptionVariant?: string;
}

export interface Variant {
  readonly sku: string;
  readonly title: string;
  /** Cents. */
  readonly priceMinor: number;
  readonly selectedOptions: readonly SelectedOption[];
  /** The index of its picture among those of the product; 0 by default. */
  readonly imageIndex?: number;
  readonly requiresShipping?: false;
  /** The weight of one unit in ounces and the longest side of its package in inches. */
  readonly weightOz?: number;
  readonly lengthIn?: number;
  /** The items on the shelf; undefined when made to order. */
  readonly stock?: number;
  readonly sticker?: StickerFields;
}

export interface ShownPicture {
  readonly picture: Picture;
  readonly altText: string;
}

/** The print's size in inches for one option value, and the design of its map. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
  readonly designId: string;
}

/** A text that the buyer writes for the product. */
export interface TextField {
  readonly key: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  readonly example: string;
}

export interface Metafields {
  readonly productType: "photo-map" | "accessory" | "sticker" | "sticker-tokens";
  readonly personalizationType?: "map";
  /** The option that the page shows first. */
  readonly primaryOption?: string;
  /** The design of the map in the pictures. */
  readonly demoMapId?: string;
  /** The design that a new project starts with. */
  readonly blueprintId?: string;
  readonly designIds?: readonly string[];
  readonly textFields?: readonly TextField[];
  readonly background?: string;
  readonly outputType?: string;
  readonly outputScale?: number;
  readonly defaultInputs?: Readonly<Record<string, unknown>>;
  readonly hideQuantity?: true;
  readonly freeStickerTokens?: number;
  readonly sizes?: Readonly<Record<string, MapSize>>;
}

export interface Product {
  readonly businessId: BrandId;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly tags: readonly string[];
  readonly options: readonly Option[];
  readonly metafields: Metafields;
  readonly pictures: readonly ShownPicture[];
  readonly variants: readonly Variant[];
  /** The handles of its collections. */
  readonly collections: readonly string[];
}

/** Writes a description as HTML: a paragraph of sentences, then a list of facts. */
export function describe(sentences: readonly string[], facts: readonly string[]): string {
  const items = facts.map((fact) => `<li>${fact}</li>`).join("");
  return `<p>${sentences.join(" ")}</p>${items === "" ? "" : `<ul>${items}</ul>`}`;
}
