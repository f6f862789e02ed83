import { lazy, Suspense, useEffect } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import { ApiError } from "../../api/execute.ts";
import { getInitialUrls } from "../../features/editor/initial-preview.ts";
import { ProjectFrame } from "../../features/editor/ProjectFrame.tsx";
import { ProjectLoading } from "../../features/editor/ProjectLoading.tsx";
import { projectServices } from "../../features/editor/project-services.ts";
import { preparePhotos } from "../../features/map-view/picture-client.ts";
import { prepareBrowserStore } from "../../project-store/browser-store.ts";
import { loadProject } from "../../project-store/load-project.ts";
import { openProject } from "../../project-store/open-project.ts";
import type { loader as loadPage } from "./page.tsx";

/** Contains the log-in, which pages of visible projects do not need. */
const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found.tsx")).NotFoundPage,
}));

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  try {
    // Takes about as long as the request, so both run at the same time.
    void prepareBrowserStore();
    const loaded = await loadProject(params["id"] ?? "");
    return { project: loaded && (await openProject(loaded, projectServices)) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "TOO_MANY_ATTEMPTS") {
      return { project: undefined, refusal: error.message };
    }
    throw error;
  }
}

clientLoader.hydrate = true as const;

/** The project store keeps itself current; only another project id requires loading. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { id?: string };
  nextParams: { id?: string };
}): boolean {
  return currentParams.id !== nextParams.id;
}

export function HydrateFallback() {
  const preview = useRouteLoaderData<typeof loadPage>("project-page");
  useEffect(() => {
    const { photoBundleUrl } = preview ? getInitialUrls(preview) : {};
    if (photoBundleUrl !== undefined) preparePhotos(photoBundleUrl);
  }, [preview]);
  return <ProjectLoading {...(preview && { preview })} />;
}

export default function ProjectRoute() {
  const { project, refusal } = useLoaderData<typeof clientLoader>();
  if (project === undefined) {
    return (
      <Suspense fallback={<ProjectLoading />}>
        <NotFoundPage refusal={refusal} />
      </Suspense>
    );
  }
  return <ProjectFrame key={project.id} project={project} />;
}
