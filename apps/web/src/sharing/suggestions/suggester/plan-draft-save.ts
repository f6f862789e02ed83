import {
  findChangedInputs,
  type Inputs,
  type OpeningInput,
  type SuggestedInput,
} from "@photomap/project";
import { type DraftId, parseDraftKey } from "../../../project/store/draft-key.ts";

export interface SavedDraft extends DraftId {
  readonly input: SuggestedInput;
}

export interface DraftSavePlan {
  readonly created: readonly SavedDraft[];
  readonly updated: readonly SavedDraft[];
}

/**
 * What a save has to send. A draft is created with its first photo; a new one without photos is
 * not sent.
 */
export function planDraftSave(server: Inputs, local: Inputs): DraftSavePlan {
  const changed = Object.entries(findChangedInputs(server, local)).flatMap(([key, input]) => {
    const draft = parseDraftKey(key);
    return draft === undefined ? [] : [{ key, ...draft, input: toSuggestedInput(input) }];
  });
  const isKnown = ({ key }: { readonly key: string }) =>
    server[key] !== undefined && hasPhotos(server[key]);
  return {
    created: changed.filter((draft) => !isKnown(draft) && draft.input.images.length > 0),
    updated: changed.filter(isKnown),
  };
}

function hasPhotos({ images }: Pick<OpeningInput, "images">): boolean {
  return images.length > 0;
}

function toSuggestedInput({ images, background, modifiedAt }: OpeningInput): SuggestedInput {
  return { images, modifiedAt, ...(background !== undefined && { background }) };
}
