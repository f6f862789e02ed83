import { formatMessage, pageMessages } from "@photomap/messages";
import { lazy, Suspense, useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import { HelpPanelHost } from "../../content/help-panel/HelpPanelHost.tsx";
import { ApiError } from "../../platform/api/execute.ts";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import { checkShareLink } from "../../sharing/access/check-share-link.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { getInitialUrls } from "../editor/initial-preview.ts";
import { ProjectFrame } from "../editor/ProjectFrame.tsx";
import { ProjectLoading } from "../editor/ProjectLoading.tsx";
import { projectServices } from "../editor/project-services.ts";
import { closeSharingDialog, useSharingDialog } from "../editor/sharing-dialogs.ts";
import { preparePhotos } from "../map-view/picture-client.ts";
import { prepareBrowserStore } from "../store/browser-store.ts";
import { isGuestProjectId } from "../store/guests/guest-projects.ts";
import { loadProject } from "../store/loading/load-project.ts";
import { type OpenProject, openProject } from "../store/loading/open-project.ts";
import type { loader as loadPage } from "./page.tsx";

/** Contains the log-in, which pages of visible projects do not need. */
const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found.tsx")).NotFoundPage,
}));

/** Loaded when the map is drawn. */
const LiveProject = lazy(async () => ({
  default: (await import("../live/LiveProject.tsx")).LiveProject,
}));
const MAX_LIVE_DELAY_MS = 2_000;

const loadSharingDialogs = async () => (await import("./sharing-dialogs.tsx")).SharingDialogs;
const MAX_DIALOGS_DELAY_MS = 10_000;

interface FoundProject {
  /** Undefined when the project is missing or not visible. */
  readonly project: OpenProject | undefined;
  /** Of the share link, without which the project is not visible. */
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
  const link = await checkShareLink(id, pageUrl);
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
  const preview = useRouteLoaderData<typeof loadPage>("project-page");
  useEffect(() => {
    const { photoBundleUrl } = preview ? getInitialUrls(preview) : {};
    if (photoBundleUrl !== undefined) preparePhotos(photoBundleUrl);
  }, [preview]);
  return <ProjectLoading {...(preview && { preview })} />;
}

export default function ProjectRoute() {
  const found = useLoaderData<typeof clientLoader>();
  return found.project === undefined ? (
    <NotFound {...found} />
  ) : (
    <ShownProject key={found.project.id} loaded={found.project} />
  );
}

/** Replaced when the viewer's policy changes: another one has another store and other screens. */
function ShownProject({ loaded }: { readonly loaded: OpenProject }) {
  const [found, setFound] = useState<FoundProject>({ project: loaded });
  const isLiveNeeded = useIsIdle() && !loaded.isGuest;
  useKeptProject(loaded);
  const { project } = found;
  if (project === undefined) return <NotFound {...found} />;
  const reopen = async () => setFound(await findProject(project.id, location.href));
  return (
    <>
      <ProjectFrame key={project.store.getState().viewerPolicy} project={project}>
        {project.store.canEdit ? <LazySharingDialogs /> : null}
        <HelpPanelHost />
      </ProjectFrame>
      {isLiveNeeded ? (
        <Suspense>
          <LiveProject project={project} onAccessChanged={() => void reopen()} />
        </Suspense>
      ) : null}
    </>
  );
}

const MAX_KEEPING_DELAY_MS = 10_000;

/** Lets the project start without a connection the next time. */
function useKeptProject(project: OpenProject): void {
  const preview = useRouteLoaderData<typeof loadPage>("project-page");
  useEffect(() => {
    let stop = () => {};
    const keep = async () => {
      const { keepForOffline } = await import("../offline/keep-for-offline.ts");
      stop = keepForOffline(project, preview ? getInitialUrls(preview).photoBundleUrl : undefined);
    };
    const cancel = runWhenIdle(() => void keep().catch(() => undefined), MAX_KEEPING_DELAY_MS);
    return () => {
      cancel();
      stop();
    };
  }, [project, preview]);
}

function NotFound({ refusal, needsPassword = false }: FoundProject) {
  return (
    <Suspense fallback={<ProjectLoading />}>
      <NotFoundPage refusal={refusal} needsPassword={needsPassword} />
    </Suspense>
  );
}

/** The map is drawn first. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), MAX_LIVE_DELAY_MS), []);
  return isIdle;
}

/** Loaded when the page is idle, so that they open without a connection, or on first use. */
function LazySharingDialogs() {
  const opened = useSharingDialog();
  const [Dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadSharingDialogs>>>();
  const isWaiting = opened !== undefined && Dialogs === undefined;
  // A dialog belongs to the project it was opened in.
  useEffect(() => closeSharingDialog, []);
  useEffect(() => {
    const load = () => loadSharingDialogs().then((loaded) => setDialogs(() => loaded));
    if (!isWaiting) {
      return runWhenIdle(() => void load().catch(() => undefined), MAX_DIALOGS_DELAY_MS);
    }
    load().catch(() => {
      closeSharingDialog();
      const content = formatMessage(pageMessages.networkError);
      showToast({ id: "sharing", type: "error", content });
    });
    return undefined;
  }, [isWaiting]);
  return Dialogs === undefined ? null : <Dialogs opened={opened} />;
}
