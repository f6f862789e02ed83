import type { PhotoPlacement } from "@photomap/project";

/** A change of placement in one sentence, for screen readers. */
export function describePlacementChange(before: PhotoPlacement, after: PhotoPlacement): string {
  const changes = [
    after.flipX !== before.flipX && "Flipped across",
    after.flipY !== before.flipY && "Flipped down",
    after.rotation !== before.rotation && `Turned to ${formatDegrees(after.rotation)} degrees`,
    isResized(before, after) &&
      `Resized to ${toPercent(before, after)} percent of its previous size`,
  ].filter((change) => change !== false);
  return `${changes.length > 0 ? changes.join(", ") : describeMove(before, after)}.`;
}

function isResized(before: PhotoPlacement, after: PhotoPlacement): boolean {
  return after.width !== before.width || after.height !== before.height;
}

function toPercent(before: PhotoPlacement, after: PhotoPlacement): number {
  const factor = Math.sqrt((after.width * after.height) / (before.width * before.height));
  return Math.round(factor * 100);
}

function describeMove(before: PhotoPlacement, after: PhotoPlacement): string {
  const across = Math.round(after.x - before.x);
  const down = Math.round(after.y - before.y);
  const parts = [
    across !== 0 && `${Math.abs(across)} ${across > 0 ? "right" : "left"}`,
    down !== 0 && `${Math.abs(down)} ${down > 0 ? "down" : "up"}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "Moved" : `Moved ${parts.join(", ")}`;
}

/** Converts degrees to a range of -180 to 180: 356 degrees read as minus 4. */
export function toSignedDegrees(rotation: number): number {
  return rotation > 180 ? rotation - 360 : rotation;
}

function formatDegrees(rotation: number): string {
  const degrees = Math.round(toSignedDegrees(rotation) * 10) / 10;
  return degrees < 0 ? `minus ${-degrees}` : String(degrees);
}
