import type { Design, DesignEntry } from "@photomap/design";

export async function loadDesign(id: string): Promise<Design> {
  const design = await findDesign(id);
  if (design === undefined) {
    const cause = new Error(`The design ${id} is missing`);
    throw new Error("This map is no longer available.", { cause });
  }
  return design;
}

/** Resolves to undefined when the design does not exist. */
export async function findDesign(id: string): Promise<Design | undefined> {
  const answer = await fetch(`/designs/${encodeURIComponent(id)}.json`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) {
    const cause = new Error(`The design ${id} answered ${answer.status}`);
    throw new Error("We couldn't load this map. Try again in a moment.", { cause });
  }
  const design: Design = await answer.json();
  return design;
}

/** The same map in other sizes, smallest first. */
export async function loadOtherSizes({
  id,
  baseId,
}: Pick<Design, "id" | "baseId">): Promise<DesignEntry[]> {
  const answer = await fetch("/designs/index.json");
  if (!answer.ok) throw new Error("The designs could not be loaded");
  const entries: DesignEntry[] = await answer.json();
  return entries
    .filter((entry) => entry.baseId === baseId && entry.id !== id)
    .toSorted((a, b) => a.width - b.width);
}
