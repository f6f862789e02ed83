import { unite } from "@photomap/geometry";
import type { Cell } from "../cell.ts";

/** Regions that share one opening because each alone would be too small. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

export function mergeGroups(cells: readonly Cell[], groups: readonly Group[]): Cell[] {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  for (const group of groups) {
    const members = group.members.flatMap((id) => byId.get(id) ?? []);
    const [first, ...rest] = members;
    if (!first) continue;
    for (const { id } of members) byId.delete(id);
    const merged = rest.reduce(absorb, first);
    const keywords = rest.length > 0 ? [first.name, ...merged.keywords] : merged.keywords;
    byId.set(group.id, { ...merged, id: group.id, name: group.name, keywords });
  }
  return [...byId.values()];
}

/** Merges a cell into the target; its name becomes a keyword, so that search still finds it. */
export function absorb<C extends Cell>(target: C, absorbed: Cell): C {
  const arcs = new Set(target.arcs);
  for (const arc of absorbed.arcs) {
    if (arcs.has(arc)) arcs.delete(arc);
    else arcs.add(arc);
  }
  return {
    ...target,
    shape: unite(target.shape, absorbed.shape),
    regionIds: [...target.regionIds, ...absorbed.regionIds],
    keywords: [...target.keywords, absorbed.name, ...absorbed.keywords],
    arcs,
  };
}
