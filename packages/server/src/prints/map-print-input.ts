import { MAP_PAPER_IDS } from "@photomap/printing";
import { z } from "zod";
import { fileName } from "./print-input.ts";

const mapPrintInputSchema = z.strictObject({
  fileId: z.string().max(100),
  format: z.enum(["jpeg", "png", "pdf"]),
  /** Of a PDF; pictures have the size of the map. */
  paper: z.enum(MAP_PAPER_IDS).default("full_size"),
  downloadFilename: fileName,
});

export type MapPrintInput = z.output<typeof mapPrintInputSchema>;

export function parseMapPrintInput(
  candidate: unknown,
): MapPrintInput | { readonly problem: string } {
  const parsed = mapPrintInputSchema.safeParse(candidate);
  return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}
