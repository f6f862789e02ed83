import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { getPhotoOwnerId } from "../keys/photo-keys.ts";
import { deleteUploadRows } from "../uploads/upload.queries.ts";

export const REJECTION_REASONS = [
  "WRONG_TYPE",
  "MIXED_TYPES",
  "ANIMATED",
  "TOO_LARGE",
  "UNREADABLE",
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export interface PhotoRow {
  readonly key: string;
  readonly status: "WAITING" | "READY" | "REJECTED";
  readonly rejection: RejectionReason | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly takenAt: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const COLUMNS = [
  "key",
  "status",
  "rejection",
  "width",
  "height",
  "takenAt",
  "latitude",
  "longitude",
] as const;

/**
 * Inserts photos and returns the new keys. Sorts them, so that concurrent inserts can't deadlock.
 */
export async function insertPhotos(
  transaction: Transaction,
  keys: readonly string[],
): Promise<string[]> {
  const rows = [...new Set(keys)].toSorted().map((key) => ({ key, ownerId: getPhotoOwnerId(key) }));
  if (rows.length === 0) return [];
  const inserted = await transaction
    .insertInto("photo")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .execute();
  return inserted.map(({ key }) => key);
}

/** Finds photos of the identity and of the guests it has claimed. */
export function findOwnPhotos(
  db: Connection,
  identity: string,
  keys: readonly string[],
): Promise<PhotoRow[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("photo")
    .select(COLUMNS)
    .where("key", "in", keys)
    .where((photo) =>
      photo.or([
        photo("ownerId", "=", identity),
        photo(
          "ownerId",
          "in",
          photo.selectFrom("guest").select("guest.id").where("guest.ownerId", "=", identity),
        ),
      ]),
    )
    .$narrowType<PhotoRow>()
    .execute();
}

export async function findStatus(
  db: Connection,
  key: string,
): Promise<PhotoRow["status"] | undefined> {
  const row = await db
    .selectFrom("photo")
    .select("status")
    .where("key", "=", key)
    .$narrowType<Pick<PhotoRow, "status">>()
    .executeTakeFirst();
  return row?.status;
}

export type PhotoFacts = Pick<PhotoRow, "key" | "status" | "width" | "height" | "takenAt">;

/** Lists photos of any owner, without the coordinates. */
export async function listPhotoFacts(
  db: Connection,
  keys: readonly string[],
): Promise<PhotoFacts[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom("photo")
    .select(["key", "status", "width", "height", "takenAt"])
    .where("key", "in", keys)
    .$narrowType<PhotoFacts>()
    .execute();
}

/** Records a photo, and inserts the row if no project refers to it yet. */
export async function upsertPhoto(db: Connection, photo: PhotoRow): Promise<void> {
  const { key, ...facts } = photo;
  await db
    .insertInto("photo")
    .values({ ...photo, ownerId: getPhotoOwnerId(key) })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(facts))
    .execute();
}

/**
 * Returns the seconds since the photo's permit was requested; undefined for a photo that was not
 * uploaded with a permit.
 */
export async function findUploadAgeSeconds(
  db: Connection,
  key: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("upload")
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as("seconds"))
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.seconds;
}

export async function deletePhoto(db: Connection, key: string): Promise<void> {
  await db.deleteFrom("photo").where("key", "=", key).execute();
  await deleteUploadRows(db, [key]);
}
