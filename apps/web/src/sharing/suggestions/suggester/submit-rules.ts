import { formatMessage, suggestionMessages } from "@photomap/messages";
import type { Upload } from "../../../project/store/project-photos.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import type { OwnSuggestion } from "./own-suggestions.ts";

/** Why suggestions cannot be submitted yet. */
export type SubmitBlocker = "no-photos" | "offline" | "uploading" | "not-saved";

interface SubmitFacts {
  readonly uploads: Readonly<Record<string, Pick<Upload, "status">>>;
  readonly isOffline: boolean;
}

/** Undefined when they can be submitted: each has a photo, and the server has it. */
export function findBlocker(
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
  offline: "You are offline. Your photos are kept here and can be submitted when you are back.",
  uploading: "Your photos are still on their way. You can submit them in a moment.",
  "not-saved": "Your suggestion is not saved yet. You can submit it in a moment.",
};

export function explainBlocked(blocker: SubmitBlocker): void {
  showToast({ id: "submit-blocked", type: "info", content: EXPLANATIONS[blocker] });
}
