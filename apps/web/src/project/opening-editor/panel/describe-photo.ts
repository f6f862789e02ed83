import { pointsToInches } from "@photomap/geometry";
import type { OpeningImage, PhotoPlacement } from "@photomap/project";
import type { QualityTier } from "../../../ui/status/QualityBadge.tsx";
import type { Size } from "../../../ui/viewport/view.ts";

/** The pixels of the original; photos of older projects have only their stored size. */
export function formatOriginalResolution(image: OpeningImage): string {
  const { imageWidth, imageHeight, originalWidth, originalHeight } = image;
  return `${originalWidth ?? imageWidth} × ${originalHeight ?? imageHeight} px`;
}

/** Formats a size in points of the design, times the output scale, in inches. */
export function formatPrintSize({ width, height }: Size, outputScale: number): string {
  const inches = (points: number) => pointsToInches(points * outputScale).toFixed(1);
  return `${inches(width)} × ${inches(height)} in`;
}

const BADGES: Readonly<Record<string, QualityTier>> = {
  Great: "great",
  Good: "good",
  "Not Great": "not-great",
  Blurry: "blurry",
  "Very Blurry": "very-blurry",
};

export function toQualityTier(tierName: string): QualityTier {
  return BADGES[tierName] ?? "very-blurry";
}

export function isSharp(badge: QualityTier): boolean {
  return badge === "great" || badge === "good";
}

const VERDICTS: Readonly<Partial<Record<QualityTier, string>>> = {
  great: "Sharp at",
  good: "Sharp at",
  "not-great": "Soft at",
  blurry: "Too large at",
  "very-blurry": "Far too large at",
};

export function describeQuality(
  tier: QualityTier,
  photo: PhotoPlacement,
  outputScale: number,
): string {
  return `${VERDICTS[tier] ?? ""} ${formatPrintSize(photo, outputScale)}`;
}

/** The text that is shown instead of the tools while no photo is active. */
export function describeEmptyPanel(
  regionType: string,
  photoCount: number,
  { readOnly }: { readonly readOnly: boolean },
): string {
  if (photoCount === 0) {
    return readOnly
      ? `There's no photo in this ${regionType} yet.`
      : `Add a photo to this ${regionType} to begin.`;
  }
  return readOnly
    ? "Choose a photo to see how it will print."
    : "Choose a photo to move, resize or turn it.";
}

/** The hint below the tools of the active photo. */
export function describePlacementTools({ hasSafeLine }: { readonly hasSafeLine: boolean }): string {
  const gestures = "Drag to move, scroll to resize, or use the keys.";
  return hasSafeLine ? `${gestures} Nothing inside the dashed line is cut off.` : gestures;
}
