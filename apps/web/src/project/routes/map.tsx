import { can } from "@photomap/project";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { PrintButton } from "../../printing/chooser/PrintButton.tsx";
import { getOpeningClickPath } from "../../sharing/suggestions/opening-target.ts";
import { useMapWithSuggestions } from "../../sharing/suggestions/owner/use-map-with-suggestions.ts";
import { SuggestionToggle } from "../../sharing/suggestions/SuggestionToggle.tsx";
import { useSuggestionMode } from "../../sharing/suggestions/suggestion-mode.ts";
import { ProjectLoading } from "../map-editor/ProjectLoading.tsx";
import { ProjectMap } from "../map-editor/ProjectMap.tsx";
import { useProject, useProjectState, useViewerPolicy } from "../store/project-context.ts";
import {
  type LoadedSuggestion,
  useSubmittedSuggestions,
} from "../store/suggestions/project-suggestions.ts";

const NO_SUGGESTIONS: readonly LoadedSuggestion[] = [];

/** Loaded for collaborators only. */
const SuggesterMap = lazy(async () => ({
  default: (await import("../../sharing/suggestions/suggester/SuggesterMap.tsx")).SuggesterMap,
}));

export default function ProjectMapRoute() {
  const policy = useViewerPolicy(useProject().store);
  if (!can(policy, "suggest")) return <MapWithSuggestions />;
  return (
    <Suspense fallback={<ProjectLoading />}>
      <SuggesterMap />
    </Suspense>
  );
}

function MapWithSuggestions() {
  const project = useProject();
  const { id, store } = project;
  const navigate = useNavigate();
  const policy = useViewerPolicy(store);
  const waiting = useSubmittedSuggestions(project.suggestions);
  const switching = useSuggestionMode({ policy, hasSuggestions: waiting.length > 0 });
  const { mode } = switching;
  const shown = mode === "live" ? NO_SUGGESTIONS : waiting;
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const map = useMapWithSuggestions(inputs, shown);
  return (
    <ProjectMap
      map={map}
      showsSuggestions={shown.length > 0}
      suggestionToggle={<SuggestionToggle {...switching} label="Show suggestions" />}
      printButton={<PrintButton />}
      onOpen={({ id: openingId }) => {
        const click = { projectId: id, openingId, policy, mode, suggestions: waiting };
        void navigate(getOpeningClickPath(click));
      }}
    />
  );
}
