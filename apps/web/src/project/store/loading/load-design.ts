import type { Design, DesignEntry } from "@photomap/design";

export async function loadDesign(id: string): Promise<Design> {
  const design = await findDesign(id);
  if (design === undefined) throw new Error(`The design ${id} is missing`);
  return design;
}

/** Undefined when it does not exist. */
export async function findDesign(id: string): Promise<Design | undefined> {
  const answer = await fetch(`/designs/${encodeURIComponent(id)}.json`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`The design ${id} could not be loaded`);
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
