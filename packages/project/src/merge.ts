import type { Inputs, OpeningInput } from "./project.ts";

export interface Merged {
  readonly inputs: Inputs;
  /** Openings that changed on both sides; `inputs` holds mine for them until a person decides. */
  readonly conflicts: readonly string[];
}

/** Takes each side's changes since `base`, opening by opening. */
export function mergeInputs(base: Inputs, mine: Inputs, theirs: Inputs): Merged {
  const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const inputs: Record<string, OpeningInput> = {};
  const conflicts: string[] = [];
  for (const id of ids) {
    const isMineChanged = hasChanged(base[id], mine[id]);
    const isTheirsChanged = hasChanged(base[id], theirs[id]);
    if (isMineChanged && isTheirsChanged && hasChanged(mine[id], theirs[id])) conflicts.push(id);
    const chosen = isMineChanged ? mine[id] : theirs[id];
    if (chosen !== undefined) inputs[id] = chosen;
  }
  return { inputs, conflicts };
}

/** Inputs are plain data in one key order, so their text decides. */
function hasChanged(before: OpeningInput | undefined, after: OpeningInput | undefined): boolean {
  return before !== after && JSON.stringify(before) !== JSON.stringify(after);
}
