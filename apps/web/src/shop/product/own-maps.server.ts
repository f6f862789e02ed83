import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { execute } from "../../platform/api/execute.ts";
import { GetOwnMapsDocument, type GetOwnMapsQuery } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget, hasSession } from "../../platform/api/request.server.ts";
import type { OwnMap } from "./own-map.ts";

export type OwnMapProjects = GetOwnMapsQuery["files"];

/**
 * Loads the account's projects. Resolves to undefined for guests, whose projects are in their
 * browser, and to an empty list after a failure.
 */
export async function loadOwnMapProjects(request: Request): Promise<OwnMapProjects | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account, files } = await execute(GetOwnMapsDocument, {}, getServerApiTarget(request));
    // A guest who has uploaded a photo has a session too.
    return account === null ? undefined : files;
  } catch (error) {
    log.warn({ err: error }, "The product is shown without the person's maps");
    return [];
  }
}

/** Lists the projects of these designs: the wanted one first, then the last updated. */
export function listOwnMaps(
  files: OwnMapProjects,
  designIds: readonly string[],
  wantedId: string | null,
): OwnMap[] {
  const wanted = files.filter(({ id }) => id === wantedId);
  return [...wanted, ...files.filter(({ id }) => id !== wantedId)]
    .filter(({ designId }) => designIds.includes(designId))
    .map(({ id, name, progress, previewImageUrl, design }) => ({
      id,
      name,
      filled: progress?.filled ?? 0,
      total: progress?.total ?? 0,
      regionTypePlural: design.regionTypePlural,
      pictureUrl: previewImageUrl === null ? undefined : config.IMAGES_URL + previewImageUrl,
      ratio: design.width / design.height,
      isGuest: false,
    }));
}
