export interface SlimCountry {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** The source has provinces or counties where people think in regions. */
  readonly byRegion?: boolean;
  /** Width of the part that is drawn, where distant islands make the whole far wider. */
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
