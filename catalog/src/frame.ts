import { inchesToPoints } from "@photomap/geometry";
import type { Extent } from "./region.ts";

/** The nominal size of a design. */
export interface FrameSize {
  readonly widthInches: number;
  readonly heightInches: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export function createFrame({ widthInches, heightInches }: FrameSize): Frame {
  return { width: inchesToPoints(widthInches), height: inchesToPoints(heightInches) };
}

export function insetFrame({ width, height }: Frame, margin: number): Extent {
  return [margin, margin, width - margin, height - margin];
}
