import type { ImageAccess } from "../../photos/images/image-access.types.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  findOpeningWithEpochs,
  findProjectWithEpochs,
  type OpeningWithEpochs,
  type ProjectWithEpochs,
} from "./project.repository.ts";
import type { ProjectWithInputs } from "./project.types.ts";

/** Reads projects for signed addresses: the access that was signed is the permission. */
export class SignedUrlProjects {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds a project; undefined when the access was narrowed since, so that newer content is never
   * returned.
   */
  async find(id: string, access: ImageAccess): Promise<ProjectWithInputs | undefined> {
    const project = await findProjectWithEpochs(this.#db, id);
    return project && isCurrent(project, access) ? project : undefined;
  }

  /** Finds an opening as `find` does; undefined also if it was never edited. */
  async findOpening(
    key: { readonly projectId: string; readonly openingId: string },
    access: ImageAccess,
  ): Promise<OpeningWithEpochs | undefined> {
    const opening = await findOpeningWithEpochs(this.#db, key);
    return opening && isCurrent(opening, access) ? opening : undefined;
  }
}

type Epochs = Pick<ProjectWithEpochs, "id" | "ownerId" | "accessEpoch" | "ownerEpoch">;

function isCurrent(project: Epochs, { scope, epoch }: ImageAccess): boolean {
  const current =
    scope.kind === "project"
      ? { id: project.id, epoch: project.accessEpoch }
      : { id: project.ownerId, epoch: project.ownerEpoch };
  return current.id === scope.id && current.epoch === epoch;
}
