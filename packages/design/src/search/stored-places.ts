/** The data of the place search: places that are not openings, or have other names there. */
export interface StoredPlaces {
  readonly regions: readonly StoredRegion[];
  /** The cities, the largest first. */
  readonly cities: readonly StoredCity[];
}

/** A country, a state or a province. */
export interface StoredRegion {
  /** The ISO 3166 code, such as FR, US-CA or DE-BY. */
  readonly id: string;
  readonly name: string;
  /** The id of the country that a state or province belongs to. */
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
  /** The county with its suffix, such as "Cook County". */
  readonly county?: string;
  readonly otherNames?: readonly string[];
}

/** ZIP codes by their first three digits. */
export type StoredZipCodes = Readonly<Record<string, StoredZipPrefix>>;

export interface StoredZipPrefix {
  /**
   * The region and county of each code, such as "US-MI|Wayne County", the most frequent first. A
   * territory has no county.
   */
  readonly counties: readonly string[];
  /**
   * One character per code, for the last two digits 00 to 99: the county's index counted from "0",
   * or a space.
   */
  readonly codes: string;
}

export const FIRST_COUNTY_CHARACTER = 48;
