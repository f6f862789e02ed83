import type { Database } from "../database/database.ts";
import { findProject } from "./project.repository.ts";
import type { ProjectWithInputs } from "./project.types.ts";

/** Reads projects for signed addresses: the signature is the permission. */
export class SignedProjects {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  find(id: string): Promise<ProjectWithInputs | undefined> {
    return findProject(this.#db, id);
  }
}
