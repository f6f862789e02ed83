import { getGraphicKey, listBackgrounds } from "@photomap/design";
import { useEffect } from "react";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";
import { retry } from "../../platform/network/retry.ts";
import { loadRouteModules } from "../../platform/network/route-modules.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { warmUpPhotoWorker } from "../uploads/prepare-photo.ts";
import { fetchKeyPrefix } from "../uploads/upload-permit.ts";
import { loadOutlineClipping } from "./add-photos.ts";
import { loadFolderDropDialog } from "./folder-drop/FolderDrop.tsx";
import { loadPhotoReading } from "./folder-drop/load-photo-reading.ts";
import { loadSettingsDialog } from "./ProjectToolbar.tsx";
import { loadPhotoTray } from "./photo-tray/load-photo-tray.ts";

/** The screens are loaded after this time even if the page is never idle. */
const MAX_DELAY_MS = 10_000;
/** Tries that fail without a connection do not count. */
const MAX_TRIES = 5;
const SAMPLE_WIDTH_PX = 512;

/** Loads what the screens of an open project need, so that they work without a connection. */
export function useScreenPreload(project: OpenProject): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = () =>
      retry(() => loadOfflineScreens(project), { signal, maxTries: MAX_TRIES }).catch(
        () => undefined,
      );
    const cancel = runWhenIdle(() => void load(), MAX_DELAY_MS);
    return () => {
      cancel();
      leaving.abort();
    };
  }, [project]);
}

async function loadOfflineScreens(project: OpenProject): Promise<void> {
  await loadRouteModules("project-page");
  if (project.store.canEdit) await loadForEditing(project);
  // Browser tests wait for it.
  document.documentElement.dataset["screens"] = "loaded";
}

async function loadForEditing({ design, store }: OpenProject): Promise<void> {
  await Promise.all([
    loadOutlineClipping(),
    loadSettingsDialog(),
    loadFolderDropDialog(),
    loadPhotoTray(),
    loadPhotoReading().then(({ loadLookup }) => loadLookup(design.baseId)),
    fetchKeyPrefix(),
  ]);
  warmUpPhotoWorker();
  for (const choice of listBackgrounds(design, store.getState().content.outputType)) {
    if ("imageKey" in choice && choice.imageKey) {
      new Image().src = `/${getGraphicKey(choice.imageKey, SAMPLE_WIDTH_PX)}`;
    }
  }
}
