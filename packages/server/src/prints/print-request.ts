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

export const printRequestSchema = z.strictObject({ dpi: z.literal(300), layout: layoutSchema });

/** One sheet of paper, as the person saw it. */
export type PrintRequest = z.output<typeof printRequestSchema>;
