import type { Opening } from "@photomap/design";
import { ProjectScreen } from "../../../project/map-editor/ProjectScreen.tsx";
import { ProjectTopBar } from "../../../project/map-editor/ProjectTopBar.tsx";
import { OwnSuggestionList } from "./OwnSuggestionList.tsx";

/** The screen of a collaborator's suggestions, for all openings or for one. */
export function OwnSuggestionListScreen({ opening }: { readonly opening?: Opening }) {
  return (
    <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
      <OwnSuggestionList {...(opening && { opening })} />
    </ProjectScreen>
  );
}
