import { formatMessage, guestMessages } from "@photomap/messages";
import { useEffect, useState } from "react";
import type { OpenProject } from "../../project-store/open-project.ts";
import { useProjectState } from "../../project-store/project-context.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { keepStorage } from "./keep-storage.ts";

const TOAST_AFTER_MS = 2000;
const TOAST_MS = 30_000;

/** Looks after the work of somebody without an account; whether the browser may throw it away. */
export function useGuestCare({ store, isGuest }: OpenProject, onRegister: () => void): boolean {
  const [mayBeCleared, setMayBeCleared] = useState(false);
  const photoCount = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).reduce((count, { images }) => count + images.length, 0),
  );
  const hasPhotos = isGuest && photoCount > 0;
  const isInvested = isGuest && photoCount > 1;
  useEffect(() => {
    if (hasPhotos) void keepStorage().then((isKept) => setMayBeCleared(!isKept));
  }, [hasPhotos]);
  useEffect(() => {
    if (!isInvested) return;
    const timer = setTimeout(() => {
      showToast({
        id: "guest-register",
        type: "info",
        content: formatMessage(guestMessages.registerToast),
        durationMs: TOAST_MS,
        persistence: "session",
        layer: "help",
        action: { label: "Register", onSelect: onRegister },
      });
    }, TOAST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isInvested, onRegister]);
  return mayBeCleared;
}
