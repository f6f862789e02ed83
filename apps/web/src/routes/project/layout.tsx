import { lazy, Suspense, useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import { ApiError } from "../../api/execute.ts";
import { getInitialUrls } from "../../features/editor/initial-preview.ts";
import { ProjectFrame } from "../../features/editor/ProjectFrame.tsx";
import { ProjectLoading } from "../../features/editor/ProjectLoading.tsx";
import { projectServices } from "../../features/editor/project-services.ts";
import { preparePhotos } from "../../features/map-view/picture-client.ts";
import { prepareBrowserStore } from "../../project-store/browser-store.ts";
import { loadProject } from "../../project-store/load-project.ts";
import { type OpenProject, openProject } from "../../project-store/open-project.ts";
import { closeSharingDialog, useSharingDialog } from "../../sharing-dialogs.ts";
import { runWhenIdle } from "../../ui/idle-work.ts";
import type { loader as loadPage } from "./page.tsx";

/** Contains the log-in, which pages of visible projects do not need. */
const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found.tsx")).NotFoundPage,
}));

/** Loaded when the map is drawn. */
const LiveProject = lazy(async () => ({
  default: (await import("../../live/LiveProject.tsx")).LiveProject,
}));
const MAX_LIVE_DELAY_MS = 2_000;

/** Loaded on first use. */
const ProgressImageDialog = lazy(async () => ({
  default: (await import("../../features/progress-image/ProgressImageDialog.tsx"))
    .ProgressImageDialog,
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
  return project === undefined ? (
    <NotFound refusal={refusal} />
  ) : (
    <ShownProject key={project.id} loaded={project} />
  );
}

/** Replaced when the viewer's policy changes: another one has another store and other screens. */
function ShownProject({ loaded }: { readonly loaded: OpenProject }) {
  const [project, setProject] = useState<OpenProject | undefined>(loaded);
  const isLiveNeeded = useIsIdle() && !loaded.isGuest;
  if (project === undefined) return <NotFound />;
  const reopen = async () => {
    const current = await loadProject(project.id);
    setProject(current && (await openProject(current, projectServices)));
  };
  return (
    <>
      <ProjectFrame key={project.store.getState().viewerPolicy} project={project} />
      <ProgressImage project={project} />
      {isLiveNeeded ? (
        <Suspense>
          <LiveProject project={project} onAccessChanged={() => void reopen()} />
        </Suspense>
      ) : null}
    </>
  );
}

function NotFound({ refusal }: { readonly refusal?: string | undefined }) {
  return (
    <Suspense fallback={<ProjectLoading />}>
      <NotFoundPage refusal={refusal} />
    </Suspense>
  );
}

/** The map is drawn first. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), MAX_LIVE_DELAY_MS), []);
  return isIdle;
}

function ProgressImage({ project }: { readonly project: OpenProject }) {
  if (useSharingDialog() !== "progress-image") return null;
  return (
    <Suspense>
      <ProgressImageDialog project={project} onClose={closeSharingDialog} />
    </Suspense>
  );
}
