import type { PrintService } from "./print-service.ts";

export interface PrintOptions {
  /** A color or "transparent". */
  readonly backgroundColor: string;
  readonly borderColor: string;
  /** The border's width in points; 0 is no border. */
  readonly borderWidth: number;
  /** Clips photos to the outline; otherwise they fill its bounding box. */
  readonly clipImage: boolean;
  /** Prints beyond the cut line, so that an inaccurate cut shows no white. */
  readonly includeBuffer: boolean;
  readonly printingGuides: boolean;
  /** Prints the names of the openings beside their outlines, where they fit. */
  readonly regionNames: boolean;
}

export const DEFAULT_PRINT_OPTIONS: PrintOptions = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: true,
  printingGuides: false,
  regionNames: true,
};

type BufferRule = Pick<PrintService, "allowsBuffer">;

/** Returns how the buffer option is shown: disabled when there is no outline to extend. */
export function bufferChoice(
  { clipImage, borderWidth }: Pick<PrintOptions, "clipImage" | "borderWidth">,
  { allowsBuffer }: BufferRule,
): "hidden" | "disabled" | "enabled" {
  if (!allowsBuffer) return "hidden";
  return !clipImage && borderWidth === 0 ? "disabled" : "enabled";
}

/** Turns off options that the service does not support. */
export function optionsForService(
  options: PrintOptions,
  { allowsBuffer }: BufferRule,
): PrintOptions {
  return { ...options, includeBuffer: options.includeBuffer && allowsBuffer };
}
