import type { MapFamily } from "@photomap/design";

interface FamilyTexts {
  readonly title: string;
  readonly text: string;
}

export const FAMILY_TEXTS: Readonly<Record<MapFamily, FamilyTexts>> = {
  WORLD: {
    title: "The United States and the world",
    text: "A photo for each state, national park or country you've been to.",
  },
  COUNTIES: {
    title: "State counties",
    text: "Your home state in the shapes of its counties, parishes or boroughs.",
  },
  COUNTRIES: {
    title: "Countries",
    text: "The states, provinces and regions of one country.",
  },
  SILHOUETTES: {
    title: "State silhouettes",
    text: "One large photo in the outline of a state.",
  },
  MOSAICS: {
    title: "Hearts and mosaics",
    text: "Photos that form one picture, for a wedding, a family or a year.",
  },
};
