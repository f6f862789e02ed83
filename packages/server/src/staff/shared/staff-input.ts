import { amountInput, CANCEL_REASONS, MAX_STICKER_LINE_QUANTITY } from "@photomap/commerce";
import { z } from "zod";

const text = (max: number) => z.string().trim().max(max);

/** A trimmed text; a blank one becomes undefined. */
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || undefined);

const CHOOSE_UNITS = "Choose at least one unit.";

const lines = z
  .array(
    z.object({
      lineId: z.guid("There is no such line."),
      quantity: z.int().min(1, CHOOSE_UNITS).max(MAX_STICKER_LINE_QUANTITY),
    }),
  )
  .max(100);

/** Reads whole or half tokens and returns half-tokens. */
export const halfTokensSchema = z
  .number()
  .refine((count) => Number.isInteger(count * 2), "Enter whole or half tokens.")
  .transform((count) => count * 2);

const tracking = {
  trackingCompany: optionalText(60),
  trackingNumber: optionalText(80),
  trackingUrl: optionalText(500).refine(
    (url) => url === undefined || URL.parse(url)?.protocol === "https:",
    "The tracking page must start with https://.",
  ),
};

export const shipmentSchema = z.object({
  orderId: z.guid(),
  requestId: z.guid(),
  lines: lines.min(1, CHOOSE_UNITS),
  ...tracking,
  confirmsUnmadeStickers: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
});

export const orderSchema = z.object({ orderId: z.guid() });

export const deliverySchema = z.object({ orderId: z.guid(), shipmentId: z.guid() });

export const mapQuestionSchema = z.object({
  printId: z.guid(),
  requestId: z.guid(),
  note: optionalText(1000).transform((note) => note ?? ""),
});

export const refundSchema = z
  .object({
    orderId: z.guid(),
    requestId: z.guid(),
    amount: z.nullish(amountInput),
    lines: lines.nullish().transform((value) => value ?? []),
    reason: optionalText(500),
    restock: z.boolean(),
  })
  .refine((refund) => typeof refund.amount === "number" || refund.lines.length > 0, CHOOSE_UNITS);

export const cancellationSchema = z.object({
  orderId: z.guid(),
  requestId: z.guid(),
  reason: z.enum(CANCEL_REASONS),
});

/** The most orders in one sheet set; more would take minutes to lay out. */
const MAX_STICKER_ORDERS = 100;

const stickerOrderIds = z
  .array(z.string().max(200))
  .min(1, "Choose at least one order.")
  .max(MAX_STICKER_ORDERS, `Choose at most ${MAX_STICKER_ORDERS} orders.`)
  .transform((ids) => [...new Set(ids)]);

export const sheetSetSchema = z.object({ requestId: z.guid(), stickerOrderIds });

export const stickerShippingSchema = z.object({
  requestId: z.guid(),
  stickerOrderIds,
  ...tracking,
});

/** Returns the value, or the first problem in words. */
export function parseStaffInput<Output>(
  schema: z.ZodType<Output>,
  candidate: unknown,
): { readonly value: Output } | { readonly problem: string } {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { value: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? "The input is not valid." };
}
