import { findOpening, type Opening, openingsOf, resolveOutputOption } from "@photomap/design";
import { formatMessage, reviewMessages } from "@photomap/messages";
import {
  type AcceptStrategy,
  createAcceptAllEdit,
  createAcceptEdit,
  listSuggestionChanges,
} from "@photomap/project";
import { useState } from "react";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import { useProject } from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { sendSuggestionStatus } from "../../../project/store/suggestions/send-suggestion-status.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { describeAcceptAllResult } from "../describe-suggestions.ts";
import { adoptPhotos } from "./adopt-photos.ts";

const ACTION_TOAST_MS = 6000;
const HIDE_TOAST_MS = 3000;

export type ReviewAction = AcceptStrategy | "hide" | "show" | "accept-all";

/**
 * What the owner does with suggestions. Each function resolves to whether it was done. Accepting
 * is an edit with a status; `SuggestionStatusSync` saves the map and sends the status.
 */
export function useSuggestionActions({ onUndone }: { onUndone?: () => void } = {}) {
  const project = useProject();
  const [busy, setBusy] = useState<ReviewAction>();
  const run = async (action: ReviewAction, act: () => Promise<void>): Promise<boolean> => {
    if (busy !== undefined) return false;
    setBusy(action);
    try {
      await act();
      return true;
    } catch (error) {
      const isStatus = action === "hide" || action === "show";
      const content = reportAndDescribeFailure(error, `${action} suggestion`);
      if (!isStatus) showToast({ id: "review-failed", type: "error", content });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    accept: (suggestion: LoadedSuggestion, strategy: AcceptStrategy) =>
      run(strategy, () => accept(project, suggestion, strategy, onUndone)),
    acceptAll: (suggestions: readonly LoadedSuggestion[]) =>
      run("accept-all", () => acceptAll(project, suggestions, onUndone)),
    setHidden: (suggestion: LoadedSuggestion, { hide }: { readonly hide: boolean }) =>
      run(hide ? "hide" : "show", () => setHidden(project, suggestion, { hide })),
  };
}

async function accept(
  project: OpenProject,
  suggestion: LoadedSuggestion,
  strategy: AcceptStrategy,
  onUndone: (() => void) | undefined,
): Promise<void> {
  const { design, store } = project;
  const opening = requireOpening(project, suggestion.openingId);
  const [adopted] = await adoptPhotos(project, [suggestion]);
  if (adopted === undefined) throw new Error(formatMessage(reviewMessages.photosGone));
  const { id, input } = adopted;
  const { content } = store.getState();
  const option = resolveOutputOption(design, content);
  store.edit(createAcceptEdit({ id, opening, input, strategy }, content, option));
  const { name } = opening;
  const text =
    strategy === "merge"
      ? formatMessage(reviewMessages.mergeAdvice, { name })
      : formatMessage(reviewMessages.accepted, { name });
  showUndoToast(project, { content: text, ids: [id], onUndone });
}

async function acceptAll(
  project: OpenProject,
  suggestions: readonly LoadedSuggestion[],
  onUndone: (() => void) | undefined,
): Promise<void> {
  const { design, store } = project;
  // Of two photos for the same opening, the one that was suggested first is added first.
  const adopted = await adoptPhotos(project, suggestions.toReversed());
  const openings = new Map(openingsOf(design).map((opening) => [opening.id, opening]));
  const { content } = store.getState();
  const option = resolveOutputOption(design, content);
  const together = createAcceptAllEdit(adopted, openings, content, option);
  const acceptedCount = together.acceptedIds.length;
  if (acceptedCount > 0) store.edit(together.edit);
  const text = describeAcceptAllResult(acceptedCount, suggestions.length - acceptedCount, design);
  showUndoToast(project, { content: text, ids: together.acceptedIds, onUndone });
}

async function setHidden(
  { id: projectId, suggestions }: OpenProject,
  { id }: LoadedSuggestion,
  { hide }: { readonly hide: boolean },
): Promise<void> {
  const send = async (isHidden: boolean) => {
    const status = isHidden ? "HIDDEN" : "SUBMITTED";
    suggestions.holdStatus([id], status);
    try {
      await sendSuggestionStatus(projectId, [id], status);
      suggestions.releaseStatus([id]);
    } catch (error) {
      suggestions.holdStatus([id], isHidden ? "SUBMITTED" : "HIDDEN");
      suggestions.releaseStatus([id]);
      const content = formatMessage(
        isHidden ? reviewMessages.hideFailed : reviewMessages.showFailed,
      );
      showToast({ id: "suggestion-hidden", type: "error", content });
      throw error;
    }
  };
  await send(hide);
  if (!hide) return;
  showToast({
    id: "suggestion-hidden",
    type: "info",
    content: formatMessage(reviewMessages.hidden),
    durationMs: HIDE_TOAST_MS,
    action: { label: "Undo", onSelect: () => void send(false).catch(() => undefined) },
  });
}

interface UndoToast {
  readonly content: string;
  /** The ids of the accepted suggestions. */
  readonly ids: readonly string[];
  readonly onUndone: (() => void) | undefined;
}

function showUndoToast({ store }: OpenProject, { content, ids, onUndone }: UndoToast): void {
  const undo = () => {
    const step = store.undoSteps.at(-1);
    const changed = step && listSuggestionChanges(step).flatMap((each) => each.suggestionIds);
    // Later edits come first: the buttons of the bar undo them one by one.
    if (!changed?.some((id) => ids.includes(id))) return;
    store.undo();
    onUndone?.();
  };
  showToast({
    id: "suggestion-accepted",
    type: "info",
    content,
    durationMs: ACTION_TOAST_MS,
    ...(ids.length > 0 && { action: { label: "Undo", onSelect: undo } }),
  });
}

function requireOpening({ design }: OpenProject, openingId: string): Opening {
  const opening = findOpening(design, openingId);
  if (opening === undefined) throw new RangeError(`The design has no opening ${openingId}`);
  return opening;
}
