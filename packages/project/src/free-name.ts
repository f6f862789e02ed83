import { MAX_NAME_LENGTH } from "./project.ts";

/**
 * Returns the name, with the first number from 2 on that makes it different from the taken ones.
 */
export function findFreeName(name: string, takenNames: Iterable<string>): string {
  const taken = new Set(takenNames);
  if (!taken.has(name)) return name;
  const stem = findNumberedStem(name, taken) ?? name;
  for (let number = 2; ; number += 1) {
    const numbered = appendToName(stem, ` ${number}`);
    if (!taken.has(numbered)) return numbered;
  }
}

/** Appends a suffix, shortening the name so that both fit into the longest allowed name. */
function appendToName(name: string, suffix: string): string {
  const kept = name.slice(0, MAX_NAME_LENGTH - suffix.length);
  // A cut in the middle of a surrogate pair would leave half a character.
  return kept.replace(/[\uD800-\uDBFF]$/, "").trimEnd() + suffix;
}

export function createCopyName(name: string): string {
  return appendToName(name, " (copy)");
}

/**
 * Returns "50 States" for "50 States 2" if both are taken; the number of "Route 66" belongs to its
 * name.
 */
function findNumberedStem(name: string, taken: ReadonlySet<string>): string | undefined {
  const stem = /^(.+) \d+$/.exec(name)?.[1];
  return stem !== undefined && taken.has(stem) ? stem : undefined;
}
