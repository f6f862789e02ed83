import type { Box } from "@photomap/geometry";
import { limitFactor, type PhotoPlacement } from "./placement.ts";

export type Direction = -1 | 1;

export const COARSE_ANGLE = 45;
const SCALE_STEP = 0.02;
const COARSE_SCALE_STEP = 0.2;
const MOVE_STEP_POINTS = 3;
const COARSE_MOVE_STEP_POINTS = 30;

/**
 * Normalizes to 0 up to 360 degrees, rounded to a millionth, which removes the error of adding
 * tenths.
 */
export function normalizeRotation(degrees: number): number {
  const rounded = Math.round((degrees % 360) * 1e6) / 1e6;
  if (rounded >= 360) return 0;
  return rounded < 0 ? Math.round((rounded + 360) * 1e6) / 1e6 : rounded + 0;
}

export type RotationStep = "whole" | "fine" | "coarse";

/** Rotates by one degree, a tenth, or to the next multiple of 45. */
export function rotateStep(
  photo: PhotoPlacement,
  direction: Direction,
  step: RotationStep = "whole",
): PhotoPlacement {
  const degrees =
    step === "coarse"
      ? nextCoarseAngle(photo.rotation, direction)
      : photo.rotation + direction * (step === "fine" ? 0.1 : 1);
  return { ...photo, rotation: normalizeRotation(degrees) };
}

function nextCoarseAngle(degrees: number, direction: Direction): number {
  const turns = normalizeRotation(degrees) / COARSE_ANGLE;
  return COARSE_ANGLE * (direction > 0 ? Math.floor(turns) + 1 : Math.ceil(turns) - 1);
}

/** Returns a factor: up by 2% or 20%, down by the exact inverse, 1/51 or 1/6. */
export function scaleStep(
  photo: PhotoPlacement,
  direction: Direction,
  area: Box,
  { coarse = false } = {},
): PhotoPlacement {
  const factor = 1 + (coarse ? COARSE_SCALE_STEP : SCALE_STEP);
  return scalePlacement(photo, direction > 0 ? factor : 1 / factor, area);
}

/** Scales a photo around its center, within the size limits. */
export function scalePlacement(photo: PhotoPlacement, factor: number, area: Box): PhotoPlacement {
  const allowed = limitFactor(factor, photo, area);
  const width = photo.width * allowed;
  const height = photo.height * allowed;
  return {
    ...photo,
    x: photo.x + (photo.width - width) / 2,
    y: photo.y + (photo.height - height) / 2,
    width,
    height,
  };
}

export function moveStep(
  photo: PhotoPlacement,
  { x, y }: { readonly x: Direction | 0; readonly y: Direction | 0 },
  { coarse = false } = {},
): PhotoPlacement {
  const points = coarse ? COARSE_MOVE_STEP_POINTS : MOVE_STEP_POINTS;
  return { ...photo, x: photo.x + x * points, y: photo.y + y * points };
}
