import { useLoaderData, useRouteLoaderData } from "react-router";
import { PageTitle } from "../brand/PageTitle.tsx";
import { DownloadScreen } from "../features/download/DownloadScreen.tsx";
import { ProjectLoading } from "../features/editor/ProjectLoading.tsx";
import { ProjectNotFound } from "../features/editor/ProjectNotFound.tsx";
import { findPhotoUrl } from "../features/editor/photo-url.ts";
import { loadProject } from "../features/editor/project-file.ts";
import { Shell } from "../features/shell/Shell.tsx";
import type { loader as rootLoader } from "../root.tsx";

const PHOTO_EDGE_PX = 1024;

export async function clientLoader({ params }: { params: { id?: string } }) {
  return { project: await loadProject(params.id ?? "") };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ProjectLoading />;
}

export default function DownloadRoute() {
  const { project } = useLoaderData<typeof clientLoader>();
  const imagesUrl = useRouteLoaderData<typeof rootLoader>("root")?.imagesUrl ?? "";
  if (project === undefined) {
    return (
      <Shell>
        <ProjectNotFound />
      </Shell>
    );
  }
  const { file, design } = project;
  return (
    <Shell>
      <PageTitle>{`Print ${file.name}`}</PageTitle>
      <DownloadScreen
        fileId={file.id}
        design={design}
        inputs={file.inputs}
        outputScale={file.outputScale}
        photoUrl={(id) => findPhotoUrl({ file, imagesUrl, uploads: {} }, id, PHOTO_EDGE_PX)}
      />
    </Shell>
  );
}
