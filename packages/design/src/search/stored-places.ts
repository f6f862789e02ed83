/** Places that are no opening of a map, or not under that name: the data of the search. */
export interface StoredPlaces {
  readonly regions: readonly StoredRegion[];
  /** The largest first. */
  readonly cities: readonly StoredCity[];
}

/** A country, a state or a province. */
export interface StoredRegion {
  /** FR, US-CA, DE-BY. */
  readonly id: string;
  readonly name: string;
  /** The id of the country of a state or province. */
  readonly parent?: string;
  /** Base ids of the maps of this region, such as its counties; the most detailed first. */
  readonly maps?: readonly string[];
  /** Base ids of the maps on which the region is an opening or a part of one. */
  readonly openingOf?: readonly string[];
  /** Names in English, Spanish, French and German. */
  readonly otherNames?: readonly string[];
}

export interface StoredCity {
  readonly name: string;
  readonly region: string;
  /** Cook County */
  readonly county?: string;
  readonly otherNames?: readonly string[];
}

/** ZIP codes by their first three digits. */
export type StoredZipCodes = Readonly<Record<string, StoredZipPrefix>>;

export interface StoredZipPrefix {
  /** Region and county, "US-MI|Wayne County"; the most frequent first. A territory has no county. */
  readonly counties: readonly string[];
  /** For the last two digits 00 to 99 the index of the county as a character from "0" on, or a space. */
  readonly codes: string;
}

export const FIRST_COUNTY_CHARACTER = 48;
