import { type GeoProjection, geoConicEqualArea } from "d3-geo";
import type { Magnified } from "../layouts/centered.ts";
import type { Position, Region } from "../region.ts";
import { readNorthAmericanLakes } from "../sources/atlas.ts";

export interface CountryFacts {
  readonly baseId: string;
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly inches: readonly [width: number, height: number];
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly popularRank?: number;
  readonly projection?: () => GeoProjection;
  readonly magnified?: readonly Magnified[];
  /** Selects the parts to draw, by longitude and latitude in degrees. */
  readonly near?: (x: number, y: number) => boolean;
  /** The degrees by which distant regions are drawn closer; the lookup has their true positions. */
  readonly moved?: Readonly<Record<string, Position>>;
  /** Regions left out of the map and of the lookup of places. */
  readonly without?: readonly string[];
  readonly renamed?: Readonly<Record<string, string>>;
  readonly joined?: readonly {
    readonly id: string;
    readonly name: string;
    readonly members: readonly string[];
  }[];
  readonly calledOut?: readonly string[];
  readonly lakes?: () => Region[];
}

/** Settings of the country maps. */
export const COUNTRIES: readonly CountryFacts[] = [
  {
    baseId: "canada",
    code: "CAN",
    name: "Canada",
    keywords: ["ca", "can", "great white north", "kanada"],
    inches: [36, 24],
    regionType: "province",
    regionTypePlural: "provinces & territories",
    popularRank: 10,
    projection: () => geoConicEqualArea().rotate([96, 0]).center([0, 60]).parallels([50, 70]),
    magnified: [{ at: [-64, 46.5], radius: 230, factor: 1.5 }],
    near: (_x, y) => y < 78,
    calledOut: ["CA-PE"],
    lakes: readNorthAmericanLakes,
  },
  {
    baseId: "mexico",
    code: "MEX",
    name: "Mexico",
    keywords: ["mx", "mex", "méxico"],
    inches: [36, 24],
    regionType: "state",
    regionTypePlural: "states",
    popularRank: 11,
    projection: () => geoConicEqualArea().rotate([102, 0]).center([0, 24]).parallels([17, 29]),
    magnified: [{ at: [-99.3, 19.6], radius: 240, factor: 1.7 }],
    near: (x) => x > -118 && x < -86,
    renamed: { "MX-DIF": "Mexico City" },
    calledOut: ["MX-TLA", "MX-MOR", "MX-DIF", "MX-COL", "MX-AGU"],
  },
  {
    baseId: "australia",
    code: "AUS",
    name: "Australia",
    keywords: ["au", "aus", "oz", "down under"],
    inches: [30, 24],
    regionType: "state",
    regionTypePlural: "states & territories",
    popularRank: 12,
    near: (x, y) => x > 112 && x < 155 && y > -44,
    without: ["AU-X03~", "AU-X04~"],
    joined: [{ id: "AU-NSW", name: "New South Wales", members: ["AU-NSW", "AU-X02~"] }],
    calledOut: ["AU-ACT"],
  },
  {
    baseId: "uk",
    code: "GBR",
    name: "United Kingdom",
    keywords: [
      "uk",
      "gb",
      "gbr",
      "great britain",
      "britain",
      "england",
      "scotland",
      "wales",
      "northern ireland",
    ],
    inches: [24, 36],
    regionType: "region",
    regionTypePlural: "regions",
    popularRank: 13,
    renamed: {
      East: "East of England",
      Eastern: "Eastern Scotland",
      "North Eastern": "North Eastern Scotland",
      "South Western": "South Western Scotland",
      "Greater London": "London",
    },
    calledOut: ["Greater London"],
  },
  {
    baseId: "germany",
    code: "DEU",
    name: "Germany",
    keywords: ["de", "deu", "deutschland", "allemagne"],
    inches: [24, 30],
    regionType: "state",
    regionTypePlural: "states",
    calledOut: ["DE-HB", "DE-HH", "DE-BE", "DE-SL"],
  },
  {
    baseId: "france",
    code: "FRA",
    name: "France",
    keywords: ["fr", "fra", "hexagone"],
    inches: [24, 24],
    regionType: "region",
    regionTypePlural: "regions",
    near: (x, y) => x > -6 && x < 10 && y > 41,
    without: ["Guadeloupe", "Guyane française", "Martinique", "Mayotte", "Réunion"],
  },
  {
    baseId: "italy",
    code: "ITA",
    name: "Italy",
    keywords: ["it", "ita", "italia", "bel paese"],
    inches: [24, 30],
    regionType: "region",
    regionTypePlural: "regions",
    calledOut: ["Valle d'Aosta", "Molise"],
  },
  {
    baseId: "spain",
    code: "ESP",
    name: "Spain",
    keywords: ["es", "esp", "españa"],
    inches: [30, 24],
    regionType: "community",
    regionTypePlural: "autonomous communities",
    near: (_x, y) => y > 35.9,
    without: ["Canary Is.", "Ceuta", "Melilla"],
  },
  {
    baseId: "ireland",
    code: "IRL",
    name: "Ireland",
    keywords: ["ie", "irl", "éire", "eire", "emerald isle"],
    inches: [24, 30],
    regionType: "county",
    regionTypePlural: "counties",
  },
  {
    baseId: "japan",
    code: "JPN",
    name: "Japan",
    keywords: ["jp", "jpn", "nippon", "nihon", "日本"],
    inches: [24, 30],
    regionType: "prefecture",
    regionTypePlural: "prefectures",
    near: (x, y) => (y > 30.2 && x > 128.5) || (x > 127.4 && x < 128.5 && y > 26 && y < 27),
    // Okinawa, 500 km to the southwest, is drawn in the sea south of Honshu.
    moved: { "JP-47": [7.4, 4.9] },
    calledOut: ["JP-13", "JP-27", "JP-37", "JP-14", "JP-42", "JP-47"],
  },
  {
    baseId: "new-zealand",
    code: "NZL",
    name: "New Zealand",
    keywords: ["nz", "nzl", "aotearoa", "kiwi"],
    inches: [24, 36],
    regionType: "region",
    regionTypePlural: "regions",
    near: (x, y) => x > 165 && y > -48 && y < -33,
    without: [
      "NZ-X01~",
      "NZ-X03~",
      "NZ-X04~",
      "NZ-X05~",
      "NZ-X06~",
      "NZ-X07~",
      "NZ-CIT",
      "TK-X01~",
    ],
  },
  {
    baseId: "india",
    code: "IND",
    name: "India",
    keywords: ["in", "ind", "bharat", "भारत", "hindustan"],
    inches: [24, 30],
    regionType: "state",
    regionTypePlural: "states & territories",
    without: ["IN-AN", "IN-LD"],
    calledOut: ["IN-DL", "IN-GA", "IN-SK", "IN-TR"],
  },
  {
    baseId: "south-africa",
    code: "ZAF",
    name: "South Africa",
    keywords: ["za", "zaf", "rainbow nation", "suid-afrika"],
    inches: [30, 24],
    regionType: "province",
    regionTypePlural: "provinces",
    near: (_x, y) => y > -36,
  },
  {
    baseId: "switzerland",
    code: "CHE",
    name: "Switzerland",
    keywords: ["ch", "che", "schweiz", "suisse", "svizzera", "helvetia"],
    inches: [36, 24],
    regionType: "canton",
    regionTypePlural: "cantons",
    calledOut: ["CH-BS", "CH-AI"],
  },
  {
    baseId: "netherlands",
    code: "NLD",
    name: "Netherlands",
    keywords: ["nl", "nld", "nederland", "holland"],
    inches: [24, 30],
    regionType: "province",
    regionTypePlural: "provinces",
    near: (x) => x > 0,
    without: ["NL-BQ1", "NL-BQ2", "NL-BQ3"],
  },
  {
    baseId: "brazil",
    code: "BRA",
    name: "Brazil",
    keywords: ["br", "bra", "brasil"],
    inches: [24, 24],
    regionType: "state",
    regionTypePlural: "states",
    near: (x) => x < -34,
    calledOut: ["BR-DF", "BR-SE", "BR-AL"],
  },
  {
    baseId: "argentina",
    code: "ARG",
    name: "Argentina",
    keywords: ["ar", "arg", "patagonia"],
    inches: [24, 36],
    regionType: "province",
    regionTypePlural: "provinces",
    renamed: { "AR-C": "City of Buenos Aires" },
    calledOut: ["AR-C"],
  },
  {
    baseId: "china",
    code: "CHN",
    name: "China",
    keywords: ["cn", "chn", "zhongguo", "中国", "middle kingdom"],
    inches: [30, 24],
    regionType: "province",
    regionTypePlural: "provinces",
    near: (_x, y) => y > 17.5,
    without: ["CN-X01~"],
    calledOut: ["CN-BJ", "CN-TJ", "CN-SH"],
  },
];
