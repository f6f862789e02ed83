import { resolveOutputOption } from "@photomap/design";
import { useMemo } from "react";
import { Navigate, useLoaderData } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { GetPrintRightsDocument } from "../../platform/api/generated/graphql.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { useOfferedServices } from "../../project/map-editor/print-services.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../project/store/project-context.ts";
import { PrintScreenFrame } from "../chooser/PrintScreenFrame.tsx";
import { DownloadScreen } from "../download/DownloadScreen.tsx";

export async function clientLoader() {
  // Without a connection the screen opens without them.
  if (!browserConnection.isOnline()) return { canBeTransparent: false };
  const rights = await execute(GetPrintRightsDocument, {}).catch(() => undefined);
  const permissions = rights?.account?.capabilities ?? [];
  return { canBeTransparent: permissions.includes("TRANSPARENT_PRINTS") };
}

export default function PrintDownloadRoute() {
  const { canBeTransparent } = useLoaderData<typeof clientLoader>();
  const project = useProject();
  const { design, store } = project;
  const site = useBrand();
  const photoUrl = useFindPhotoUrl();
  const content = useProjectState(store, (state) => state.content);
  const service = useOfferedServices(project).find(({ id }) => id === "DOWNLOAD");
  const { outputType, outputScale } = content;
  const option = useMemo(
    () => resolveOutputOption(design, { outputType, outputScale }),
    [design, outputType, outputScale],
  );
  // This output type has no download service.
  if (service === undefined) return <Navigate to={`/p/${project.id}/output`} replace />;
  const brand = project.brand ?? site.id;
  return (
    <PrintScreenFrame project={project} title="Print at home" help="print-at-home">
      <PageTitle>{`Print ${content.name}`}</PageTitle>
      <DownloadScreen
        project={project}
        printed={{ design, content, option, brand, service }}
        photoUrl={photoUrl}
        canBeTransparent={canBeTransparent}
      />
    </PrintScreenFrame>
  );
}
