import { POINTS_PER_INCH } from "@photomap/geometry";
import { WALL_OPTIONS } from "../family.ts";
import { type ContinentView, layOutContinent } from "../layouts/continent.ts";
import type { MapFamily } from "../map-family.ts";
import { selectLookupCountries } from "../sources/lookup-countries.ts";
import { type Country, readWorldCountries } from "../sources/world-countries.ts";
import type { Group } from "../steps/merge.ts";

interface Continent extends ContinentView {
  readonly baseId: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly inches: readonly [width: number, height: number];
  readonly popularRank: number;
  readonly includes: (country: Country) => boolean;
  readonly groups: readonly Group[];
  /** The ids of countries that are drawn enlarged in the sea when too small. */
  readonly calledOut: readonly string[];
  /** The area of an enlarged copy in square inches. */
  readonly calloutArea?: number;
}

const on = (continent: string, also: readonly string[] = [], without: readonly string[] = []) => {
  return ({ id, continent: own }: Country) =>
    (own === continent || also.includes(id)) && !without.includes(id);
};

const CONTINENTS: readonly Continent[] = [
  {
    baseId: "europe",
    name: "Europe",
    keywords: ["eu", "european union", "eurotrip", "interrail"],
    inches: [36, 24],
    popularRank: 4,
    rotate: [-14, -53],
    window: [
      [-23, 66],
      [-9, 36],
      [34, 35],
      [46, 62],
      [27, 71],
      [-10, 52],
      [48, 41],
    ],
    magnified: [{ at: [12, 46.5], radius: 430, factor: 1.25 }],
    includes: on("EU", ["TR", "CY", "RU", "GE", "AM", "AZ"], ["GL", "SJ"]),
    groups: [
      { id: "FR", name: "France", members: ["FR", "MC"] },
      { id: "IT", name: "Italy", members: ["IT", "SM", "VA"] },
      { id: "ES", name: "Spain", members: ["ES", "AD", "GI"] },
      { id: "CH", name: "Switzerland", members: ["CH", "LI"] },
    ],
    calledOut: ["MT", "LU", "CY", "FO", "ME", "XK"],
  },
  {
    baseId: "north-america",
    name: "North America",
    keywords: ["caribbean", "central america", "usa", "canada", "mexico"],
    inches: [30, 24],
    popularRank: 5,
    rotate: [95, -42],
    window: [
      [-166, 60],
      [-140, 70],
      [-55, 47],
      [-62, 60],
      [-83, 7.5],
      [-60, 11],
      [-30, 75],
      [-100, 74],
    ],
    magnified: [{ at: [-84, 15], radius: 300, factor: 2.6 }],
    includes: on(
      "NA",
      [],
      ["PM", "BL", "MF", "SX", "BQ", "AI", "MS", "VG", "KN", "AW", "CW", "UM"],
    ),
    groups: [],
    calledOut: [
      "BS",
      "JM",
      "PR",
      "BB",
      "TT",
      "LC",
      "AG",
      "DM",
      "GD",
      "VC",
      "KY",
      "BM",
      "VI",
      "TC",
      "US-HI",
      "BZ",
      "SV",
      "GP",
      "MQ",
      "HT",
    ],
  },
  {
    baseId: "africa",
    name: "Africa",
    keywords: ["safari"],
    inches: [24, 30],
    popularRank: 6,
    rotate: [-17, -1],
    window: [
      [-18, 15],
      [-17, 28],
      [51, 11],
      [10, 37.5],
      [20, -35],
      [50, -16],
      [33, 31],
    ],
    magnified: [
      { at: [-3, 9], radius: 330, factor: 1.3 },
      { at: [30, -2.5], radius: 200, factor: 1.35 },
    ],
    includes: on("AF", [], ["RE", "YT", "SH", "IO", "TF", "BV"]),
    groups: [{ id: "MA", name: "Morocco & Western Sahara", members: ["MA", "EH"] }],
    calledOut: ["CV", "MU", "SC", "KM", "ST", "GM", "DJ", "SZ", "GQ", "BI", "RW", "LS", "GW", "TG"],
  },
  {
    baseId: "asia",
    name: "Asia",
    keywords: ["orient", "far east", "middle east", "southeast asia"],
    inches: [36, 24],
    popularRank: 7,
    rotate: [-88, -28],
    window: [
      [28, 41],
      [35, 12],
      [60, 55],
      [120, 53],
      [145, 45],
      [141, -9],
      [95, -8],
      [130, 30],
    ],
    magnified: [
      { at: [44, 35], radius: 330, factor: 1.5 },
      { at: [104, 14], radius: 300, factor: 1.25 },
    ],
    includes: on("AS", [], ["RU", "IO", "CX", "CC"]),
    groups: [
      { id: "IL-PS", name: "Israel & Palestine", members: ["IL", "PS"] },
      { id: "CN", name: "China", members: ["CN", "HK", "MO"] },
    ],
    calledOut: ["MV", "SG", "BN", "CY", "LB", "KW", "QA", "BH", "TL", "IL-PS", "AM", "BT"],
  },
  {
    baseId: "south-america",
    name: "South America",
    keywords: ["latin america", "andes", "amazon", "patagonia"],
    inches: [24, 36],
    popularRank: 8,
    rotate: [60, 20],
    window: [
      [-81, -5],
      [-35, -8],
      [-72, 12.4],
      [-70, -55],
      [-60, -40],
      [-57, 6],
    ],
    magnified: [],
    includes: on("SA", [], ["GS"]),
    groups: [],
    calledOut: ["FK", "AW", "CW"],
  },
  {
    baseId: "oceania",
    name: "Oceania",
    calloutArea: 2,
    keywords: ["australia", "pacific", "south seas", "polynesia", "down under"],
    inches: [36, 24],
    popularRank: 9,
    rotate: [-152, 22],
    window: [
      [113, -25],
      [131, -9],
      [150, -45],
      [179, -40],
      [178, -15],
      [190, -14],
      [145, 14],
      [171, 7],
      [206, -16],
    ],
    magnified: [],
    includes: on("OC", [], ["TL", "UM", "HM", "NF", "PN", "TK", "WF", "NU", "AS", "MP", "US-HI"]),
    groups: [],
    calledOut: [
      "AU",
      "NZ",
      "PG",
      "FJ",
      "SB",
      "VU",
      "NC",
      "PF",
      "WS",
      "TO",
      "KI",
      "TV",
      "NR",
      "FM",
      "MH",
      "PW",
      "GU",
      "CK",
    ],
  },
];

export const continents: readonly MapFamily[] = CONTINENTS.map(createFamily);

function createFamily(continent: Continent): MapFamily {
  const { baseId, name, keywords, inches, popularRank, groups, calledOut } = continent;
  const [widthInches, heightInches] = inches;
  const k = Math.max(widthInches, heightInches) / 36;
  const select = () => readWorldCountries().filter(continent.includes);
  return {
    baseId,
    name,
    regionType: "country",
    regionTypePlural: "countries",
    keywords: [...keywords, "continent", "travel"],
    businessIds: ["pm", "tbl"],
    popularRank,
    sizes: [{ widthInches, heightInches, outputOptions: WALL_OPTIONS }],
    coastKm: 50,
    select,
    selectForLookup: () => selectLookupCountries(select()),
    layout: (countries, frame) => layOutContinent(countries, frame, continent),
    style: () => ({
      gap: 6.5,
      corner: 2.8,
      smallestPart: { area: 0.07 * k, radius: 5.5 },
      simplify: { triangleArea: 5 * k, smooth: 4 * k },
      smallestOpening: { area: 0.5 * k * k, radius: 0.25 * k },
      margin: 0.028 * widthInches * POINTS_PER_INCH,
      groups,
      grow: {
        coast: k,
        smallCoast: 4 * k,
        islands: { factor: 2.2, area: k * k },
        small: { area: k * k, radius: 0.29 * k },
      },
      expand: { reach: 14 * k, coast: 5 * k },
      callouts: {
        ids: calledOut,
        form: "CIRCLE",
        area: (continent.calloutArea ?? 1) * k * k,
        padding: 10,
        lineWidth: 1.3,
      },
      leftover: "LAND",
    }),
  };
}
