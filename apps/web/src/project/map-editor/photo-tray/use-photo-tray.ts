import { useEffect, useState, useSyncExternalStore } from "react";
import { openBrowserStore } from "../../store/browser-store.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import { loadPhotoTray } from "./load-photo-tray.ts";
import type { PhotoTray } from "./photo-tray.ts";

const trays = new WeakMap<OpenProject, Promise<PhotoTray>>();

/** Opens the tray of a project, once for the life of the page. */
function openTray(project: OpenProject): Promise<PhotoTray> {
  const known = trays.get(project);
  if (known !== undefined) return known;
  const opening = loadPhotoTray().then((loaded) => loaded.PhotoTray.open(project));
  trays.set(project, opening);
  opening.catch(() => trays.delete(project));
  return opening;
}

export interface PhotoTrayHandle {
  /** The tray where it is shown: most maps have none. */
  readonly tray: PhotoTray | undefined;
  readonly selectedCount: number;
  readonly open: () => Promise<PhotoTray>;
}

/** The tray of the map; its code is loaded when it has photos. */
export function usePhotoTray(project: OpenProject): PhotoTrayHandle {
  const { store } = project;
  const [tray, setTray] = useState<PhotoTray>();
  const open = async () => {
    const opened = await openTray(project);
    setTray(opened);
    return opened;
  };
  useEffect(() => {
    if (!store.canEdit) return;
    let isLeft = false;
    const show = async () => {
      const hasPhotos =
        trays.has(project) ||
        (await (await openBrowserStore()).countFromIndex("trayPhotos", "ofProject", store.key)) > 0;
      const opened = hasPhotos ? await openTray(project) : undefined;
      if (!isLeft) setTray(opened);
    };
    // Without its script or the store there is no tray; the photos wait for the next visit.
    show().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [project, store]);
  const subscribe = tray?.subscribe ?? subscribeToNothing;
  const isOpen = useSyncExternalStore(subscribe, () => tray?.getState().isOpen === true, no);
  const selectedCount = useSyncExternalStore(
    subscribe,
    () => tray?.getState().selectedIds.size ?? 0,
    () => 0,
  );
  return { tray: isOpen ? tray : undefined, selectedCount, open };
}

const subscribeToNothing = () => () => {};
const no = () => false;
