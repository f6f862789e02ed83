import { type Design, findOpening, type Opening } from "@photomap/design";

/** The draft of a suggestion: its opening and the id it has on the server. */
export interface DraftId {
  readonly openingId: string;
  readonly suggestionId: string;
}

const SEPARATOR = ":";

/** The key of a draft among the inputs of a store of drafts. */
export function createDraftKey({ openingId, suggestionId }: DraftId): string {
  return openingId + SEPARATOR + suggestionId;
}

export function parseDraftKey(key: string): DraftId | undefined {
  const at = key.lastIndexOf(SEPARATOR);
  if (at < 0) return undefined;
  return { openingId: key.slice(0, at), suggestionId: key.slice(at + 1) };
}

/**
 * The opening that an input belongs to, with the key of the input as its id: the editor works on a
 * draft as on the opening of a project.
 */
export function findInputOpening(
  design: Pick<Design, "features">,
  key: string,
): Opening | undefined {
  const draft = parseDraftKey(key);
  if (draft === undefined) return findOpening(design, key);
  const opening = findOpening(design, draft.openingId);
  return opening && { ...opening, id: key };
}
