import { Navigate } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { OutputScreen } from "../../features/printing/OutputScreen.tsx";
import { StickersScreen } from "../../features/stickers/StickersScreen.tsx";
import { useOfferedServices } from "../../print-sheets/print-services.ts";
import { useProject, useProjectState } from "../../project-store/project-context.ts";

export default function OutputStickersRoute() {
  const project = useProject();
  const name = useProjectState(project.store, ({ content }) => content.name);
  const service = useOfferedServices(project).find(({ id }) => id === "STICKERS");
  // No stickers are made for this kind of map.
  if (service === undefined) return <Navigate to={`/p/${project.id}/output`} replace />;
  return (
    <OutputScreen project={project} title="Stickers" subject={name} help="order-stickers">
      <PageTitle>{`Stickers of ${name}`}</PageTitle>
      <StickersScreen project={project} />
    </OutputScreen>
  );
}
