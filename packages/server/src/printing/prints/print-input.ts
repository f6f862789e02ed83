import type { PrintOptions, SheetLayout } from "@photomap/printing";
import { cleanText } from "@photomap/project";
import { z } from "zod";

const points = z.number().finite().positive().max(4000);
const offset = z.number().finite().min(0).max(4000);

/** A file name without a path. */
export const fileNameSchema = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^/\\]+$/),
  );

const layoutSchema = z.strictObject({
  width: points,
  height: points,
  printOpenings: z
    .array(
      z.strictObject({
        openingId: z.string().max(100),
        x: offset,
        y: offset,
        turned: z.boolean(),
      }),
    )
    .min(1)
    .max(500),
  downloadFilename: fileNameSchema,
});

const color = z.string().regex(/^(#[0-9a-fA-F]{6}|white|black)$/);

const optionsSchema = z.strictObject({
  backgroundColor: color,
  borderColor: color,
  borderWidth: z.number().min(0).max(20),
  clipImage: z.boolean(),
  includeBuffer: z.boolean(),
  printingGuides: z.boolean(),
  regionNames: z.boolean().default(true),
}) satisfies z.ZodType<PrintOptions>;

const printInputSchema = z.strictObject({
  projectId: z.string().max(100),
  format: z.enum(["jpeg", "png", "pdf", "svg"]).default("jpeg"),
  machine: z.enum(["cricut", "silhouette"]).nullish(),
  dpi: z.literal(300),
  printOptions: optionsSchema,
  printLayouts: z.array(layoutSchema).min(1).max(100),
});

export type PrintInput = z.output<typeof printInputSchema>;

export function parsePrintInput(candidate: unknown): PrintInput | { readonly problem: string } {
  const parsed = printInputSchema.safeParse(candidate);
  return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}

export function toSheetLayout({
  width,
  height,
  printOpenings,
}: PrintInput["printLayouts"][number]): SheetLayout {
  return { width, height, items: printOpenings };
}
