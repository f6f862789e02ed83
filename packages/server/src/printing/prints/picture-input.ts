import { z } from "zod";
import { fileNameSchema } from "./print-input.ts";

export const sideLengthSchema = z.number().int().min(16).max(4096).default(1024);
const layer = z.enum(["cut", "print", "inner", "outer"]);
export const idSchema = z.string().min(1).max(100);
const finish = z.enum(["black", "white", "grey"]);

export const picturePropsSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("file_preview"),
    file: idSchema,
    width: sideLengthSchema,
    height: sideLengthSchema,
  }),
  z.object({
    type: z.literal("all_openings"),
    file: idSchema,
    width: sideLengthSchema,
    height: sideLengthSchema,
    /** The layer; by default the one that the project's brand prints. */
    layer: layer.optional(),
  }),
  z.object({
    type: z.literal("region_completion"),
    file: idSchema,
    openingId: z.array(idSchema).max(1).default([]),
    background: z.enum(["contextual", "chalkboard", "wood", "corkboard", "none"]),
  }),
  z.object({
    type: z.literal("openings_print"),
    file: idSchema,
    openingId: z.array(idSchema).min(1).max(100),
  }),
  z.object({
    type: z.literal("cut"),
    design: idSchema,
    layer: layer.default("cut"),
    shrinkBorder: z.number().min(0).max(200).default(0),
  }),
  z.object({
    type: z.literal("pm_product"),
    design: idSchema,
    background: idSchema.optional(),
    frame: finish.optional(),
    hangerBars: z.boolean().default(false),
    grommets: z.boolean().default(false),
  }),
  z.object({
    type: z.literal("tbl_product"),
    design: idSchema,
    frame: finish,
    outerColor: z
      .enum(["white", "black", "caribbean", "driftwood", "sienna", "zucchini"])
      .optional(),
  }),
]);

const pictureInputSchema = z.object({
  output: z.object({
    format: z.enum(["jpeg", "png", "svg"]),
    downloadFilename: fileNameSchema,
  }),
  props: picturePropsSchema,
});

export type PictureInput = z.output<typeof pictureInputSchema>;
export type PictureProps = PictureInput["props"];

/**
 * Parses the input of a picture. GraphQL sends null for omitted values, which the schema does not
 * accept.
 */
export function parsePictureInput(candidate: unknown): PictureInput | { readonly problem: string } {
  const parsed = pictureInputSchema.safeParse(omitNulls(candidate));
  return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}

export function omitNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      part === null || part === undefined ? [] : [[key, omitNulls(part)]],
    ),
  );
}
