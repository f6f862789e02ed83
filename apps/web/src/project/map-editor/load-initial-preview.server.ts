import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../platform/api/execute.ts";
import { GetInitialPreviewDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import { isGuestProjectId } from "../store/guests/guest-projects.ts";
import type { InitialPreview } from "./initial-preview.ts";

/** Resolves to undefined without a preview or when the API is down; the page then shows a text. */
export async function loadInitialPreview(
  request: Request,
  id: string,
): Promise<InitialPreview | undefined> {
  if (isGuestProjectId(id)) return undefined;
  try {
    const { file: project } = await execute(
      GetInitialPreviewDocument,
      { id },
      getServerApiTarget(request),
    );
    if (!project?.previewImageUrl || !project.photoBundlePath) return undefined;
    const { designId, previewImageUrl, photoBundlePath, design } = project;
    return {
      designId,
      ratio: design.width / design.height,
      pictureUrl: config.IMAGES_URL + previewImageUrl,
      photoBundleUrl: config.IMAGES_URL + photoBundlePath,
    };
  } catch (error) {
    log.warn({ err: error }, "The project loads without a preview");
    return undefined;
  }
}
