import type { FoundPlace } from "@photomap/design";

/** Why maps were found by a place; undefined for a region by its own name. */
export function describePlace({ name, kind, otherName, within }: FoundPlace): string | undefined {
  switch (kind) {
    case "REGION":
      return otherName === undefined ? undefined : `${otherName} is ${addArticle(name)}.`;
    case "ZIP_PREFIX":
      return `ZIP codes that start with ${name} are in ${formatRegions(within)}.`;
    default:
      return within.length === 0 ? undefined : `${name} is in ${formatRegions(within)}.`;
  }
}

function formatRegions(names: readonly string[]): string {
  return addArticle(names.join(", "));
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Maldives|Seychelles|DR Congo|Republic of|Dominican Rep|Central African|District of|US Virgin|Northern Mariana|[A-Z]\w+ Islands)/;

function addArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
