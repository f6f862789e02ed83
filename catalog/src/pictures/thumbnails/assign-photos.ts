import { createHash } from "node:crypto";
import type { Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import { DEMO_PHOTOS, type DemoPhoto } from "./demo-photos.ts";

/** The number of nearest openings that must show other photos. */
const NEIGHBORS = 5;

/** Assigns a photo to every opening, deterministically: by the shares of the photos, different from the neighbors. */
export function assignPhotos(openings: readonly Opening[]): Map<string, string> {
  const placed: { readonly id: string; readonly center: Center; readonly photo: string }[] = [];
  const used = new Map<string, number>();
  for (const opening of openings.toSorted(compareIds)) {
    const center = getCenter(opening);
    const near = placed
      .toSorted((a, b) => distance(a.center, center) - distance(b.center, center))
      .slice(0, NEIGHBORS);
    const shown = new Set(near.map(({ photo }) => photo));
    const free = DEMO_PHOTOS.filter(({ name }) => !shown.has(name));
    const [first] = free.toSorted(
      (a, b) => computeUsage(a, used, opening) - computeUsage(b, used, opening),
    );
    const photo = (first ?? DEMO_PHOTOS[0])?.name ?? "";
    used.set(photo, (used.get(photo) ?? 0) + 1);
    placed.push({ id: opening.id, center, photo });
  }
  return new Map(placed.map(({ id, photo }) => [id, photo]));
}

/** How much of its share a photo has used; a hash of the opening breaks ties. */
function computeUsage(
  { name, share }: DemoPhoto,
  used: ReadonlyMap<string, number>,
  opening: Opening,
) {
  return (
    (1 + (used.get(name) ?? 0) + 2 * hashToUnit(`${name} ${opening.id} ${opening.name}`)) / share
  );
}

/** From 0 to 1, the same for the same text. */
export function hashToUnit(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

interface Center {
  readonly x: number;
  readonly y: number;
}

function getCenter({ labelPoint, layers }: Opening): Center {
  if (labelPoint !== undefined) return labelPoint;
  const { x, y, width, height }: Box = layers.cut?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(a: Center, b: Center): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function compareIds(a: Opening, b: Opening): number {
  return hashToUnit(a.id) - hashToUnit(b.id);
}
