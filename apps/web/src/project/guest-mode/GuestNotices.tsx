import { formatMessage, guestMessages } from "@photomap/messages";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { useRootData } from "../../platform/routing/root-data.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { MapViewMode } from "../map-view/map-view-props.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { useProjectState } from "../store/project-context.ts";

/** Loaded for guests with a photo; its room on the page is kept until then. */
const KeepInvitation = lazy(async () => ({
  default: (await import("./keep/KeepInvitation.tsx")).KeepInvitation,
}));

interface GuestNoticesProps {
  readonly project: OpenProject;
  /** The list has no room for the invitation. */
  readonly form: MapViewMode;
}

/** Invites a guest to keep the map; beside the list, a toast does so after the second photo. */
export function GuestNotices({ project, form }: GuestNoticesProps) {
  const { id, store, isGuest } = project;
  const photoCount = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).reduce((count, { images }) => count + images.length, 0),
  );
  const isSignedIn = useRootData()?.visitor !== undefined;
  useStoragePersistence(isGuest && photoCount > 0);
  useRegisterToast(id, isGuest && form === "list" && photoCount > 1 && !isSignedIn);
  if (!isGuest || photoCount === 0) return null;
  return (
    <Suspense>
      <KeepInvitation project={project} photoCount={photoCount} />
    </Suspense>
  );
}

const TOAST_DELAY_MS = 2000;
const TOAST_MS = 30_000;

function useRegisterToast(projectId: string, isOffered: boolean): void {
  const navigate = useNavigate();
  const register = useCallback(
    () => void navigate(`/account/register?redirectTo=/p/${projectId}`),
    [navigate, projectId],
  );
  useEffect(() => {
    if (!isOffered) return;
    const timer = setTimeout(() => {
      showToast({
        id: "guest-register",
        type: "info",
        content: formatMessage(guestMessages.registerToast),
        durationMs: TOAST_MS,
        persistence: "session",
        layer: "help",
        action: { label: "Register", onSelect: register },
      });
    }, TOAST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOffered, register]);
}

/** Requests persistent storage once there is something to keep. */
function useStoragePersistence(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void requestPersistence();
  }, [isNeeded]);
}

async function requestPersistence(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
