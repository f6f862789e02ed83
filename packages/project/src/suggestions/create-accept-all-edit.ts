import type { Opening } from "@photomap/design";
import { applyEdit, type Edit } from "../edit.ts";
import type { ProjectContent } from "../project.ts";
import {
  type AcceptOutputOption,
  createAcceptEdit,
  listIncludeEdits,
} from "./create-accept-edit.ts";
import { type AcceptStrategy, getInclusionStatus, listAcceptStrategies } from "./inclusion.ts";
import type { Suggestion } from "./suggestion.ts";

type Acceptable = Pick<Suggestion, "id" | "openingId" | "input">;

/** How a suggestion is accepted together with others. */
type BulkDecision = AcceptStrategy | "already-in-map" | "review";

/**
 * Decides so that nothing of the owner's is replaced: photos are added to an empty opening and
 * merged into a filled one; where they don't fit, the suggestion is left for review.
 */
function decideInBulk(
  { openingId, input: { images } }: Acceptable,
  { inputs }: ProjectContent,
): BulkDecision {
  const present = inputs[openingId]?.images ?? [];
  const inclusion = getInclusionStatus(images, present);
  if (inclusion === "all-in-map-exact" || inclusion === "all-in-map-modified") {
    return "already-in-map";
  }
  const offered = listAcceptStrategies(images, present);
  return offered.find((strategy) => strategy !== "overwrite") ?? "review";
}

export interface AcceptAllResult {
  /** One edit, so that all accepted suggestions are undone together. */
  readonly edit: Edit;
  readonly acceptedIds: readonly string[];
  /** The suggestions that are left for review, because their photos don't fit. */
  readonly leftIds: readonly string[];
}

/** Accepts the suggestions in their order, each on top of those before it. */
export function createAcceptAllEdit(
  suggestions: readonly Acceptable[],
  openings: ReadonlyMap<string, Opening>,
  content: ProjectContent,
  option: AcceptOutputOption,
): AcceptAllResult {
  const edits: Edit[] = [];
  const acceptedIds: string[] = [];
  const leftIds: string[] = [];
  let current = content;
  for (const suggestion of suggestions) {
    const { id, input } = suggestion;
    const opening = openings.get(suggestion.openingId);
    const decision = opening === undefined ? "review" : decideInBulk(suggestion, current);
    if (opening === undefined || decision === "review") {
      leftIds.push(id);
      continue;
    }
    const edit: Edit =
      decision === "already-in-map"
        ? {
            type: "BATCH",
            edits: [
              ...listIncludeEdits(opening, current, option),
              { type: "SET_SUGGESTION_STATUS", suggestionIds: [id], status: "HIDDEN" },
            ],
          }
        : createAcceptEdit({ id, opening, input, strategy: decision }, current, option);
    acceptedIds.push(id);
    edits.push(edit);
    current = applyEdit(current, edit, "").content;
  }
  return { edit: { type: "BATCH", edits }, acceptedIds, leftIds };
}
