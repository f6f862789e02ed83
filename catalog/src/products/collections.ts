import { BRAND_IDS, type BrandId } from "@photomap/design";

export interface Collection {
  readonly businessId: BrandId;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  /** The place in the list of collections, from 0. */
  readonly position: number;
}

const COLLECTIONS = [
  {
    handle: "50-states-photo-maps",
    title: "50 States photo maps",
    description: "The United States with your own photos in every state and every national park.",
  },
  {
    handle: "world-photo-maps",
    title: "World and country photo maps",
    description: "The whole world on one wall, or the one country you know by heart.",
  },
  {
    handle: "continental-photo-maps",
    title: "Continent photo maps",
    description: "Every country of a continent, cut out for your travel photos.",
  },
  {
    handle: "usa-state-county-photo-maps",
    title: "State photo maps by county",
    description: "Your state in all its counties, from the courthouse towns to the back roads.",
  },
  {
    handle: "heart-photo-maps",
    title: "Hearts and mosaics",
    description: "For weddings, anniversaries and families: photos that form one picture.",
  },
  {
    handle: "parts-and-accessories",
    title: "Parts and accessories",
    description: "What goes around, behind and between your map and the wall.",
  },
  {
    handle: "sticker-products",
    title: "Stickers",
    description: "Photo stickers for every kind of map. Not shown in the shop.",
  },
  { handle: "homepage", title: "Popular", description: "What most people start with." },
] as const;

export type CollectionHandle = (typeof COLLECTIONS)[number]["handle"];

export function listCollections(): Collection[] {
  return BRAND_IDS.flatMap((businessId) =>
    COLLECTIONS.map((collection, position) => ({ businessId, ...collection, position })),
  );
}
