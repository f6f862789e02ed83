import { isOwner } from "@photomap/project";
import { getKnownVisitor } from "../../../platform/visitor/account-record.ts";
import { openBrowserStore } from "../browser-store.ts";
import { loadDesign } from "./load-design.ts";
import type { LoadedProject } from "./loaded-project.ts";
import { withOfflineStore } from "./offline-store.ts";
import type { OpenProject } from "./open-project.ts";

/** The projects opened least recently are removed. */
const MAX_PROJECTS = 10;

/**
 * Lets the owner's project start without a connection: keeps what the browser store does not have,
 * and follows the photo addresses. Returns a function that ends following.
 */
export function keepProject(project: OpenProject, photoBundleUrl?: string): () => void {
  const { id, design, brand, identity, store, addresses } = project;
  const isOwn = isOwner(store.getState().viewerPolicy);
  if (!isOwn || identity === undefined) return () => {};
  const openedAtMs = Date.now();
  const write = () =>
    void withOfflineStore(async (db) => {
      const known = await db.get("projects", id);
      const bundleUrl = photoBundleUrl ?? known?.photoBundleUrl;
      await db.put("projects", {
        id,
        identity,
        designId: design.id,
        businessId: brand,
        photos: { bucket: addresses.bucket, signatures: addresses.getSignatures() },
        ...(bundleUrl !== undefined && { photoBundleUrl: bundleUrl }),
        openedAtMs,
      });
      const ids = await db.getAllKeysFromIndex("projects", "byOpening");
      for (const oldId of ids.slice(0, -MAX_PROJECTS)) await db.delete("projects", oldId);
    }).catch(() => undefined);
  write();
  return addresses.subscribe(write);
}

export function listKeptProjectIds(): Promise<string[]> {
  return withOfflineStore((db) => db.getAllKeys("projects"));
}

/** Loads a kept project; undefined when this browser has none, or one of another account. */
export async function loadKeptProject(id: string): Promise<LoadedProject | undefined> {
  const kept = await withOfflineStore((db) => db.get("projects", id));
  const visitor = getKnownVisitor();
  if (kept === undefined || kept.identity !== visitor?.identity) return undefined;
  const copy = await (await openBrowserStore()).get("copies", id);
  if (copy === undefined) return undefined;
  const { businessId, identity, photos, photoBundleUrl } = kept;
  return {
    id,
    design: await loadDesign(kept.designId),
    isGuest: false,
    brand: businessId,
    server: copy.server,
    identity,
    photos,
    ...(photoBundleUrl !== undefined && { photoBundleUrl }),
  };
}
