export interface PrintOptions {
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
