import { readFile } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = new URL("../../photos/", import.meta.url);

/** A point of a photo, as shares of its width and height. */
type Focus = readonly [x: number, y: number];

export interface DemoPhoto {
  readonly name: string;
  /** The point to center when the photo is cropped. */
  readonly focus: Focus;
  /** True for a subject that people would recognize twice; other photos are repeated first. */
  readonly isStriking?: true;
  /** The place where the photo was taken. A map of places shows it only there; a mosaic, always. */
  readonly takenIn?: {
    /** Names of openings, or FIPS codes of counties. */
    readonly regions: readonly string[];
    /** The photo fits every region of a map of this country. */
    readonly country?: "US" | "JP";
  };
}

export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  { name: "antelope-canyon", focus: [0.5, 0.6], takenIn: { regions: ["04005"] } },
  { name: "autumn-mountain", focus: [0.55, 0.45] },
  { name: "boston-sunset", focus: [0.7, 0.5], takenIn: { regions: ["Massachusetts", "25025"] } },
  {
    name: "canyon-wren",
    focus: [0.42, 0.5],
    isStriking: true,
    takenIn: { regions: [], country: "US" },
  },
  { name: "casa-mila", focus: [0.5, 0.45], takenIn: { regions: ["Spain", "Cataluña"] } },
  { name: "dandelions", focus: [0.33, 0.42] },
  { name: "denali", focus: [0.5, 0.45], takenIn: { regions: ["Alaska", "Denali", "02068"] } },
  { name: "desert-hike", focus: [0.45, 0.65] },
  { name: "dunes-at-night", focus: [0.6, 0.6] },
  { name: "earth-at-night", focus: [0.5, 0.6], takenIn: { regions: [] } },
  { name: "forest-stream", focus: [0.42, 0.6] },
  { name: "forget-me-nots", focus: [0.55, 0.45] },
  {
    name: "grand-canyon",
    focus: [0.5, 0.55],
    takenIn: { regions: ["Arizona", "Grand Canyon", "United States"] },
  },
  { name: "japanese-shop", focus: [0.5, 0.6], takenIn: { regions: ["Japan"], country: "JP" } },
  { name: "jellyfish", focus: [0.46, 0.5], isStriking: true },
  {
    name: "lake-sherburne",
    focus: [0.35, 0.45],
    takenIn: { regions: ["Montana", "Glacier", "30035"] },
  },
  { name: "mountain-lake", focus: [0.5, 0.55] },
  { name: "mountain-trail", focus: [0.55, 0.4] },
  { name: "osprey", focus: [0.38, 0.5], isStriking: true, takenIn: { regions: [], country: "US" } },
  { name: "otters", focus: [0.44, 0.5], takenIn: { regions: ["California", "06001"] } },
  { name: "paint-brushes", focus: [0.4, 0.5], isStriking: true },
  { name: "pier-at-sunset", focus: [0.5, 0.6] },
  { name: "radio-telescope", focus: [0.45, 0.45], isStriking: true },
  { name: "red-bowl", focus: [0.6, 0.5], isStriking: true },
  { name: "rippled-sand", focus: [0.5, 0.6], takenIn: { regions: ["Mongolia"] } },
  { name: "sea-cliffs", focus: [0.45, 0.55] },
  { name: "sleeping-cat", focus: [0.5, 0.45], isStriking: true },
  { name: "spice-market", focus: [0.5, 0.55] },
  { name: "star-trails", focus: [0.6, 0.5] },
  { name: "sunset-summit", focus: [0.52, 0.45] },
  { name: "tea-gardens", focus: [0.5, 0.5] },
  { name: "two-dogs", focus: [0.46, 0.43], isStriking: true },
  { name: "welcome-to-colorado", focus: [0.3, 0.45], takenIn: { regions: ["Colorado"] } },
  { name: "winter-river", focus: [0.45, 0.55] },
  { name: "wooden-jetty", focus: [0.5, 0.6] },
];

/** The photo of each state that has none taken there; the two uses of a photo are far apart. */
export const STATE_PHOTOS: Readonly<Record<string, string>> = {
  Alabama: "sea-cliffs",
  Arkansas: "forest-stream",
  Connecticut: "spice-market",
  Delaware: "desert-hike",
  "District of Columbia": "red-bowl",
  Florida: "wooden-jetty",
  Georgia: "forget-me-nots",
  Hawaii: "jellyfish",
  Idaho: "mountain-trail",
  Illinois: "two-dogs",
  Indiana: "dunes-at-night",
  Iowa: "paint-brushes",
  Kansas: "sunset-summit",
  Kentucky: "dandelions",
  Louisiana: "spice-market",
  Maine: "two-dogs",
  Maryland: "osprey",
  Michigan: "pier-at-sunset",
  Minnesota: "forget-me-nots",
  Mississippi: "autumn-mountain",
  Missouri: "sleeping-cat",
  Nebraska: "winter-river",
  Nevada: "star-trails",
  "New Hampshire": "canyon-wren",
  "New Jersey": "wooden-jetty",
  "New Mexico": "radio-telescope",
  "New York": "autumn-mountain",
  "North Carolina": "sunset-summit",
  "North Dakota": "dandelions",
  Ohio: "jellyfish",
  Oklahoma: "red-bowl",
  Oregon: "sea-cliffs",
  Pennsylvania: "winter-river",
  "Rhode Island": "pier-at-sunset",
  "South Carolina": "tea-gardens",
  "South Dakota": "canyon-wren",
  Tennessee: "star-trails",
  Texas: "desert-hike",
  Utah: "dunes-at-night",
  Vermont: "tea-gardens",
  Virginia: "forest-stream",
  Washington: "mountain-lake",
  "West Virginia": "mountain-trail",
  Wisconsin: "mountain-lake",
  Wyoming: "osprey",
};

/** The photo of each country that has none taken there, as if one family had traveled there. */
export const COUNTRY_PHOTOS: Readonly<Record<string, string>> = {
  Australia: "star-trails",
  Brazil: "two-dogs",
  Canada: "mountain-lake",
  Chile: "radio-telescope",
  China: "tea-gardens",
  Egypt: "dunes-at-night",
  Finland: "dandelions",
  France: "red-bowl",
  Germany: "forest-stream",
  Greece: "sleeping-cat",
  Iceland: "winter-river",
  India: "spice-market",
  Ireland: "autumn-mountain",
  Italy: "paint-brushes",
  Mexico: "pier-at-sunset",
  Namibia: "desert-hike",
  "New Zealand": "sunset-summit",
  Norway: "mountain-trail",
  Philippines: "jellyfish",
  Poland: "forget-me-nots",
  Sweden: "wooden-jetty",
  "United Kingdom": "sea-cliffs",
};

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

export type PhotoSizes = Readonly<Record<string, PhotoSize>>;

export function openDemoPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.jpg`, FOLDER));
}

export async function measureDemoPhotos(): Promise<PhotoSizes> {
  const sizes = DEMO_PHOTOS.map(async ({ name }) => {
    const { width, height } = await sharp(await openDemoPhoto(name)).metadata();
    return [name, { width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}
