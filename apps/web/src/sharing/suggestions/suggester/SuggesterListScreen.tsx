import type { Opening } from "@photomap/design";
import { ProjectScreen } from "../../../project/editor/ProjectScreen.tsx";
import { ProjectTopBar } from "../../../project/editor/ProjectTopBar.tsx";
import { SuggesterList } from "./SuggesterList.tsx";

/** The own suggestions, of all openings or of one. */
export function SuggesterListScreen({ opening }: { readonly opening?: Opening }) {
  return (
    <ProjectScreen topBar={<ProjectTopBar printButton={null} />}>
      <SuggesterList {...(opening && { opening })} />
    </ProjectScreen>
  );
}
