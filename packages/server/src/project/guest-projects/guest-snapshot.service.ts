import type { BrandId } from "@photomap/design";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import type { ProjectService } from "../projects/project.service.ts";
import type { GuestProject } from "./guest-import.service.ts";

export type SnapshotResult =
  | { readonly kind: "stored"; readonly projectId: string }
  | { readonly kind: "not-a-guest" }
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" }
  | { readonly kind: "invalid"; readonly problem: string };

/**
 * Stores a guest's project, which is kept in the browser, for printing and ordering. The snapshot
 * is private, in no list, and purged when it has no print, cart or order left.
 */
export class GuestSnapshotService {
  readonly #projects: ProjectService;

  constructor(projects: ProjectService) {
    this.#projects = projects;
  }

  async store(viewer: Viewer, brand: BrandId, project: GuestProject): Promise<SnapshotResult> {
    if (viewer.kind !== "guest") return { kind: "not-a-guest" };
    const result = await this.#projects.saveSnapshot(viewer, brand, project);
    if (result.kind !== "created") return result;
    return { kind: "stored", projectId: result.project.id };
  }
}
