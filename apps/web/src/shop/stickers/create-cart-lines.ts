import { createStickerLines, ZERO_USD } from "@photomap/commerce";
import { outputTypeName } from "@photomap/design";
import type { CreateStickerOrderMutation } from "../../platform/api/generated/graphql.ts";
import { toPrice } from "../../platform/format/price.ts";
import type { NewCartLine } from "../cart/checkout.ts";
import type { StickerProduct } from "./sticker.ts";

type CreateResult = CreateStickerOrderMutation["createStickerOrder"];
type CreatedOrder = Extract<
  CreateResult,
  { __typename: "CreateStickerOrderSuccess" }
>["stickerOrder"];

type CartLines =
  | { readonly kind: "created"; readonly lines: readonly NewCartLine[] }
  | { readonly kind: "refused"; readonly message: string };

/** The lines of a sticker order, as the server computes them too. */
export function createCartLines(
  { id, stickers }: CreatedOrder,
  { outputType, variants, tokenRedemptionVariantId }: StickerProduct,
): CartLines {
  const set = {
    outputType,
    variants: variants.map(({ id: variantId, sizeClass, tokens }) => ({
      variantId,
      sizeClass,
      tokens,
    })),
    tokenRedemptionVariantId,
  };
  const created = createStickerLines({ id, items: stickers }, set);
  if (created.kind === "refused") return created;
  const lines = created.lines.map((line) => {
    const variant = variants.find((each) => each.id === line.variantId);
    return {
      ...line,
      display: {
        title: `Stickers for your ${outputTypeName(outputType)}`,
        variantTitle: variant?.name ?? "Paid with tokens",
        unitPrice: variant?.price ?? toPrice(ZERO_USD),
        imageUrl: undefined,
        handle: "",
      },
    };
  });
  return { kind: "created", lines };
}
