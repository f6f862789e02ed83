import type { FrameFinish } from "./rails.ts";

export type MatColor = "white" | "black" | "caribbean" | "driftwood" | "sienna" | "zucchini";

/** What the options of a product change about its picture. */
export interface ProductLook {
  readonly frame?: FrameFinish;
  readonly hangerBars?: boolean;
  readonly grommets?: boolean;
  /** The color of the mat. */
  readonly outerColor?: MatColor;
}

/** Frame finishes by the names that the shop shows; the specification spells the last id "grey". */
const FRAMES: ReadonlyMap<string, FrameFinish> = new Map([
  ["oak", "oak"],
  ["walnut", "walnut"],
  ["black", "black"],
  ["white", "white"],
  ["gray", "grey"],
]);
const MATS: readonly MatColor[] = [
  "white",
  "black",
  "caribbean",
  "driftwood",
  "sienna",
  "zucchini",
];

/**
 * Reads the look of a variant. Its option values name a frame, a mat, hanger bars or grommets;
 * others change nothing.
 */
export function readProductLook(
  selectedOptions: readonly { readonly name: string; readonly value: string }[],
): ProductLook {
  const valueOf = (name: string) =>
    selectedOptions.find((option) => option.name === name)?.value.toLowerCase() ?? "";
  const hanging = valueOf("Hanging");
  const frameName = valueOf("Frame") || hanging.replace(/ frame$/, "");
  const frame = FRAMES.get(frameName);
  const outerColor = MATS.find((color) => color === valueOf("Mat"));
  return {
    ...(frame !== undefined && { frame }),
    ...(outerColor !== undefined && { outerColor }),
    ...(hanging.includes("hanger bars") && { hangerBars: true }),
    ...(hanging.includes("grommets") && { grommets: true }),
  };
}
