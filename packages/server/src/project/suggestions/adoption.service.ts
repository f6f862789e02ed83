import { getPhotoFileName } from "@photomap/project";
import type { CopyResult, PhotoCopyService } from "../../photos/processing/photo-copy.service.ts";
import type { Database } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../access/project-access.service.ts";
import { findSuggestionsShownToOwner } from "./suggestion.repository.ts";
import { MAX_SUGGESTIONS_AT_ONCE } from "./suggestion-input.ts";

export type AdoptionResult =
  | ({ readonly kind: "adopted" } & Omit<CopyResult, "isStorageFull">)
  | { readonly kind: "storage-full" }
  | { readonly kind: "missing" }
  | { readonly kind: "invalid"; readonly problem: string };

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
  readonly photoCopies: PhotoCopyService;
}

/** Copies suggested photos to the owner of the project, so that the map keeps them. */
export class AdoptionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Copies photos. Idempotent: a photo has the same copy each time. */
  async adopt(
    viewer: AccountViewer,
    { projectId, ids }: { readonly projectId: string; readonly ids: readonly string[] },
  ): Promise<AdoptionResult> {
    if (ids.length > MAX_SUGGESTIONS_AT_ONCE) {
      return {
        kind: "invalid",
        problem: `You can accept up to ${MAX_SUGGESTIONS_AT_ONCE} suggestions at once.`,
      };
    }
    const { db, access, photoCopies } = this.#deps;
    const project = await access.findPermitted(viewer, projectId, "edit");
    if (project === undefined) return { kind: "missing" };
    const key = { projectId: project.id, ids: ids.filter(isUuid) };
    const suggestions = await findSuggestionsShownToOwner(db, key);
    const photoIds = suggestions.flatMap(({ input }) => input.images.map(({ id }) => id));
    const copies = [...new Set(photoIds)].map((from) => ({
      from,
      to: `${viewer.identity}/uploads/suggestions/${getPhotoFileName(from)}`,
    }));
    const { isStorageFull, ...result } = await photoCopies.copy(viewer, copies);
    return isStorageFull ? { kind: "storage-full" } : { kind: "adopted", ...result };
  }
}
