import { countries as facts } from "countries-list";
import iso from "i18n-iso-countries";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { feature } from "topojson-client";
import { getCenter, getPolygons, type Polygon, type Region } from "../region.ts";
import { readAtlas } from "./atlas.ts";
import { type BorderRule, SENSITIVE_BORDERS } from "./sensitive-borders.ts";

export interface Country extends Region {
  /** The continent: AF, AS, EU, NA, OC, SA or AN. */
  readonly continent: string;
}

iso.registerLocale(english);

/** Common names of the countries whose names in the source are formal. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  BN: "Brunei",
  BO: "Bolivia",
  BS: "The Bahamas",
  CD: "DR Congo",
  CG: "Republic of the Congo",
  CI: "Côte d'Ivoire",
  CN: "China",
  CZ: "Czechia",
  FK: "Falkland Islands",
  FM: "Micronesia",
  GB: "United Kingdom",
  GM: "The Gambia",
  IR: "Iran",
  KP: "North Korea",
  KR: "South Korea",
  LA: "Laos",
  LY: "Libya",
  MD: "Moldova",
  MK: "North Macedonia",
  PS: "Palestine",
  RU: "Russia",
  SY: "Syria",
  SZ: "Eswatini",
  TR: "Türkiye",
  TW: "Taiwan",
  TZ: "Tanzania",
  US: "United States",
  VA: "Vatican City",
  VE: "Venezuela",
  VN: "Vietnam",
  XK: "Kosovo",
};

/** Parts far from their country that get their own opening. */
const SPLIT_PARTS: readonly {
  readonly from: string;
  readonly id: string;
  readonly name: string;
  readonly continent: string;
  readonly isPart: (longitude: number, latitude: number) => boolean;
}[] = [
  {
    from: "FR",
    id: "GF",
    name: "French Guiana",
    continent: "SA",
    isPart: (x, y) => x < -50 && x > -56 && y > 0 && y < 7,
  },
  { from: "US", id: "US-AK", name: "Alaska", continent: "NA", isPart: (_x, y) => y > 50 },
  {
    from: "US",
    id: "US-HI",
    name: "Hawaii",
    continent: "NA",
    isPart: (x, y) => x < -150 && y > 15 && y < 30,
  },
];

/** A Natural Earth scale: 1:50 million is drawn, 1:10 million finds the country of a place. */
type Scale = "50m" | "10m";

const read = new Map<Scale, Country[]>();

/** The countries of the world by ISO code, with disputed borders as in SENSITIVE_BORDERS. */
export function readWorldCountries(scale: Scale = "50m"): Country[] {
  const countries = read.get(scale) ?? splitParts(moveParts(readCountries(scale)));
  read.set(scale, countries);
  return countries;
}

function readCountries(scale: Scale): Map<string, Country> {
  const atlas = readAtlas(`world-atlas/countries-${scale}.json`);
  const byId = new Map<string, Country>();
  for (const { id: numeric, properties, geometry } of feature(atlas, atlas.objects["countries"]!)
    .features) {
    const id = codeOf(numeric, properties.name);
    if (!id) continue;
    const known = byId.get(id);
    const polygons = [...(known?.polygons ?? []), ...getPolygons(geometry).map(unwrapPolygon)];
    byId.set(id, known ? { ...known, polygons } : createCountry(id, polygons));
  }
  return byId;
}

/** Continues a ring across the date line beyond 180 degrees instead of wrapping around. */
function unwrapPolygon(polygon: Polygon): Polygon {
  const longitudes = polygon.flat().map(([x]) => x);
  const isTorn = longitudes.some((x, i) => i > 0 && Math.abs(x - longitudes[i - 1]!) > 180);
  if (!isTorn) return polygon;
  return polygon.map((ring) => ring.map(([x, y]) => [x < 0 ? x + 360 : x, y]));
}

function codeOf(numeric: string | undefined, sourceName: string): string | undefined {
  for (const { rule } of SENSITIVE_BORDERS) {
    if (rule.kind === "JOIN" && rule.sourceNames.includes(sourceName)) return rule.to;
    if (rule.kind === "OWN" && rule.sourceName === sourceName) return rule.id;
    if (rule.kind === "LEAVE_OUT" && rule.sourceName === sourceName) return undefined;
  }
  return numeric ? iso.numericToAlpha2(numeric) : undefined;
}

function createCountry(id: string, polygons: Polygon[]): Country {
  const known = Object.entries(facts).find(([code]) => code === id)?.[1];
  const official = iso.getName(id, "en") ?? known?.name ?? id;
  const name = COMMON_NAMES[id] ?? official;
  const keywords = [official, known?.native ?? name, id, iso.alpha2ToAlpha3(id) ?? id];
  return {
    id,
    name,
    abbreviation: id,
    keywords: [...new Set(keywords)].filter((keyword) => keyword !== name),
    continent: known?.continent ?? "EU",
    polygons,
  };
}

function moveParts(countries: Map<string, Country>): Map<string, Country> {
  for (const { rule } of SENSITIVE_BORDERS)
    if (rule.kind === "MOVE_PART") movePart(countries, rule);
  return countries;
}

function movePart(
  countries: Map<string, Country>,
  { from, to, within }: Extract<BorderRule, { kind: "MOVE_PART" }>,
): void {
  const [giver, taker] = [countries.get(from)!, countries.get(to)!];
  const isMoved = (part: Polygon) => {
    const [x, y] = getCenter(part);
    return x > within[0] && y > within[1] && x < within[2] && y < within[3];
  };
  const moved = giver.polygons.filter(isMoved);
  if (moved.length === 0) throw new Error(`No part of ${from} is in the area to move to ${to}`);
  countries.set(from, { ...giver, polygons: giver.polygons.filter((part) => !isMoved(part)) });
  countries.set(to, { ...taker, polygons: [...taker.polygons, ...moved] });
}

function splitParts(countries: Map<string, Country>): Country[] {
  for (const { from, id, name, continent, isPart } of SPLIT_PARTS) {
    const whole = countries.get(from)!;
    const polygons = whole.polygons.filter((part) => isPart(...getCenter(part)));
    const rest = whole.polygons.filter((part) => !isPart(...getCenter(part)));
    countries.set(from, { ...whole, polygons: rest });
    const keywords = [whole.name];
    countries.set(id, { id, name, abbreviation: id.slice(-2), keywords, continent, polygons });
  }
  return [...countries.values()];
}
