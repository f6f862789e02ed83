import { useMemo, useSyncExternalStore } from "react";
import { useRootData } from "../../../platform/routing/root-data.ts";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import type { Drafts } from "./open-drafts.ts";

const NOTHING = () => () => {};
const NO_SIGNATURES = {};

/** Finds photos of the viewer's suggestions: the copy in this browser, else the image service. */
export function useSuggestedPhotoUrl(drafts: Drafts | undefined): FindPhotoUrl {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  const read = () => drafts?.addresses.getSignatures() ?? NO_SIGNATURES;
  const signatures = useSyncExternalStore(drafts?.addresses.subscribe ?? NOTHING, read, read);
  return useMemo(
    () => (id, edgePx) => {
      if (drafts === undefined) return undefined;
      const localUrl = drafts.store.findPhotoUrl(id, edgePx);
      if (localUrl !== undefined) return localUrl;
      const path = drafts.addresses.findPath(signatures, id, edgePx);
      return path && imagesUrl + path;
    },
    [drafts, signatures, imagesUrl],
  );
}
