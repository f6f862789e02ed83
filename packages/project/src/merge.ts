import type { ProjectContent, ProjectDetails } from "./content.ts";
import type { Inputs, OpeningInput } from "./project.ts";

export interface Merged {
  readonly content: ProjectContent;
  /** Openings that changed on both sides; `content` holds mine for them until a person decides. */
  readonly conflicts: readonly string[];
}

/** Takes each side's changes since `base`, opening by opening; a detail both changed is mine. */
export function mergeContent(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): Merged {
  const { inputs, conflicts } = mergeInputs(base.inputs, mine.inputs, theirs.inputs);
  const content = { ...theirs, ...changedDetails(base, mine), inputs };
  return { content, conflicts };
}

function mergeInputs(base: Inputs, mine: Inputs, theirs: Inputs) {
  const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const inputs: Record<string, OpeningInput> = {};
  const conflicts: string[] = [];
  for (const id of ids) {
    const isMineChanged = !isSameInput(base[id], mine[id]);
    const isTheirsChanged = !isSameInput(base[id], theirs[id]);
    if (isMineChanged && isTheirsChanged && !isSameInput(mine[id], theirs[id])) conflicts.push(id);
    const chosen = isMineChanged ? mine[id] : theirs[id];
    if (chosen !== undefined) inputs[id] = chosen;
  }
  return { inputs, conflicts };
}

const DETAILS = ["name", "outputType", "outputScale", "accessPolicy", "backgroundId"] as const;

export function changedDetails(
  base: ProjectDetails,
  mine: ProjectDetails,
): Partial<ProjectDetails> {
  const changed = DETAILS.filter((key) => base[key] !== mine[key]);
  return Object.fromEntries(changed.map((key) => [key, mine[key]]));
}

/** The openings that differ from a copy: what a save has to send. */
export function changedInputs(base: Inputs, mine: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(mine).filter(([id, input]) => !isSameInput(base[id], input)),
  );
}

export function isSameInput(before?: OpeningInput, after?: OpeningInput): boolean {
  return before === after || canonicalText(before) === canonicalText(after);
}

/** Inputs are plain data; stores and edits may order their keys differently. */
function canonicalText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ""
  );
}
