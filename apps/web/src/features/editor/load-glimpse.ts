import { config } from "../../../server/config.ts";
import { log } from "../../../server/log.ts";
import { execute } from "../../api/execute.ts";
import { originOfRequest } from "../../api/origin-of-request.ts";
import { GetFileGlimpseDocument } from "../../generated/graphql.ts";
import { isGuestProjectId } from "../../project-store/guest-projects.ts";
import type { Glimpse } from "./ProjectLoading.tsx";

/** What a page can show of a project before its scripts are read; it shows without when the API is away. */
export async function loadGlimpse(request: Request, id: string): Promise<Glimpse | undefined> {
  if (isGuestProjectId(id)) return undefined;
  try {
    const { file } = await execute(GetFileGlimpseDocument, { id }, originOfRequest(request));
    if (!file?.previewImageUrl) return undefined;
    const { designId, previewImageUrl, design } = file;
    return {
      designId,
      ratio: design.width / design.height,
      pictureUrl: config.IMAGES_URL + previewImageUrl,
    };
  } catch (error) {
    log.warn({ err: error }, "The project loads without a picture");
    return undefined;
  }
}
