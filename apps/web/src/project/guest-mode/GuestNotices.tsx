import { formatMessage, guestMessages } from "@photomap/messages";
import { useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { reportError } from "../../platform/errors/report-error.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import { NoticeBar } from "../../ui/layout/NoticeBar.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { useProjectState } from "../store/project-context.ts";

/** Loaded on demand: the code for ZIP files is a tenth of all scripts and rarely needed. */
const loadProjectFile = () => import("./project-file.ts");

/** A bar if the browser may clear its storage; else a toast to register after the second photo. */
export function GuestNotices({ project }: { readonly project: OpenProject }) {
  const { id, store, isGuest } = project;
  const photoCount = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).reduce((count, { images }) => count + images.length, 0),
  );
  const storage = useStoragePersistence(isGuest && photoCount > 0);
  const mayBeCleared = storage === "clearable";
  const isSignedIn = useRootData()?.visitor !== undefined;
  // While the browser shows its prompt about storage, or ignores the request, there is no bar.
  useRegisterToast(id, isGuest && !mayBeCleared && photoCount > 1 && !isSignedIn);
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
      This browser may clear your map to free up space.{" "}
      {isSignedIn ? (
        // A page load offers the import again.
        <Link reloadDocument to={`/p/${id}`}>
          Move it to your account
        </Link>
      ) : (
        <Link to={getRegisterPath(id)}>Register</Link>
      )}
      , or download a copy.
    </NoticeBar>
  );
}

function getRegisterPath(projectId: string): string {
  return `/account/register?redirectTo=/p/${projectId}`;
}

function showDownloadError(error: unknown): void {
  reportError(error, { action: "project file" });
  const content = "We couldn't make the copy. Check your connection and try again.";
  showToast({ id: "project-file", type: "error", content });
}

const TOAST_DELAY_MS = 2000;
const TOAST_MS = 30_000;

function useRegisterToast(projectId: string, isOffered: boolean): void {
  const navigate = useNavigate();
  const register = useCallback(
    () => void navigate(getRegisterPath(projectId)),
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

/** Requests persistent storage once there is something to keep; undefined before the answer. */
function useStoragePersistence(isNeeded: boolean): "persistent" | "clearable" | undefined {
  const [storage, setStorage] = useState<"persistent" | "clearable">();
  useEffect(() => {
    if (!isNeeded) return;
    void requestPersistence().then((isGranted) =>
      setStorage(isGranted ? "persistent" : "clearable"),
    );
  }, [isNeeded]);
  return storage;
}

async function requestPersistence(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  return (await storage.persisted()) || (await storage.persist());
}
