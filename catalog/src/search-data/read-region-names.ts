import iso from "i18n-iso-countries";
import { readArchive } from "../fetch-archive.ts";
import { LANGUAGES, REGION_NAMES } from "./archives.ts";

/** Names by lower-case id: fr, usca, deby. */
export type RegionNames = ReadonlyMap<string, readonly string[]>;

const FOLDER = "package/3rdparty/cldr/common";
const ELEMENT = /<(?:territory|subdivision) type="(?<id>[A-Za-z0-9]+)"[^>]*>(?<name>[^<]+)</g;

/** Names of countries and their first-level regions in English, Spanish, French and German. */
export async function readRegionNames(): Promise<RegionNames> {
  const languages = ["en", ...LANGUAGES];
  const files = languages.flatMap((language) => [
    `${FOLDER}/main/${language}.xml`,
    `${FOLDER}/subdivisions/${language}.xml`,
  ]);
  const names = new Map<string, string[]>();
  const add = (id: string, name: string) => {
    names.set(id, [...(names.get(id) ?? []), name]);
  };
  for (const text of Object.values(readArchive(REGION_NAMES, files)))
    for (const { groups } of text.toString().matchAll(ELEMENT))
      add(groups!["id"]!.toLowerCase(), decodeEntities(groups!["name"]!));
  for (const language of languages) {
    const { default: locale } = await import(`i18n-iso-countries/langs/${language}.json`, {
      with: { type: "json" },
    });
    iso.registerLocale(locale);
    for (const [code, all] of Object.entries(iso.getNames(language, { select: "all" })))
      for (const name of all) add(code.toLowerCase(), name);
  }
  return names;
}

function decodeEntities(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&apos;", "'");
}
