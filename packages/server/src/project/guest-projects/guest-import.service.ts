import type { BrandId } from "@photomap/design";
import { listClaimedGuestIds } from "../../people/guests/guest.queries.ts";
import { moveSuggestions } from "../../people/guests/guest-data.queries.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import {
  listPhotoIds,
  type NewProjectRequest,
  type ProjectService,
} from "../projects/project.service.ts";

/** A project of a guest; the request id is its id in the browser. */
export type GuestProject = NewProjectRequest & { readonly requestId: string };

/** All data of a guest. */
export interface GuestImportRequest {
  readonly projects: readonly GuestProject[];
}

export interface ImportedProject {
  readonly requestId: string;
  readonly projectId: string;
  /** Whether this import created it; an earlier one's project may have changed since. */
  readonly isNew: boolean;
}

export type ImportResult =
  | { readonly kind: "imported"; readonly projects: readonly ImportedProject[] }
  /**
   * The photos are not stored or belong to another identity: the client has to upload them first.
   */
  | { readonly kind: "photos-missing"; readonly photoIds: readonly string[] }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "too-many" };

const MAX_PROJECTS = 100;

/** The error that rolls back the transaction; `problem` is the reason. */
class ImportRefused extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.problem = problem;
  }
}

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly projects: ProjectService;
}

export class GuestImportService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Imports all projects or none; idempotent by request id. */
  async import(
    viewer: AccountViewer,
    brand: BrandId,
    data: GuestImportRequest,
  ): Promise<ImportResult> {
    if (data.projects.length > MAX_PROJECTS) {
      return { kind: "invalid", problem: `You can import up to ${MAX_PROJECTS} projects at once.` };
    }
    const guests = await listClaimedGuestIds(this.#deps.db, viewer.accountId);
    const identities = [viewer.identity, ...guests];
    const photoIds = await this.#findMissingPhotos(identities, data);
    if (photoIds.length > 0) return { kind: "photos-missing", photoIds };
    const creator = { ownerId: viewer.accountId, brand, identities };
    try {
      const imported = await this.#deps.projects.limitNew(
        viewer,
        data.projects.length,
        async () => {
          const projects = await this.#deps.db.transaction().execute(async (transaction) => {
            await moveSuggestions(transaction, { guestIds: guests, accountId: viewer.accountId });
            return this.#importProjects(transaction, creator, data.projects);
          });
          return { projects, newCount: projects.filter(({ isNew }) => isNew).length };
        },
      );
      if (imported === undefined) return { kind: "too-many" };
      return { kind: "imported", projects: imported.projects };
    } catch (error) {
      if (error instanceof ImportRefused) return { kind: "invalid", problem: error.problem };
      throw error;
    }
  }

  async #findMissingPhotos(
    identities: readonly string[],
    data: GuestImportRequest,
  ): Promise<string[]> {
    const missing = new Set(data.projects.flatMap(({ inputs }) => listPhotoIds(inputs)));
    for (const identity of identities) {
      const prefix = `${identity}/uploads/`;
      if (![...missing].some((id) => id.startsWith(prefix))) continue;
      const { storage } = this.#deps;
      for await (const { key } of storage.list(storage.originalsBucket, prefix))
        missing.delete(key);
    }
    return [...missing];
  }

  async #importProjects(
    transaction: Transaction,
    creator: Parameters<ProjectService["createWithin"]>[1],
    projects: readonly GuestProject[],
  ): Promise<ImportedProject[]> {
    const imported: ImportedProject[] = [];
    for (const project of projects) {
      const result = await this.#deps.projects.createWithin(transaction, creator, project);
      if (result.kind === "invalid") throw new ImportRefused(result.problem);
      if (result.kind !== "created") throw new ImportRefused("This map isn't available.");
      const { project: created, isNew } = result;
      imported.push({ requestId: project.requestId, projectId: created.id, isNew });
    }
    return imported;
  }
}
