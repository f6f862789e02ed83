import { findFreeName } from "@photomap/project";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../access/project-access.service.ts";
import type { LiveService } from "../live/live.service.ts";
import { listProjectsOfOwner, lockAndListProjectNames } from "./project.repository.ts";
import type { ListedProject } from "./project.types.ts";
import {
  deletePurgedProject,
  expireInTrash,
  findNameInTrash,
  findPurgeable,
  moveToTrash,
  type PurgeableProject,
  restoreFromTrash,
} from "./trash.repository.ts";

const BATCH_SIZE = 100;

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly access: ProjectAccessService;
  readonly live: LiveService;
}

/**
 * Keeps deleted projects, which can be restored within 30 days, then removes them with their
 * photos.
 */
export class TrashService {
  readonly #db: Database;
  readonly #storage: Storage;
  readonly #access: ProjectAccessService;
  readonly #live: LiveService;

  constructor({ db, storage, access, live }: Dependencies) {
    this.#db = db;
    this.#storage = storage;
    this.#access = access;
    this.#live = live;
  }

  list(viewer: AccountViewer): Promise<ListedProject[]> {
    return listProjectsOfOwner(this.#db, viewer.accountId, { inTrash: true });
  }

  async add(viewer: Viewer, id: string): Promise<boolean> {
    const key = await this.#findPermitted(viewer, id, { action: "remove", inTrash: false });
    if (key === undefined || !(await moveToTrash(this.#db, key))) return false;
    void this.#live.publishProjectEvent(id, "access");
    return true;
  }

  /** Restores a project, under another name if another project has taken its own since. */
  async restore(viewer: Viewer, id: string): Promise<boolean> {
    const key = await this.#findPermitted(viewer, id, { action: "restore", inTrash: true });
    if (key === undefined) return false;
    return this.#db.transaction().execute(async (transaction) => {
      const taken = await lockAndListProjectNames(transaction, key.ownerId);
      const name = await findNameInTrash(transaction, key);
      if (name === undefined) return false;
      return restoreFromTrash(transaction, key, findFreeName(name, taken));
    });
  }

  /** Ends the restore period of one project. */
  async removeForever(viewer: Viewer, id: string): Promise<boolean> {
    const key = await this.#findPermitted(viewer, id, { action: "remove", inTrash: true });
    return key !== undefined && expireInTrash(this.#db, key);
  }

  async #findPermitted(
    viewer: Viewer,
    id: string,
    { action, inTrash }: { action: "remove" | "restore"; inTrash: boolean },
  ): Promise<{ id: string; ownerId: string } | undefined> {
    if (viewer.kind !== "account") return undefined;
    const project = await this.#access.findPermitted(viewer, id, action, { inTrash });
    return project && { id, ownerId: project.ownerId };
  }

  /**
   * Removes due projects and returns how many. A project with renders or an open order waits until
   * they end.
   */
  async purge(): Promise<number> {
    const due = await findPurgeable(this.#db, BATCH_SIZE);
    for (const project of due) await this.#erase(project);
    return due.length;
  }

  /** Erases a project, its row last: the next run repeats an interrupted one. */
  async #erase({ id, ownerId, photoKeys }: PurgeableProject): Promise<void> {
    const { originalsBucket, mediaBucket } = this.#storage;
    for (const key of photoKeys) {
      await this.#storage.remove(originalsBucket, key);
      await this.#storage.removeAll(mediaBucket, `${key}/`);
    }
    await this.#storage.removeAll(mediaBucket, `${ownerId}/previews/${id}.`);
    await deletePurgedProject(this.#db, id, photoKeys);
  }
}
