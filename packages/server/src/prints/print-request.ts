import type { PrintOptions } from "@photomap/printing";
import { z } from "zod";

const points = z.number().finite().positive().max(4000);

const layoutSchema = z.strictObject({
  /** Points of paper. */
  width: points,
  height: points,
  printOpenings: z
    .array(
      z.strictObject({
        openingId: z.string().max(100),
        x: z.number().finite().min(0),
        y: z.number().finite().min(0),
        turned: z.boolean(),
      }),
    )
    .min(1)
    .max(300),
  downloadFilename: z.string().min(1).max(200),
});

const colour = z.string().regex(/^(#[0-9a-fA-F]{6}|white|black)$/);

const optionsSchema = z.strictObject({
  backgroundColor: colour,
  borderColor: colour,
  borderWidth: z.number().min(0).max(20),
  clipImage: z.boolean(),
  includeBuffer: z.boolean(),
  printingGuides: z.boolean(),
}) satisfies z.ZodType<PrintOptions>;

export const printRequestSchema = z.strictObject({
  dpi: z.literal(300),
  options: optionsSchema,
  layout: layoutSchema,
});

/** One sheet of paper, as the person saw it. */
export type PrintRequest = z.output<typeof printRequestSchema>;
