import { formatSize, getPlaceName } from "@photomap/design";
import { formatPhotoCountRange, formatSizes } from "../../project/designs/describe-design.ts";
import type { MapPageData } from "./map-page-data.ts";

interface MapTexts {
  /** The title of the page. */
  readonly title: string;
  readonly lead: string;
  /** The text for search engines: what only this map has, and what can be done with it. */
  readonly description: string;
}

export function createMapTexts({ group, regions }: MapPageData): MapTexts {
  const { regionTypePlural: plural, regionCount } = group.mainDesign;
  const title = `${group.name} Photo Map`;
  const sizes = formatSizes(group);
  const place = addArticle(getPlaceName(group.name));
  const [largest] = regions;
  const smallest = regions.at(-1);
  const range = largest && smallest ? `from ${largest.name} to ${smallest.name}` : "";
  const ending = "Fill it with your photos, then print or hang it.";
  if (regionCount === 1) return { title, ...describeSinglePhoto(group, regions) };
  switch (group.family) {
    case "MOSAICS":
      return {
        title,
        lead: `${regionCount} ${plural} that form one picture without borders or names: for a wedding, a family or a year in photos.`,
        description: `${group.name}: a mosaic of ${formatPhotoCountRange(group.mainDesign)} in ${regionCount} ${plural}, ${sizes}. ${ending}`,
      };
    case "WORLD":
      return {
        title,
        lead: `${regionCount} ${plural} on one map, ${range}. Put your own photo in each one you've been to.`,
        description: `A map of ${place} with ${regionCount} ${plural} to fill, ${range}, ${sizes}. ${ending}`,
      };
    default:
      return {
        title,
        lead: `${place.replace(/^the/, "The")} in the shapes of its ${regionCount} ${plural}, ${range}. Put your own photo in each one you know.`,
        description: `A photo map of ${place} with ${regionCount} ${plural}, ${range}, ${sizes}. ${ending}`,
      };
  }
}

function describeSinglePhoto(
  { name, mainDesign }: MapPageData["group"],
  regions: MapPageData["regions"],
) {
  const [opening = mainDesign] = regions;
  const place = getPlaceName(name);
  const shape = place === name ? "in the shape of a heart" : `in the outline of ${place}`;
  return {
    lead: `One large photo ${shape}. The opening is ${formatSize(opening)}, the mat ${formatSize(mainDesign)}.`,
    description: `Your photo ${shape}, framed or printed at home. The opening is ${formatSize(opening)}, the mat ${formatSize(mainDesign)}.`,
  };
}

/** Adds an article where a place has one: "the Netherlands" and "the world", but "Germany". */
function addArticle(place: string): string {
  if (place === "World") return "the world";
  return /^(?:United|Netherlands|50 States|US )/.test(place) ? `the ${place}` : place;
}
