import { applyOpeningEdit, type OpeningEdit } from "./opening-edit.ts";
import type { ProjectContent, ProjectDetails } from "./project.ts";

/**
 * Sets the status of accepted suggestions, which follows undo and redo and is not part of the
 * content.
 */
export interface SetSuggestionStatus {
  readonly type: "SET_SUGGESTION_STATUS";
  readonly suggestionIds: readonly string[];
  readonly status: "SUBMITTED" | "HIDDEN";
}

/** Every change of a project; plain data that is stored, sent and undone. */
export type Edit =
  | OpeningEdit
  | { readonly type: "SET_DETAILS"; readonly details: Partial<ProjectDetails> }
  | SetSuggestionStatus
  /** Several edits that are undone together. */
  | { readonly type: "BATCH"; readonly edits: readonly Edit[] };

export interface Applied {
  readonly content: ProjectContent;
  /** The edit that restores the previous content. */
  readonly inverse: Edit;
}

/** Applies an edit. Ignores missing openings and images: another device may have removed them. */
export function applyEdit(content: ProjectContent, edit: Edit, at: string): Applied {
  switch (edit.type) {
    case "BATCH":
      return applyBatch(content, edit.edits, at);
    case "SET_DETAILS":
      return {
        content: { ...content, ...edit.details },
        inverse: { type: "SET_DETAILS", details: detailsBefore(content, edit.details) },
      };
    case "SET_SUGGESTION_STATUS": {
      const status = edit.status === "HIDDEN" ? "SUBMITTED" : "HIDDEN";
      return { content, inverse: { ...edit, status } };
    }
    default: {
      const input = content.inputs[edit.openingId];
      const applied = applyOpeningEdit(input, edit, at);
      if (applied.input === undefined || applied.input === input) {
        return { content, inverse: applied.inverse };
      }
      const inputs = { ...content.inputs, [edit.openingId]: applied.input };
      return { content: { ...content, inputs }, inverse: applied.inverse };
    }
  }
}

function applyBatch(content: ProjectContent, edits: readonly Edit[], at: string): Applied {
  let current = content;
  const inverses: Edit[] = [];
  for (const edit of edits) {
    const applied = applyEdit(current, edit, at);
    current = applied.content;
    inverses.unshift(applied.inverse);
  }
  return { content: current, inverse: { type: "BATCH", edits: inverses } };
}

function detailsBefore(
  content: ProjectContent,
  changed: Partial<ProjectDetails>,
): Partial<ProjectDetails> {
  const { inputs: _inputs, ...details } = content;
  return Object.fromEntries(Object.entries(details).filter(([key]) => key in changed));
}

/** Lists the changes of suggestions in an edit, in their order. */
export function listSuggestionChanges(edit: Edit): readonly SetSuggestionStatus[] {
  if (edit.type === "BATCH") return edit.edits.flatMap(listSuggestionChanges);
  return edit.type === "SET_SUGGESTION_STATUS" ? [edit] : [];
}
