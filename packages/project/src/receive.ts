import type { ProjectContent } from "./content.ts";
import type { JournalEntry } from "./journal.ts";
import { isSameInput, mergeContent } from "./merge.ts";
import type { Inputs } from "./project.ts";

export interface Received {
  readonly entry: JournalEntry;
  /** Openings that changed here and there; the entry leaves them as they are here. */
  readonly conflicts: readonly string[];
}

/** What has to be written down here when the server turns out to have something else than `base`. */
export function receiveContent(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): Received {
  const { content, conflicts } = mergeContent(base, mine, theirs);
  const { inputs, ...details } = content;
  return { entry: { kind: "received", details, inputs: newInputs(mine, inputs) }, conflicts };
}

/**
 * What the server has may be what was sent to it before the answer got lost: then that is the copy
 * both sides last agreed on, and no change of somebody else.
 */
export function agreedContent(
  base: ProjectContent,
  unanswered: readonly Inputs[],
  theirs: ProjectContent,
): ProjectContent {
  const arrived = Object.entries(theirs.inputs).filter(([id, input]) =>
    unanswered.some((sent) => sent[id] !== undefined && isSameInput(sent[id], input)),
  );
  return { ...base, inputs: { ...base.inputs, ...Object.fromEntries(arrived) } };
}

/** Takes the server's copy of some openings, whatever they are here. */
export function takeTheirs(
  mine: ProjectContent,
  theirs: ProjectContent,
  openingIds: readonly string[],
): JournalEntry {
  const { inputs: _inputs, ...details } = mine;
  const taken = Object.entries(theirs.inputs).filter(([id]) => openingIds.includes(id));
  return { kind: "received", details, inputs: Object.fromEntries(taken) };
}

function newInputs(mine: ProjectContent, merged: ProjectContent["inputs"]) {
  return Object.fromEntries(
    Object.entries(merged).filter(([id, input]) => mine.inputs[id] !== input),
  );
}
