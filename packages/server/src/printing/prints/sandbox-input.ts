import { OUTPUT_TYPES } from "@photomap/design";
import { z } from "zod";
import { idSchema, omitNulls, picturePropsSchema, sideLengthSchema } from "./picture-input.ts";

const edge = z.number().int().min(16).max(4096);

const sandboxSchema = z.object({
  format: z.enum(["jpeg", "png", "svg", "pdf"]),
  props: z.discriminatedUnion("type", [
    ...picturePropsSchema.options,
    z.object({ type: z.literal("debug"), design: idSchema }),
    z.object({
      type: z.literal("simple_message"),
      message: z.string().trim().min(1).max(1000),
      width: sideLengthSchema,
      height: sideLengthSchema,
    }),
    z.object({
      type: z.literal("output_type_demonstration"),
      design: idSchema,
      outputType: z.enum(OUTPUT_TYPES),
      width: edge,
      height: edge,
    }),
    z.object({
      type: z.literal("opening_sticker_preview"),
      file: idSchema,
      openingId: z.array(idSchema).length(1),
    }),
    z.object({
      type: z.literal("opening_suggestion"),
      file: idSchema,
      suggestion: z.uuid(),
      width: edge.optional(),
      height: edge.optional(),
      maxWidth: edge.optional(),
      maxHeight: edge.optional(),
      backgroundColor: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #ffcc00.")
        .optional(),
    }),
  ]),
});

type SandboxInput = z.output<typeof sandboxSchema>;
export type SandboxProps = SandboxInput["props"];

export function parseSandboxInput(candidate: unknown): SandboxInput | { readonly problem: string } {
  const parsed = sandboxSchema.safeParse(omitNulls(candidate));
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  const { format, props } = parsed.data;
  if (format === "svg" && props.type !== "cut") {
    return { problem: "Only cut lines can be an SVG." };
  }
  if (format === "pdf" && props.type !== "openings_print") {
    return { problem: "Only sheets can be a PDF." };
  }
  return parsed.data;
}
