import type { DesignEntry } from "@photomap/design";
import { findFirstPhotoDay } from "@photomap/project";
import type { GetDesignsAndFilesQuery } from "../../platform/api/generated/graphql.ts";
import type { StoredGuestProject } from "../store/guests/guest-projects.ts";
import type { SearchableDesigns } from "./create-searchable-designs.ts";

type GuestCard = StoredGuestProject & { readonly previewUrl?: string };

/** A guest's projects in the shape of the finder's query; those with an unknown design are left out. */
export function listGuestProjects(
  projects: readonly GuestCard[],
  catalog: SearchableDesigns | undefined,
): GetDesignsAndFilesQuery["files"] {
  const entries = catalog?.groups.flatMap(({ designs }) => designs) ?? [];
  return projects.flatMap((project) => {
    const design = entries.find(({ id }) => id === project.designId);
    return design === undefined ? [] : [describeProject(project, design)];
  });
}

function describeProject(
  { id, content, updatedAt, previewUrl }: GuestCard,
  design: DesignEntry,
): GetDesignsAndFilesQuery["files"][number] {
  const openings = Object.entries(content.inputs).filter(([, { images }]) => images.length > 0);
  const counted = openings.filter(([openingId]) => !design.uncountedIds?.includes(openingId));
  return {
    id,
    name: content.name,
    updatedAt,
    viewerPolicy: "OWNER",
    previewImageUrl: previewUrl ?? null,
    firstPhotoDay: findFirstPhotoDay(openings.flatMap(([, { images }]) => images)) ?? null,
    progress: { filled: counted.length, total: design.regionCount },
    design,
  };
}
