import { formatMessage, guestMessages } from "@photomap/messages";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { reportError } from "../../errors/report-error.ts";
import type { OpenProject } from "../../project-store/open-project.ts";
import { useProjectState } from "../../project-store/project-context.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { NoticeBar } from "../../ui/status/NoticeBar.tsx";

/** Loaded on demand: the ZIP code is a tenth of all scripts and rarely needed. */
const loadProjectFile = () => import("./project-file.ts");

/** A toast to register after the second photo, and a bar if the browser may clear its storage. */
export function GuestNotices({ project }: { readonly project: OpenProject }) {
  const { id, store, isGuest } = project;
  const photoCount = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).reduce((count, { images }) => count + images.length, 0),
  );
  useRegisterToast(id, isGuest && photoCount > 1);
  const mayBeCleared = useStoragePersistence(isGuest && photoCount > 0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Loaded before it is needed: a copy is wanted most when the connection is lost.
    if (mayBeCleared) loadProjectFile().catch(() => undefined);
  }, [mayBeCleared]);
  if (!mayBeCleared) return null;
  const download = async () => {
    setBusy(true);
    await loadProjectFile()
      .then(({ downloadProjectFile }) => downloadProjectFile(id))
      .catch(showDownloadError);
    setBusy(false);
  };
  const action = { label: "Download project file", busy, onSelect: () => void download() };
  return (
    <NoticeBar kind="guest" action={action}>
      This browser may clear your map when space gets short. Register, or download a copy.
    </NoticeBar>
  );
}

function showDownloadError(error: unknown): void {
  reportError(error, { action: "project file" });
  const content = "The copy could not be made. Check your connection and try again.";
  showToast({ id: "project-file", type: "error", content });
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

/** Requests persistent storage once there is something to keep; true if it was denied. */
function useStoragePersistence(isNeeded: boolean): boolean {
  const [mayBeCleared, setMayBeCleared] = useState(false);
  useEffect(() => {
    if (isNeeded) void requestPersistence().then((isGranted) => setMayBeCleared(!isGranted));
  }, [isNeeded]);
  return mayBeCleared;
}

async function requestPersistence(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  return (await storage.persisted()) || (await storage.persist());
}
