import { execute } from "../../../platform/api/execute.ts";
import { StoreGuestSnapshotDocument } from "../../../platform/api/generated/graphql.ts";
import { findGuestProject, getImportKey } from "../../../project/store/guests/guest-projects.ts";

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
  return result.projectId;
}
