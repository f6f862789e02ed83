import { resolveOutputOption } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { FloatingPanel } from "../../ui/layout/Card.tsx";
import { ProgressRing } from "../../ui/status/ProgressRing.tsx";

/** How much of the map is filled; a map of one opening has no progress. */
export function ProjectProgress() {
  const { design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const option = resolveOutputOption(design, content);
  const { filled, total } = countProgress(design, getOpeningStatuses(content.inputs), option);
  if (total <= 1) return null;
  return (
    <FloatingPanel>
      <ProgressRing value={filled} total={total} noun={design.regionTypePlural} />
    </FloatingPanel>
  );
}
