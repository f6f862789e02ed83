import type { PlacedPhoto } from "./draw-svg.ts";

/**
 * The photos for drawn pictures: only those without a condition of use, since a drawing has no room
 * for a credit. Photos of a known place are shown only in its region.
 */
export const PHOTOS = {
  antelopeCanyon: { name: "antelope-canyon", focus: [0.5, 0.6] },
  bostonSunset: { name: "boston-sunset", focus: [0.7, 0.5] },
  canyonWren: { name: "canyon-wren", focus: [0.42, 0.5] },
  casaMila: { name: "casa-mila", focus: [0.5, 0.45] },
  dandelions: { name: "dandelions", focus: [0.33, 0.42] },
  desertHike: { name: "desert-hike", focus: [0.45, 0.65] },
  dunesAtNight: { name: "dunes-at-night", focus: [0.6, 0.6] },
  forgetMeNots: { name: "forget-me-nots", focus: [0.55, 0.45] },
  grandCanyon: { name: "grand-canyon", focus: [0.5, 0.55] },
  japaneseShop: { name: "japanese-shop", focus: [0.5, 0.6] },
  jellyfish: { name: "jellyfish", focus: [0.46, 0.5] },
  lakeSherburne: { name: "lake-sherburne", focus: [0.35, 0.45] },
  mountainLake: { name: "mountain-lake", focus: [0.5, 0.55] },
  osprey: { name: "osprey", focus: [0.38, 0.5] },
  otters: { name: "otters", focus: [0.44, 0.5] },
  pier: { name: "pier-at-sunset", focus: [0.5, 0.6] },
  radioTelescope: { name: "radio-telescope", focus: [0.45, 0.45] },
  rippledSand: { name: "rippled-sand", focus: [0.5, 0.6] },
  seaCliffs: { name: "sea-cliffs", focus: [0.45, 0.55] },
  sleepingCat: { name: "sleeping-cat", focus: [0.5, 0.45] },
  spiceMarket: { name: "spice-market", focus: [0.5, 0.55] },
  starTrails: { name: "star-trails", focus: [0.6, 0.5] },
  teaGardens: { name: "tea-gardens", focus: [0.5, 0.5] },
  welcomeToColorado: { name: "welcome-to-colorado", focus: [0.35, 0.45] },
  winterRiver: { name: "winter-river", focus: [0.45, 0.55] },
  woodenJetty: { name: "wooden-jetty", focus: [0.5, 0.6] },
} as const satisfies Readonly<Record<string, PlacedPhoto>>;
