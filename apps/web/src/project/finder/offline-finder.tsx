import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { NoticeBar } from "../../ui/layout/NoticeBar.tsx";
import { findKeptFinder, keepFinder } from "../offline/kept-finder.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";
import { listKeptProjectIds } from "../store/loading/kept-projects.ts";
import type { KeptFinder } from "../store/loading/offline-store.ts";
import type { FinderItem } from "./project-actions.ts";
import { readProjectSort } from "./project-sort.ts";

/**
 * Loads the kept data of the finder's route; undefined when this browser has none for the visitor.
 */
export async function loadKeptFinder() {
  const kept = await findKeptFinder();
  if (kept === undefined) return undefined;
  const { designCount } = kept;
  const openable = new Set(await listKeptProjectIds());
  const mark = (file: FinderProjectFragment): FinderItem =>
    openable.has(file.id) ? file : { ...file, isMissingOffline: true };
  const found = {
    ...kept.found,
    files: kept.found.files.map(mark),
    sharedFiles: kept.found.sharedFiles.map(mark),
  };
  const initialOrder = readProjectSort(document.cookie);
  const isGuest = !found.account;
  return { found, designCount, initialOrder, isGuest, problem: undefined, Notice: OfflineNotice };
}

interface LoadedFinder {
  readonly found: KeptFinder["found"] | undefined;
  readonly designCount: number;
}

export async function keepFinderForOffline(finder: LoadedFinder): Promise<void> {
  void registerServiceWorker();
  const { found, designCount } = finder;
  const isKept = "Notice" in finder;
  if (found !== undefined && !isKept) await keepFinder({ found, designCount });
}

/** The notice above a kept list, which is loaded again when the connection is back. */
function OfflineNotice() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      browserConnection.subscribe((change) => {
        if (change === "online") void revalidate();
      }),
    [revalidate],
  );
  return (
    <NoticeBar kind="offline">
      You're offline. You can still open the maps you recently used in this browser, and we'll save
      your changes when you're back online.
    </NoticeBar>
  );
}
