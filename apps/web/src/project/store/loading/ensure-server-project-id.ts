import { execute } from "../../../platform/api/execute.ts";
import { StoreGuestSnapshotDocument } from "../../../platform/api/generated/graphql.ts";
import { getImportKey } from "../guests/guest-projects.ts";
import type { OpenProject } from "./open-project.ts";

/** The id of the project on the server; a guest's project is uploaded as a snapshot first. */
export async function ensureServerProjectId({
  id,
  isGuest,
  design,
  store,
}: OpenProject): Promise<string> {
  if (!isGuest) return id;
  const { name, outputType, outputScale, backgroundId, inputs } = store.getState().content;
  const { storeGuestSnapshot: result } = await execute(StoreGuestSnapshotDocument, {
    project: {
      requestId: getImportKey(id),
      designId: design.id,
      name,
      outputType,
      outputScale,
      backgroundId,
      inputs,
    },
  });
  if (result.__typename !== "StoreGuestSnapshotSuccess") throw new Error(result.message);
  return result.projectId;
}
