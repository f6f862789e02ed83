import type { PrintService } from "./print-service.ts";

export interface PrintOptions {
  /** A color, or "transparent" for a file that shows what lies behind it. */
  readonly backgroundColor: string;
  readonly borderColor: string;
  /** Points; 0 is no border. */
  readonly borderWidth: number;
  /** Cuts the photos along the outline; without it they fill the box around it. */
  readonly clipImage: boolean;
  /** Prints a little more than the knife leaves, so that a slip shows no white. */
  readonly includeBuffer: boolean;
  readonly printingGuides: boolean;
}

export const DEFAULT_PRINT_OPTIONS: PrintOptions = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: true,
  printingGuides: false,
};

type BufferRule = Pick<PrintService, "allowsBuffer">;

/** How the panel shows the choice of a buffer: without an outline there is nothing to reach beyond. */
export function bufferChoice(
  { clipImage, borderWidth }: Pick<PrintOptions, "clipImage" | "borderWidth">,
  { allowsBuffer }: BufferRule,
): "hidden" | "disabled" | "enabled" {
  if (!allowsBuffer) return "hidden";
  return !clipImage && borderWidth === 0 ? "disabled" : "enabled";
}

/** What is printed in the end: a service may not know the buffer a person has switched on. */
export function optionsForService(
  options: PrintOptions,
  { allowsBuffer }: BufferRule,
): PrintOptions {
  return { ...options, includeBuffer: options.includeBuffer && allowsBuffer };
}
