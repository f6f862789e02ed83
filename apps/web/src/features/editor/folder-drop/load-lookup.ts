import { type Lookup, openLookup, type StoredLookup } from "@photomap/design";

/** Nothing for a map without geography, such as a heart. */
export async function loadLookup(baseId: string): Promise<Lookup | undefined> {
  const answer = await fetch(`/lookups/${baseId}.json`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The geography of ${baseId} could not be loaded`);
  const stored: StoredLookup = await answer.json();
  return openLookup(stored);
}
