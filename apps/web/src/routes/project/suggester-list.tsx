import type { Opening } from "@photomap/design";
import { ProjectScreen } from "../../features/editor/ProjectScreen.tsx";
import { ProjectTopBar } from "../../features/editor/ProjectTopBar.tsx";
import { SuggesterList } from "../../features/suggestions/suggester/SuggesterList.tsx";

/** The own suggestions, of all openings or of one. */
export function SuggesterListScreen({ opening }: { readonly opening?: Opening }) {
  return (
    <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
      <SuggesterList {...(opening && { opening })} />
    </ProjectScreen>
  );
}
