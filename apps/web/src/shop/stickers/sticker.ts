import type { Money } from "@photomap/commerce";
import { type Design, type Layer, openingsOf, type StickerSizeClass } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import type { GetStickerOfferQuery } from "../../platform/api/generated/graphql.ts";
import { toMoney } from "../../platform/format/price.ts";

type OfferResult = GetStickerOfferQuery["getStickerOffer"];
export type StickerOffer = Extract<OfferResult, { __typename: "StickerOffer" }>;
export type StickerProduct = GetStickerOfferQuery["getStickerProducts"][number];

/** A sticker that can be ordered: the photos of one opening. */
export interface Sticker {
  /** The id of the opening. */
  readonly id: string;
  readonly name: string;
  readonly sizeClass: StickerSizeClass;
  readonly scale: number;
  readonly pictureUrl: string;
  /** The outline of the opening, in points of the design. */
  readonly outline: Layer | undefined;
  /** Whether its photos changed since it was ordered; false when it was never ordered. */
  readonly isChanged: boolean;
  readonly modifiedAt: string;
  readonly price: Money;
  readonly halfTokens: number;
}

export const SIZE_NAMES: Readonly<Record<StickerSizeClass, string>> = {
  SMALL: "Small",
  MEDIUM: "Medium",
  LARGE: "Large",
};

interface StickerSource {
  readonly design: Design;
  readonly inputs: Inputs;
  /** The URL of the image service, which the paths of pictures are appended to. */
  readonly imagesUrl: string;
  readonly offer: StickerOffer;
  readonly product: StickerProduct;
}

/** Lists the stickers in the order of the design, without those whose size is not sold. */
export function listStickers(source: StickerSource): Sticker[] {
  const { design, inputs, imagesUrl, offer, product } = source;
  const openings = new Map(openingsOf(design).map((opening) => [opening.id, opening]));
  return offer.stickers.flatMap(({ openingId: id, sizeClass, scale, change, render }) => {
    const opening = openings.get(id);
    const variant = product.variants.find((each) => each.sizeClass === sizeClass);
    if (opening === undefined || variant === undefined) return [];
    return {
      id,
      name: opening.name,
      sizeClass,
      scale,
      pictureUrl: imagesUrl + render.url,
      outline: opening.layers.cut ?? opening.layers.print,
      isChanged: change === "CHANGED",
      modifiedAt: inputs[id]?.modifiedAt ?? "",
      price: toMoney(variant.price),
      halfTokens: 2 * variant.tokens,
    };
  });
}
