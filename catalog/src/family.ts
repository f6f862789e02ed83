import type { BusinessId, OutputOption } from "@photomap/design";
import type { FrameSize } from "./frame.ts";

/** What every design says about itself, whatever its openings are. */
export interface Family {
  readonly baseId: string;
  readonly name: string;
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly keywords: readonly string[];
  readonly businessIds: readonly BusinessId[];
  readonly popularRank?: number;
}

export interface DesignSize extends FrameSize {
  readonly outputOptions: readonly OutputOption[];
  readonly stickersOnly?: boolean;
}

export function designId(baseId: string, { widthInches, heightInches }: FrameSize): string {
  return `${baseId}-${widthInches}x${heightInches}`;
}
