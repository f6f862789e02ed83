import type { Database } from "../database/database.ts";
import type { ImageAccess } from "../images/image-access.types.ts";
import { findSignedProject } from "./project.repository.ts";
import type { ProjectWithInputs } from "./project.types.ts";

/** Reads projects for signed addresses: the access that was signed is the permission. */
export class SignedProjects {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined when the access was narrowed since, so that newer content is never returned. */
  async find(id: string, { scope, epoch }: ImageAccess): Promise<ProjectWithInputs | undefined> {
    const project = await findSignedProject(this.#db, id);
    if (project === undefined) return undefined;
    const current =
      scope.kind === "project"
        ? { id: project.id, epoch: project.access_epoch }
        : { id: project.owner_id, epoch: project.owner_epoch };
    return current.id === scope.id && current.epoch === epoch ? project : undefined;
  }
}
