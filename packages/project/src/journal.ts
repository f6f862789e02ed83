import type { ProjectContent, ProjectDetails } from "./content.ts";
import { applyEdit, type Edit } from "./edit.ts";
import type { Inputs } from "./project.ts";

/** What can happen to a project in a browser, in the order in which it happened. */
export type JournalEntry =
  | { readonly kind: "edit"; readonly edit: Edit; readonly at: string }
  | { readonly kind: "undo" | "redo"; readonly at: string }
  /** What the server turned out to have: it is no step of this person, so it cannot be undone. */
  | { readonly kind: "received"; readonly details: ProjectDetails; readonly inputs: Inputs };

/** A step as it can be taken back or taken again. */
type Step = Edit;

export interface JournalState {
  readonly content: ProjectContent;
  /** Inverses of the steps taken, the last one at the end. */
  readonly undoable: readonly Step[];
  readonly redoable: readonly Step[];
}

/** More steps than this nobody walks back. */
const MAX_STEPS = 200;

export function startJournal(content: ProjectContent): JournalState {
  return { content, undoable: [], redoable: [] };
}

/** The same entries in the same order lead every tab and every reload to the same project. */
export function applyEntry(state: JournalState, entry: JournalEntry): JournalState {
  switch (entry.kind) {
    case "edit": {
      const { content, inverse } = applyEdit(state.content, entry.edit, entry.at);
      if (content === state.content) return state;
      const undoable = [...state.undoable, inverse].slice(-MAX_STEPS);
      return { content, undoable, redoable: [] };
    }
    case "undo": {
      const step = state.undoable.at(-1);
      if (step === undefined) return state;
      const { content, inverse } = applyEdit(state.content, step, entry.at);
      return {
        content,
        undoable: state.undoable.slice(0, -1),
        redoable: [...state.redoable, inverse],
      };
    }
    case "redo": {
      const step = state.redoable.at(-1);
      if (step === undefined) return state;
      const { content, inverse } = applyEdit(state.content, step, entry.at);
      return {
        content,
        undoable: [...state.undoable, inverse],
        redoable: state.redoable.slice(0, -1),
      };
    }
    case "received": {
      const inputs = { ...state.content.inputs, ...entry.inputs };
      return { ...state, content: { ...entry.details, inputs } };
    }
  }
}
