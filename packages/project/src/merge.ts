import type { JournalEntry } from "./journal.ts";
import type { Inputs, OpeningInput, ProjectContent, ProjectDetails } from "./project.ts";

export interface Merged {
  readonly content: ProjectContent;
  /** Openings changed on both sides; `content` has mine until the user resolves the conflict. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two versions opening by opening from their base; of a detail changed on both sides, mine
 * is kept.
 */
export function mergeContent(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): Merged {
  const { inputs, conflicts } = mergeInputs(base.inputs, mine.inputs, theirs.inputs);
  const content = { ...theirs, ...findChangedDetails(base, mine), inputs };
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

export interface ServerMerge {
  readonly entry: JournalEntry;
  /** Openings changed on both sides; the entry leaves them unchanged. */
  readonly conflicts: readonly string[];
}

/** Creates the journal entry that applies the server's changes since `base` to `mine`. */
export function mergeServerContent(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): ServerMerge {
  const { content, conflicts } = mergeContent(base, mine, theirs);
  const { inputs, ...details } = content;
  const changed = Object.entries(inputs).filter(([id, input]) => mine.inputs[id] !== input);
  return {
    entry: { kind: "received", details, inputs: Object.fromEntries(changed) },
    conflicts,
  };
}

/**
 * Returns the base including saves whose response was lost: openings of the server that equal what
 * such a save sent were not changed by another device.
 */
export function findCommonBase(
  base: ProjectContent,
  unanswered: readonly Inputs[],
  theirs: ProjectContent,
): ProjectContent {
  const saved = Object.entries(theirs.inputs).filter(([id, input]) =>
    unanswered.some((sent) => sent[id] !== undefined && isSameInput(sent[id], input)),
  );
  return { ...base, inputs: { ...base.inputs, ...Object.fromEntries(saved) } };
}

/** Replaces the given openings with the server's copy. */
export function takeTheirs(
  mine: ProjectContent,
  theirs: ProjectContent,
  openingIds: readonly string[],
): JournalEntry {
  const { inputs: _inputs, ...details } = mine;
  const taken = Object.entries(theirs.inputs).filter(([id]) => openingIds.includes(id));
  return { kind: "received", details, inputs: Object.fromEntries(taken) };
}

const DETAILS = ["name", "outputType", "outputScale", "accessPolicy", "backgroundId"] as const;

export function findChangedDetails(
  base: ProjectDetails,
  mine: ProjectDetails,
): Partial<ProjectDetails> {
  const changed = DETAILS.filter((key) => base[key] !== mine[key]);
  return Object.fromEntries(changed.map((key) => [key, mine[key]]));
}

/** Returns the openings that a save has to send. */
export function findChangedInputs(base: Inputs, mine: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(mine).filter(([id, input]) => !isSameInput(base[id], input)),
  );
}

function isSameInput(before?: OpeningInput, after?: OpeningInput): boolean {
  return before === after || canonicalText(before) === canonicalText(after);
}

/** Returns JSON with sorted keys, since key order differs between stores and edits. */
function canonicalText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ""
  );
}
