import { applyEdit, type Edit } from "./edit.ts";
import type { Inputs, ProjectContent, ProjectDetails } from "./project.ts";

export type JournalEntry =
  | { readonly kind: "edit"; readonly edit: Edit; readonly at: string }
  | { readonly kind: "undo" | "redo"; readonly at: string }
  /** Content received from the server, which can't be undone. */
  | { readonly kind: "received"; readonly details: ProjectDetails; readonly inputs: Inputs };

export interface JournalState {
  readonly content: ProjectContent;
  /** Inverses of the applied edits, the latest last. */
  readonly undoable: readonly Edit[];
  readonly redoable: readonly Edit[];
}

const MAX_STEPS = 200;

export function startJournal(content: ProjectContent): JournalState {
  return { content, undoable: [], redoable: [] };
}

/**
 * Applies an entry deterministically: every tab that applies the same entries has the same project.
 */
export function applyEntry(state: JournalState, entry: JournalEntry): JournalState {
  switch (entry.kind) {
    case "edit": {
      const { content, inverse } = applyEdit(state.content, entry.edit, entry.at);
      if (content === state.content) return state;
      if (isAccessChange(entry.edit)) return { ...state, content };
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

/**
 * Whether an edit only changes the access policy, which can't be undone: an undo of other edits
 * must not make a private project public again.
 */
function isAccessChange(edit: Edit): boolean {
  return edit.type === "SET_DETAILS" && Object.keys(edit.details).join() === "accessPolicy";
}
