import { lazy, Suspense, useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { HelpPanelHost } from "../../content/help-panel/HelpPanelHost.tsx";
import { ApiError } from "../../platform/api/execute.ts";
import { tryOpenShareLink } from "../../sharing/access/try-open-share-link.ts";
import { LazySharingDialogs } from "../../sharing/dialogs/LazySharingDialogs.tsx";
import { LazyProjectSync } from "../live/LazyProjectSync.tsx";
import { getInitialUrls, useInitialPreview } from "../map-editor/initial-preview.ts";
import { ProjectFrame } from "../map-editor/ProjectFrame.tsx";
import { ProjectLoading } from "../map-editor/ProjectLoading.tsx";
import { projectServices } from "../map-editor/project-services.ts";
import { preloadPhotoBundle } from "../map-view/painter-client.ts";
import { useKeepForOffline } from "../offline/use-keep-for-offline.ts";
import { prepareBrowserStore } from "../store/browser-store.ts";
import { isGuestProjectId } from "../store/guests/guest-projects.ts";
import { loadProject } from "../store/loading/load-project.ts";
import { type OpenProject, openProject } from "../store/loading/open-project.ts";

/** Contains the login, which pages of visible projects do not need. */
const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found.tsx")).NotFoundPage,
}));

interface FoundProject {
  /** Undefined when the project is missing or not visible. */
  readonly project: OpenProject | undefined;
  /** Whether the share link needs its password before the project is visible. */
  readonly needsPassword?: boolean;
  /** Why the project was not looked for. */
  readonly refusal?: string;
}

export async function clientLoader({
  params: { id = "" },
  request,
}: ClientLoaderFunctionArgs): Promise<FoundProject> {
  // Takes about as long as the request, so both run at the same time.
  void prepareBrowserStore();
  try {
    return await findProject(id, request.url);
  } catch (error) {
    if (error instanceof ApiError && error.code === "TOO_MANY_ATTEMPTS") {
      return { project: undefined, refusal: error.message };
    }
    throw error;
  }
}

async function findProject(id: string, pageUrl: string): Promise<FoundProject> {
  const loaded = await loadProject(id);
  if (loaded !== undefined) return { project: await openProject(loaded, projectServices) };
  if (isGuestProjectId(id)) return { project: undefined };
  const link = await tryOpenShareLink(id, pageUrl);
  const again = link === "opened" ? await loadProject(id) : undefined;
  return {
    project: again && (await openProject(again, projectServices)),
    needsPassword: link === "needs-password",
  };
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
  const preview = useInitialPreview();
  useEffect(() => {
    const { photoBundleUrl } = preview ? getInitialUrls(preview) : {};
    if (photoBundleUrl !== undefined) preloadPhotoBundle(photoBundleUrl);
  }, [preview]);
  return <ProjectLoading />;
}

export default function ProjectRoute() {
  const found = useLoaderData<typeof clientLoader>();
  return found.project === undefined ? (
    <NotFound {...found} />
  ) : (
    <ShownProject key={found.project.id} loaded={found.project} />
  );
}

/** An open project. A change of the viewer's policy replaces it, with its store and screens. */
function ShownProject({ loaded }: { readonly loaded: OpenProject }) {
  const [found, setFound] = useState<FoundProject>({ project: loaded });
  const preview = useInitialPreview();
  useKeepForOffline(loaded, preview && getInitialUrls(preview).photoBundleUrl);
  const { project } = found;
  if (project === undefined) return <NotFound {...found} />;
  const reopen = async () => setFound(await findProject(project.id, location.href));
  return (
    <>
      <ProjectFrame key={project.store.getState().viewerPolicy} project={project}>
        {project.store.canEdit ? <LazySharingDialogs /> : null}
        <HelpPanelHost />
      </ProjectFrame>
      {loaded.isGuest ? null : (
        <LazyProjectSync project={project} onAccessChanged={() => void reopen()} />
      )}
    </>
  );
}

function NotFound({ refusal, needsPassword = false }: FoundProject) {
  return (
    <Suspense fallback={<ProjectLoading />}>
      <NotFoundPage refusal={refusal} needsPassword={needsPassword} />
    </Suspense>
  );
}
