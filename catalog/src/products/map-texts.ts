import { US_STATE_FACTS } from "../sources/us-state-facts.ts";
import type { ProductMap } from "./maps.ts";

/** The first sentence about each map; maps of counties have their own below. */
const FIRST_SENTENCES: Readonly<Record<string, string>> = {
  "50-states":
    "Fifty states, fifty openings, and your own photo in every state you've been to, from the first road trip to the last one on the list.",
  world:
    "A map of the whole world that fills with your own photos, one country after another, for people who keep their suitcase within reach.",
  "national-parks":
    "All 63 national parks of the United States, each with room for the photo you took there, from Acadia to Zion.",
  africa:
    "From the dunes of Namibia to the markets of Marrakesh: 51 openings for your photos of Africa.",
  asia: "Temples, tea fields and night trains: 46 openings for your photos of Asia, from Turkey to Japan.",
  europe:
    "Every train ticket and every corner café has its country here: 45 openings for your photos of Europe.",
  "north-america":
    "From Alaska to Panama and across the Caribbean: 29 openings for your photos of North America.",
  oceania: "Reefs, red earth and islands far apart: 17 openings for your photos of Oceania.",
  "south-america":
    "From the Caribbean coast to Patagonia: 14 openings for your photos of South America.",
  argentina:
    "From the falls of Iguazú to the end of the world: all 24 provinces of Argentina with your own photos.",
  australia:
    "Reef, desert, city and surf: all states and territories of Australia with your own photos.",
  brazil:
    "From the Amazon to the beaches of the south: all 27 states of Brazil with your own photos.",
  canada: "Coast to coast to coast: the provinces and territories of Canada with your own photos.",
  china:
    "From the Great Wall to the karst hills of Guangxi: the provinces of China with your own photos.",
  france: "Lavender, lighthouses and late dinners: the 13 regions of France with your own photos.",
  germany: "From the Alps to the Baltic Sea: all 16 states of Germany with your own photos.",
  india: "Palaces, mountains and monsoon greens: the states of India with your own photos.",
  ireland: "Every county has its story: the 26 counties of Ireland with your own photos.",
  italy: "From the Dolomites to Sicily: the 20 regions of Italy with your own photos.",
  japan: "From Hokkaido snow to Okinawa reefs: all 47 prefectures of Japan with your own photos.",
  mexico: "Desert, jungle and two oceans: all 32 states of Mexico with your own photos.",
  netherlands:
    "Dikes, tulips and canals: the 12 provinces of the Netherlands with your own photos.",
  "new-zealand":
    "Two islands of fjords, vineyards and volcanoes: the 16 regions of New Zealand with your own photos.",
  "south-africa":
    "Safari, vineyards and the Cape: the 9 provinces of South Africa with your own photos.",
  spain:
    "From the Camino to the Costa del Sol: the autonomous communities of Spain with your own photos.",
  switzerland:
    "Peaks, lakes and punctual trains: all 26 cantons of Switzerland with your own photos.",
  uk: "From Cornwall to the Highlands: the regions of the United Kingdom with your own photos.",
  honeycomb:
    "Thirty-eight hexagons for the people, pets and places of one family or one good year.",
  "hex-heart":
    "Seventy-nine hexagons that add up to a heart: a wedding, an anniversary, a first year together.",
  "heart-mosaic":
    "Twenty-four photos that form one heart, made for weddings, anniversaries and grandparents.",
  "single-heart":
    "One photo, cut in the shape of a heart: the simplest gift we make, and one of the best loved.",
};

export function writeFirstSentence({ baseId, regionCount, regionTypePlural }: ProductMap): string {
  const written = FIRST_SENTENCES[baseId];
  if (written !== undefined) return written;
  const state = US_STATE_FACTS.find(({ postal }) => baseId === `us-${postal.toLowerCase()}`);
  if (state === undefined) throw new Error(`Nothing is written about ${baseId}`);
  const { nickname, capital } = state;
  return `All ${regionCount} ${regionTypePlural} of the ${nickname}, from ${capital} to the last back road, each cut out for one of your photos.`;
}

/** The other spelling of names with a number, by base id. */
const WRITTEN_NAMES: Readonly<Record<string, string>> = { "50-states": "fifty states" };

/** Lists the search terms: the name, what its regions are called, and other names of the map. */
export function listTags(
  { baseId, name, regionTypePlural, keywords }: ProductMap,
  ...more: string[]
): string[] {
  const written = WRITTEN_NAMES[baseId];
  const names = written === undefined ? [name] : [name, written];
  return [...new Set([...names, regionTypePlural, ...keywords, "photo map", ...more])];
}
