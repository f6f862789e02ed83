export interface SlimCountry {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** True to merge the provinces or counties of the source into their regions. */
  readonly byRegion?: boolean;
  /** The width of the drawn part in degrees, for countries with distant islands. */
  readonly widthDegrees?: number;
}

export const SLIM_COUNTRIES: readonly SlimCountry[] = [
  { code: "CAN" },
  { code: "AUS", widthDegrees: 40 },
  { code: "MEX" },
  { code: "BRA" },
  { code: "DEU" },
  { code: "FRA", widthDegrees: 15, byRegion: true },
  { code: "ITA", byRegion: true },
  { code: "ESP", widthDegrees: 14, byRegion: true },
  { code: "GBR", byRegion: true },
  { code: "IRL" },
  { code: "JPN" },
  { code: "NZL", widthDegrees: 12 },
  { code: "IND" },
  { code: "ZAF" },
  { code: "CHE" },
  { code: "NLD", widthDegrees: 4 },
  { code: "ARG", widthDegrees: 20 },
  { code: "CHN", widthDegrees: 60 },
];
