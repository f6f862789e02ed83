import type { Database } from "../../platform/database/database.ts";
import { findAccessEpoch } from "./access-epoch.repository.ts";
import type { ImageScope } from "./image-access.types.ts";

/** Reads the current epochs that image addresses are compared with. */
export class AccessEpochService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Finds an epoch; undefined when the project, account or guest is missing or deleted. */
  find(scope: ImageScope): Promise<number | undefined> {
    return findAccessEpoch(this.#db, scope);
  }

  /** Rejects while the database doesn't answer. */
  async checkReady(): Promise<void> {
    await this.find({ kind: "project", id: "" });
  }
}
