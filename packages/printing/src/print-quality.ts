import { POINTS_PER_INCH } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";

export type QualityLevel = "error" | "warning" | "good";

export interface QualityTier {
  readonly name: string;
  readonly minimumDpi: number;
  readonly level: QualityLevel;
}

/** The tiers of quality, the best first; the last has no minimum. */
const QUALITY_TIERS = [
  { name: "Great", minimumDpi: 300, level: "good" },
  { name: "Good", minimumDpi: 200, level: "good" },
  { name: "Not Great", minimumDpi: 144, level: "warning" },
  { name: "Blurry", minimumDpi: 72, level: "warning" },
  { name: "Very Blurry", minimumDpi: 0, level: "error" },
] as const satisfies readonly QualityTier[];

/** The resolution of a full score; higher ones are not visible in print. */
const FULL_SCORE_DPI = 300;

export interface PrintQuality {
  readonly dpi: number;
  /** The score from 0 to 1. */
  readonly score: number;
  readonly tier: QualityTier;
}

type Photo = Pick<OpeningImage, "width" | "height" | "imageWidth" | "imageHeight">;

/**
 * Returns the lower resolution of both directions, for a photo printed at `scale` times its size in
 * the design.
 */
export function printDpi(photo: Photo, scale: number): number {
  const across = photo.imageWidth / (photo.width * scale);
  const down = photo.imageHeight / (photo.height * scale);
  return Math.min(across, down) * POINTS_PER_INCH;
}

export function qualityTier(dpi: number): QualityTier {
  return QUALITY_TIERS.find(({ minimumDpi }) => dpi >= minimumDpi) ?? QUALITY_TIERS[4];
}

export function printQuality(photo: Photo, scale: number): PrintQuality {
  const dpi = printDpi(photo, scale);
  return { dpi, score: Math.min(dpi / FULL_SCORE_DPI, 1), tier: qualityTier(dpi) };
}
