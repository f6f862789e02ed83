import { formatMessage, reviewMessages } from "@photomap/messages";
import type { Suggestion } from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { AdoptSuggestedPhotosDocument } from "../../../platform/api/generated/graphql.ts";
import { retry } from "../../../platform/network/retry.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";

type Suggested = Pick<Suggestion, "id" | "input">;

/** The most suggestions of one request: copying takes some time for each photo. */
const MAX_SUGGESTIONS = 20;
const MAX_TRIES = 8;

/** Thrown while a photo that was just submitted has no master yet. */
class StillProcessing extends Error {}

/**
 * Copies the photos to the owner, so that they stay when the suggester leaves, and returns the
 * suggestions with the ids of the copies, without those whose photos no longer exist. Repeating it
 * creates no second copy.
 */
export async function adoptPhotos<T extends Suggested>(
  project: Pick<OpenProject, "id" | "addresses">,
  suggestions: readonly T[],
): Promise<T[]> {
  const copies = new Map<string, string>();
  for (let start = 0; start < suggestions.length; start += MAX_SUGGESTIONS) {
    const ids = suggestions.slice(start, start + MAX_SUGGESTIONS).map(({ id }) => id);
    const photos = await retry(() => copyPhotos(project.id, ids), {
      maxTries: MAX_TRIES,
      isTemporary: (error) => error instanceof StillProcessing,
    });
    for (const { suggestedId, id } of photos) copies.set(suggestedId, id);
    const signatures = photos.map(({ id, signature }) => [id, signature] as const);
    project.addresses.addSignatures(Object.fromEntries(signatures));
  }
  return suggestions.flatMap((suggestion) => {
    const images = suggestion.input.images.flatMap((image) => {
      const id = copies.get(image.id);
      return id === undefined ? [] : [{ ...image, id }];
    });
    return images.length === 0 ? [] : [{ ...suggestion, input: { ...suggestion.input, images } }];
  });
}

async function copyPhotos(projectId: string, suggestionIds: string[]) {
  const { adoptSuggestedPhotos: result } = await execute(AdoptSuggestedPhotosDocument, {
    fileId: projectId,
    suggestionIds,
  });
  if (result.__typename !== "AdoptSuggestedPhotosSuccess") throw new Error(result.message);
  if (result.waitingIds.length > 0) {
    throw new StillProcessing(formatMessage(reviewMessages.stillProcessing));
  }
  return result.photos;
}
