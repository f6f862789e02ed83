import { formatMessage, suggestionMessages } from "@photomap/messages";
import type { PhotoUploadState } from "../../../project/store/project-photos.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";

/** Why suggestions cannot be submitted yet. */
export type SubmitBlocker = "no-photos" | "offline" | "uploading" | "not-saved";

interface SubmitFacts {
  readonly uploads: Readonly<Record<string, Pick<PhotoUploadState, "status">>>;
  readonly isOffline: boolean;
}

/** Returns undefined when suggestions can be submitted: they have photos and are saved. */
export function findSubmitBlocker(
  suggestions: readonly Pick<OwnSuggestion, "input" | "isStored">[],
  { uploads, isOffline }: SubmitFacts,
): SubmitBlocker | undefined {
  const hasPhotos = suggestions.some(({ input }) => input.images.length > 0);
  if (!hasPhotos) return "no-photos";
  if (isOffline) return "offline";
  const isUploading = suggestions.some(({ input }) =>
    input.images.some(({ id }) => uploads[id]?.status === "IN_PROGRESS"),
  );
  if (isUploading) return "uploading";
  return suggestions.every(({ isStored }) => isStored) ? undefined : "not-saved";
}

const EXPLANATIONS: Record<SubmitBlocker, string> = {
  "no-photos": formatMessage(suggestionMessages.addPhotoFirst),
  offline:
    "You're offline. Your photos are kept here, and you can submit them when you're back online.",
  uploading: "Your photos are still uploading. You can submit them in a moment.",
  "not-saved": "Your suggestion isn't saved yet. You can submit it in a moment.",
};

export function showSubmitBlocker(blocker: SubmitBlocker): void {
  showToast({ id: "submit-blocked", type: "info", content: EXPLANATIONS[blocker] });
}
