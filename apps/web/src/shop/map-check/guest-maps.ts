import { hasBrowserStore } from "../../project/store/has-browser-store.ts";

/**
 * Uploads this browser's maps again whose snapshots are among these projects and that were edited
 * since. Resolves to the ids of the maps in this browser by those of their snapshots.
 */
export async function updateGuestSnapshots(
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (projectIds.length === 0 || !(await hasBrowserStore())) return new Map();
  const [{ listGuestProjects }, { uploadGuestMap }] = await Promise.all([
    import("../../project/store/guests/guest-projects.ts"),
    import("./upload-guest-map.ts"),
  ]);
  const maps = (await listGuestProjects()).filter(({ snapshot }) =>
    projectIds.includes(snapshot?.projectId ?? ""),
  );
  for (const { id, snapshot, updatedAt } of maps) {
    if (snapshot?.updatedAt !== updatedAt) await uploadGuestMap(id);
  }
  return new Map(maps.map(({ id, snapshot }) => [snapshot?.projectId ?? "", id]));
}
