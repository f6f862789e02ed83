import { applyOpeningEdit, type OpeningEdit } from "./opening-edit.ts";
import type { ProjectContent, ProjectDetails } from "./project.ts";

/** Every change of a project; plain data that is stored, sent and undone. */
export type Edit =
  | OpeningEdit
  | { readonly type: "SET_DETAILS"; readonly details: Partial<ProjectDetails> }
  /** Several edits that are undone together. */
  | { readonly type: "BATCH"; readonly edits: readonly Edit[] };

export interface Applied {
  readonly content: ProjectContent;
  /** Restores the previous content. */
  readonly inverse: Edit;
}

/** Ignores missing openings and images: another device may have removed them. */
export function applyEdit(content: ProjectContent, edit: Edit, at: string): Applied {
  switch (edit.type) {
    case "BATCH":
      return applyBatch(content, edit.edits, at);
    case "SET_DETAILS":
      return {
        content: { ...content, ...edit.details },
        inverse: { type: "SET_DETAILS", details: detailsBefore(content, edit.details) },
      };
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
