import { Navigate } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { useOfferedServices } from "../../project/map-editor/print-services.ts";
import { useProject, useProjectState } from "../../project/store/project-context.ts";
import { StickersScreen } from "../../shop/stickers/StickersScreen.tsx";
import { PrintScreenFrame } from "../chooser/PrintScreenFrame.tsx";

export default function PrintStickersRoute() {
  const project = useProject();
  const name = useProjectState(project.store, ({ content }) => content.name);
  const service = useOfferedServices(project).find(({ id }) => id === "STICKERS");
  // No stickers are made for this kind of map.
  if (service === undefined) return <Navigate to={`/p/${project.id}/output`} replace />;
  return (
    <PrintScreenFrame project={project} title="Stickers" subject={name} help="order-stickers">
      <PageTitle>{`Stickers for ${name}`}</PageTitle>
      <StickersScreen project={project} />
    </PrintScreenFrame>
  );
}
