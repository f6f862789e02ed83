import type { ImageAccess } from "../../photos/images/image-access.types.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  findSnapshotOpeningWithEpoch,
  type SnapshotOpening,
} from "./signed-snapshot.repository.ts";

/**
 * Reads snapshots for signed addresses: the API signs them for viewers who may see the order, with
 * the access epoch of the viewer, who is the customer or staff.
 */
export class SignedUrlSnapshots {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns undefined when the viewer's access was narrowed since, or the content was erased. */
  async findOpening(
    key: { readonly snapshotId: string; readonly openingId: string },
    { scope, epoch }: ImageAccess,
  ): Promise<SnapshotOpening | undefined> {
    if (scope.kind !== "owner") return undefined;
    const { snapshotId, openingId } = key;
    const viewerKey = { snapshotId, openingId, viewerId: scope.id };
    const opening = await findSnapshotOpeningWithEpoch(this.#db, viewerKey);
    return opening?.viewerEpoch === epoch ? opening : undefined;
  }
}
