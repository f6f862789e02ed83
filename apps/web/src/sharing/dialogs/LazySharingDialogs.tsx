import { formatMessage, pageMessages } from "@photomap/messages";
import { useEffect, useState } from "react";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import { closeSharingDialog, useSharingDialog } from "../../project/map-editor/sharing-dialogs.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";

const loadSharingDialogs = async () => (await import("./SharingDialogs.tsx")).SharingDialogs;
const MAX_DELAY_MS = 10_000;

/** Loaded when the page is idle, so that they open without a connection, or on first use. */
export function LazySharingDialogs() {
  const opened = useSharingDialog();
  const [Dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadSharingDialogs>>>();
  const isWaiting = opened !== undefined && Dialogs === undefined;
  // A dialog belongs to the project it was opened in.
  useEffect(() => closeSharingDialog, []);
  useEffect(() => {
    const load = () => loadSharingDialogs().then((loaded) => setDialogs(() => loaded));
    if (!isWaiting) {
      return runWhenIdle(() => void load().catch(() => undefined), MAX_DELAY_MS);
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
