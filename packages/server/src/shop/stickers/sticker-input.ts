import { OUTPUT_TYPES } from "@photomap/design";
import { z } from "zod";

/** The most stickers of one opening (G-17). */
const MAX_STICKERS_OF_OPENING = 99;
/** The most stickers of one order, which is also the limit of a cart line. */
const MAX_STICKERS = 9999;

const quantity = z.int().min(0).max(MAX_STICKERS_OF_OPENING);

const stickerSchema = z
  .strictObject({
    openingId: z.string().max(100),
    scale: z.number().positive(),
    quantity: quantity.min(1),
    quantityWithMoney: quantity,
    quantityWithTokens: quantity,
  })
  .refine(
    (sticker) => sticker.quantity === sticker.quantityWithMoney + sticker.quantityWithTokens,
    "The quantity must be the sum of the stickers paid with money and with tokens.",
  );

const inputSchema = z.strictObject({
  projectId: z.string().max(100),
  outputType: z.enum(OUTPUT_TYPES),
  requestId: z.uuid(),
  stickers: z
    .array(stickerSchema)
    .min(1, "Choose at least one sticker.")
    .max(1000)
    .refine(
      (stickers) => new Set(stickers.map(({ openingId }) => openingId)).size === stickers.length,
      "An opening is listed twice.",
    )
    .refine(
      (stickers) => stickers.reduce((sum, sticker) => sum + sticker.quantity, 0) <= MAX_STICKERS,
      `An order can have up to ${MAX_STICKERS.toLocaleString("en-US")} stickers.`,
    ),
});

export type StickerOrderInput = z.output<typeof inputSchema>;

export function parseStickerOrderInput(
  candidate: unknown,
): StickerOrderInput | { readonly problem: string } {
  const parsed = inputSchema.safeParse(candidate);
  if (parsed.success) return parsed.data;
  return {
    problem: parsed.error.issues[0]?.message ?? "These stickers aren't valid. Reload the page.",
  };
}
