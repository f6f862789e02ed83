import { createHash } from "node:crypto";
import { type Design, type Opening, openingsOf } from "@photomap/design";
import {
  COUNTRY_PHOTOS,
  DEMO_PHOTOS,
  type DemoPhoto,
  type PhotoSize,
  type PhotoSizes,
  STATE_PHOTOS,
} from "./demo-photos.ts";

export interface AssignedPhoto {
  readonly photo: DemoPhoto;
  /** 0 for the first opening with this photo; later ones show another crop. */
  readonly use: number;
}

type MapDesign = Pick<Design, "baseId" | "features">;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Placed extends AssignedPhoto {
  readonly center: Point;
}

/**
 * Assigns one of the measured photos to every enabled opening, deterministically: photos of a known
 * place first, then the largest openings, each with the photo that is used least, farthest from its
 * last use and of a similar shape.
 */
export function assignPhotos(design: MapDesign, sizes: PhotoSizes): Map<string, AssignedPhoto> {
  const assigned = new Map<string, Placed>();
  const openings = openingsOf(design)
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => measureArea(b) - measureArea(a) || a.id.localeCompare(b.id));
  const assign = (opening: Opening, photo: DemoPhoto) => {
    const use = countUses([...assigned.values()], photo);
    assigned.set(opening.id, { photo, use, center: getCenter(opening) });
  };
  for (const opening of openings) {
    const photo = findPhotoOfPlace(design, opening, [...assigned.values()]);
    if (photo !== undefined) assign(opening, photo);
  }
  const candidates = DEMO_PHOTOS.filter(
    (photo) => photo.name in sizes && isShownAnywhere(design, photo),
  );
  for (const opening of openings) {
    if (assigned.has(opening.id)) continue;
    assign(opening, choosePhoto(design, opening, candidates, [...assigned.values()], sizes));
  }
  return assigned;
}

/** The photo taken in the region, once per map, or else the one chosen for the state or country. */
function findPhotoOfPlace(
  { baseId }: MapDesign,
  { id, name }: Opening,
  placed: readonly Placed[],
): DemoPhoto | undefined {
  const isTakenHere = ({ takenIn }: DemoPhoto) =>
    takenIn?.regions.some((region) => region === name || region === id) === true;
  const taken = DEMO_PHOTOS.find((photo) => isTakenHere(photo) && countUses(placed, photo) === 0);
  const selected = findCountry(baseId) === "US" ? STATE_PHOTOS[name] : COUNTRY_PHOTOS[name];
  return taken ?? DEMO_PHOTOS.find((photo) => photo.name === selected);
}

function choosePhoto(
  { baseId }: MapDesign,
  opening: Opening,
  candidates: readonly DemoPhoto[],
  placed: readonly Placed[],
  sizes: PhotoSizes,
): DemoPhoto {
  const center = getCenter(opening);
  const ranked = candidates.map((photo) => {
    const gaps = placed.flatMap((other) =>
      other.photo === photo ? [distance(other.center, center)] : [],
    );
    const fit = computeFit(sizes[photo.name], opening);
    const variety = 0.5 + hash(`${baseId} ${opening.id} ${photo.name}`);
    const repetition = gaps.length * (photo.isStriking ? 1.5 : 1);
    return { photo, repetition, score: Math.min(1e4, ...gaps) * fit * variety };
  });
  const [best] = ranked.toSorted((a, b) => a.repetition - b.repetition || b.score - a.score);
  if (best === undefined) throw new Error("There is no demo photo to choose from");
  return best.photo;
}

/** Tells whether a photo may appear beyond its known place: on mosaics and its country's maps. */
function isShownAnywhere({ baseId }: MapDesign, { takenIn }: DemoPhoto): boolean {
  return takenIn === undefined || isMosaic(baseId) || takenIn.country === findCountry(baseId);
}

function isMosaic(baseId: string): boolean {
  return baseId.includes("heart") || baseId === "honeycomb";
}

function findCountry(baseId: string): "US" | "JP" | "other" {
  if (baseId === "japan") return "JP";
  return /^(50-states|national-parks|us-|single-)/.test(baseId) ? "US" : "other";
}

function countUses(placed: readonly Placed[], photo: DemoPhoto): number {
  return placed.filter((other) => other.photo === photo).length;
}

function measureArea({ layers }: Opening): number {
  return layers.cut === undefined ? 0 : layers.cut.box.width * layers.cut.box.height;
}

/** Returns 1 when nothing of the photo is cropped, less when its aspect ratio differs. */
function computeFit(size: PhotoSize | undefined, { layers }: Opening): number {
  if (size === undefined || layers.cut === undefined) return 0;
  const ratio = size.width / size.height / (layers.cut.box.width / layers.cut.box.height);
  return Math.min(ratio, 1 / ratio);
}

/** Returns a number from 0 to 1 that depends on the text alone. */
function hash(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

function getCenter({ labelPoint, layers }: Opening): Point {
  if (labelPoint !== undefined) return labelPoint;
  const { x, y, width, height } = layers.cut?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
