import { execute } from "../../api/execute.ts";
import { StoreGuestSnapshotDocument } from "../../generated/graphql.ts";
import { guestRequestId } from "../../project-store/guest-projects.ts";
import type { OpenProject } from "../../project-store/open-project.ts";

/** The id by which the server knows the project; a guest's is stored there now, for this. */
export async function requireFileId({ id, isGuest, design, store }: OpenProject): Promise<string> {
  if (!isGuest) return id;
  const { name, outputType, outputScale, backgroundId, inputs } = store.getState().content;
  const { storeGuestSnapshot: result } = await execute(StoreGuestSnapshotDocument, {
    project: {
      requestId: guestRequestId(id),
      designId: design.id,
      name,
      outputType,
      outputScale,
      backgroundId,
      inputs,
    },
  });
  if (result.__typename !== "StoreGuestSnapshotSuccess") throw new Error(result.message);
  return result.fileId;
}
