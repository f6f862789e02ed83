import { execute } from "../../platform/api/execute.ts";
import { StoreGuestSnapshotDocument } from "../../platform/api/generated/graphql.ts";
import { type GuestProject, openBrowserStore } from "../../project/store/browser-store.ts";
import { findGuestProject, getImportKey } from "../../project/store/guests/guest-projects.ts";

/** Uploads the map as it is now; throws a refusal as an error with its message. */
export async function uploadGuestMap(id: string): Promise<string> {
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error(`The project ${id} is missing`);
  const { name, outputType, outputScale, backgroundId, inputs } = project.content;
  const { storeGuestSnapshot: result } = await execute(StoreGuestSnapshotDocument, {
    project: {
      requestId: getImportKey(id),
      designId: project.designId,
      name,
      outputType,
      outputScale,
      backgroundId,
      inputs,
    },
  });
  if (result.__typename !== "StoreGuestSnapshotSuccess") throw new Error(result.message);
  const { projectId } = result;
  await storeSnapshot(id, { projectId, updatedAt: project.updatedAt });
  return projectId;
}

/** Remembers which snapshot on the server was made of the project. */
async function storeSnapshot(
  id: string,
  snapshot: NonNullable<GuestProject["snapshot"]>,
): Promise<void> {
  const db = await openBrowserStore();
  const transaction = db.transaction("guestProjects", "readwrite");
  const project = await transaction.store.get(id);
  if (project !== undefined) await transaction.store.put({ ...project, snapshot });
  await transaction.done;
}
