import { formatMessage, liveMessages } from "@photomap/messages";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { createSuggestionArrivalFilter, type SuggestionArrival } from "./arrivals.ts";
import { followProject } from "./follow-project.ts";
import { resetLiveState, updateLiveState } from "./live-store.ts";
import { ProjectUpdater } from "./update-project.ts";

interface LiveProjectProps {
  readonly project: OpenProject;
  readonly onAccessChanged: () => void;
}

/** Keeps an open project current while it is shown; renders nothing. */
export function ProjectSync({ project, onAccessChanged }: LiveProjectProps) {
  const navigate = useNavigate();
  const latest = useLatest({ navigate, onAccessChanged });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const reportAccess = () => latest.current.onAccessChanged();
    const updates = new ProjectUpdater(project, { onAccessChanged: reportAccess }, signal);
    const findArrival = createSuggestionArrivalFilter();
    const review = () => void latest.current.navigate(`/p/${project.id}/collaborate`);
    followProject(
      project.id,
      {
        project: ({ updatedAt }) => updates.receiveVersion(updatedAt),
        access: () => updates.checkAccess(),
        presence: ({ viewers, count }) =>
          updateLiveState({ peopleHere: viewers, peopleCount: count }),
        suggestions: (event) => {
          void project.suggestions.refresh();
          const arrival = findArrival(event);
          if (arrival !== undefined) showArrival(project, arrival, review);
        },
      },
      signal,
    );
    return () => {
      leaving.abort();
      resetLiveState();
    };
  }, [project, latest]);
  return null;
}

/** Announces new suggestions in a toast, which is polite and covers no control. */
function showArrival(
  { design }: OpenProject,
  { newest, count }: SuggestionArrival,
  onSelect: () => void,
): void {
  const region = design.features.find(({ id }) => id === newest.openingId)?.name ?? "";
  showToast({
    id: "suggestions-arrived",
    layer: "suggestions",
    type: "info",
    content:
      count === 1
        ? formatMessage(liveMessages.suggestionArrived, { name: newest.name, region })
        : formatMessage(liveMessages.suggestionsArrived, { count }),
    action: { label: formatMessage(liveMessages.review), onSelect },
  });
}
