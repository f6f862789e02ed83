import { findOutputOption } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import {
  listGuestProjects,
  type StoredGuestProject,
} from "../../../project/store/guests/guest-projects.ts";
import { findDesign } from "../../../project/store/loading/load-design.ts";
import type { OwnMap } from "../own-map.ts";

/**
 * The guest's projects of these designs in this browser: the one that the address names first, then
 * the last updated.
 */
export async function listGuestMaps(designIds: readonly string[]): Promise<OwnMap[]> {
  const projects = await listGuestProjects();
  const matching = projects.filter(({ designId }) => designIds.includes(designId));
  const wantedId = new URLSearchParams(window.location.search).get("map");
  const wanted = matching.filter(({ id }) => id === wantedId);
  const sorted = [...wanted, ...matching.filter(({ id }) => id !== wantedId)];
  const maps = await Promise.all(sorted.map(describeProject));
  return maps.filter((map) => map !== undefined);
}

/** Describes a guest's project; undefined when its design is no longer offered. */
async function describeProject(project: StoredGuestProject): Promise<OwnMap | undefined> {
  const { id, designId, content, preview } = project;
  const design = await findDesign(designId);
  if (design === undefined) return undefined;
  const option = findOutputOption(design, content.outputType, content.outputScale);
  const { filled, total } = countProgress(design, getOpeningStatuses(content.inputs), option);
  return {
    id,
    name: content.name,
    filled,
    total,
    regionTypePlural: design.regionTypePlural,
    pictureUrl: preview === undefined ? undefined : URL.createObjectURL(preview),
    ratio: design.width / design.height,
    isGuest: true,
  };
}
