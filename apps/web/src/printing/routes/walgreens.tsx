import { resolveOutputOption } from "@photomap/design";
import { useMemo } from "react";
import { Navigate } from "react-router";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { useOfferedServices } from "../../project/map-editor/print-services.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../project/store/project-context.ts";
import { PrintScreenFrame } from "../chooser/PrintScreenFrame.tsx";
import { PickupScreen } from "../pickup/PickupScreen.tsx";

export default function PrintWalgreensRoute() {
  const project = useProject();
  const { design, store } = project;
  const site = useBrand();
  const photoUrl = useFindPhotoUrl();
  const visitor = useVisitor();
  const content = useProjectState(store, (state) => state.content);
  const service = useOfferedServices(project).find(({ id }) => id === "WALGREENS");
  const { outputType, outputScale } = content;
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  // The stores do not print this kind of map.
  if (service === undefined) return <Navigate to={`/p/${project.id}/output`} replace />;
  const brand = project.brand ?? site.id;
  return (
    <PrintScreenFrame project={project} title={service.name} help="pick-up-at-walgreens">
      <PageTitle>{`Pick up ${content.name}`}</PageTitle>
      <PickupScreen
        project={project}
        printed={{ design, content, option, brand, service }}
        photoUrl={photoUrl}
        email={visitor?.email ?? ""}
      />
    </PrintScreenFrame>
  );
}
