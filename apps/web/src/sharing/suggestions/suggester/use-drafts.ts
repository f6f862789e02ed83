import { can, type Inputs } from "@photomap/project";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { reportAndDescribeFailure } from "../../../platform/errors/report-and-describe-failure.ts";
import { useProject, useViewerPolicy } from "../../../project/store/project-context.ts";
import { useSuggestions } from "../../../project/store/suggestions/project-suggestions.ts";
import { useAutoSave } from "../../../project/store/use-auto-save.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { type Drafts, findOpenedDrafts, openDrafts } from "./open-drafts.ts";
import { listOwnSuggestions, type OwnSuggestion } from "./own-suggestions.ts";

/** The pause between edits for which a save waits. */
const SAVE_DELAY_MS = 1000;

/** The drafts of the viewer in the current project; undefined until they are opened. */
export function useDrafts(): Drafts | undefined {
  const project = useProject();
  const isSuggester = can(useViewerPolicy(project.store), "suggest");
  const [drafts, setDrafts] = useState(() => findOpenedDrafts(project));
  useEffect(() => {
    if (!isSuggester) return;
    let isLeft = false;
    openDrafts(project).then(
      (opened) => isLeft || setDrafts(opened),
      (error: unknown) => {
        const content = reportAndDescribeFailure(error, "open suggestions");
        if (!isLeft) showToast({ id: "suggestions", type: "error", content });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [project, isSuggester]);
  useAutoSave(drafts?.store);
  useSaveAfterEdits(drafts);
  return drafts;
}

/** Saves after edits: the periodic save would make the suggester wait before submitting. */
function useSaveAfterEdits(drafts: Drafts | undefined): void {
  useEffect(() => {
    if (drafts === undefined) return;
    const { store } = drafts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { content } = store.getState();
    const unsubscribe = store.subscribe(() => {
      const { content: now } = store.getState();
      if (now === content) return;
      content = now;
      clearTimeout(timer);
      timer = setTimeout(() => void store.saveInBackground(), SAVE_DELAY_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [drafts]);
}

/** The viewer's suggestions in the current project, the newest first. */
export function useOwnSuggestions(drafts: Drafts | undefined): readonly OwnSuggestion[] {
  const { suggestions } = useSuggestions(useProject().suggestions);
  const inputs = useDraftInputs(drafts);
  return useMemo(
    () => (inputs === undefined ? [] : listOwnSuggestions(suggestions, inputs)),
    [suggestions, inputs],
  );
}

const NOTHING = () => () => {};

export function useDraftInputs(drafts: Drafts | undefined): Inputs | undefined {
  const read = () => drafts?.store.getState().content.inputs;
  return useSyncExternalStore(drafts?.store.subscribe ?? NOTHING, read, read);
}
