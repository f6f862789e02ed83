import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../platform/database/database.ts";
import type { Area, DataSubject } from "./area.ts";
import { emailChangeArea } from "./email-change-area.ts";
import { auditLogArea, orderArea } from "./order-areas.ts";
import { pickupArea } from "./pickup-area.ts";
import { savedFilterArea } from "./saved-filter-area.ts";
import { stickerArea } from "./sticker-area.ts";
import { ticketArea } from "./ticket-area.ts";
import { tokenArea } from "./token-area.ts";

/** Exports; their files are below the account's prefix. */
const exportArea: Area = {
  name: "exports",
  erase: async (transaction, { accountId }, queue) => {
    const exports = await transaction
      .deleteFrom("dataExport")
      .where("ownerId", "=", accountId)
      .returning("id")
      .execute();
    await queue.deleteJobs(
      transaction,
      exports.map(({ id }) => id),
    );
  },
};

const printArea: Area = {
  name: "prints",
  // Not the whole request: it may contain the placements of another user's project.
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select id, project_id, request ->> 'downloadFilename' as file_name, status, created_at,
        finished_at
      from render where owner_id = any(${identities}::text[]) order by created_at`.execute(db);
    return rows;
  },
  // By id instead of result_key: a worker may have died between storing the file and updating the
  // row.
  eraseObjects: async (db, storage, subject) => {
    for (const id of await findRenderIds(db, subject)) {
      await storage.removeAll(storage.mediaBucket, `prints/${id}`);
    }
  },
  erase: async (transaction, subject, queue) => {
    const ids = await findRenderIds(transaction, subject);
    await queue.deleteJobs(transaction, ids);
    await sql`delete from render where id = any(${ids}::uuid[])`.execute(transaction);
    await sql`
      delete from print_batch
      where owner_id = any(${subject.identities}::text[])`.execute(transaction);
  },
};

/** Renders of the user, and of other users from the user's projects. */
async function findRenderIds(db: Connection, { identities }: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from render
    where owner_id = any(${identities}::text[]) or project_id in (
      select id from project where owner_id = any(${identities}::text[])
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/** Invitations to and from the user, and the restrictions of the user's share links. */
const sharingArea: Area = {
  name: "sharing",
  // A project of another user is named by its id alone.
  collect: async (db, { accountId, identities }) => {
    const sent = await sql`
      select project_id, grantee_email, role, note, created_at, used_at
      from project_grant where owner_id = any(${identities}::text[])
      order by created_at, id`.execute(db);
    const received = await sql`
      select project_id, role, note, created_at, used_at
      from project_grant where ${isGrantOf(accountId)} order by created_at, id`.execute(db);
    const links = await sql`
      select project_id, expires_at, password_hash is not null as has_password
      from share_link where owner_id = any(${identities}::text[])
      order by project_id`.execute(db);
    return {
      invitationsSent: sent.rows,
      invitationsReceived: received.rows,
      shareLinks: links.rows,
    };
  },
  // Raises the epochs: addresses that the user got from the projects of others end.
  erase: async (transaction, { accountId, identities }, queue) => {
    const { rows } = await sql<{ id: string }>`
      select id from project_grant
      where ${isGrantOf(accountId)} or owner_id = any(${identities}::text[])
      for update`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    await queue.deleteJobs(transaction, ids);
    await sql`
      with removed as (
        delete from project_grant where id = any(${ids}::uuid[]) returning project_id
      )
      update project set ${accessEpochIncrement()}
      where id in (select project_id from removed)`.execute(transaction);
    await sql`
      delete from share_link where owner_id = any(${identities}::text[])`.execute(transaction);
  },
};

/**
 * SQL fragment: the grant is the account's. An address counts only when verified: otherwise it may
 * be someone else's.
 */
function isGrantOf(accountId: string) {
  return sql<boolean>`(grantee_id = ${accountId} or grantee_email = (
    select lower(email) from account where id = ${accountId} and email_verified
  ))`;
}

/** The user's own suggestions; those that others made go with the project. */
const suggestionArea: Area = {
  name: "suggestions",
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select id, project_id, opening_id, status, name, note, input, created_at, modified_at,
        submitted_at
      from suggestion where suggester_id = any(${identities}::text[])
      order by created_at, id`.execute(db);
    return rows;
  },
  erase: async (transaction, { identities }) => {
    await sql`
      delete from suggestion
      where suggester_id = any(${identities}::text[]) or owner_id = any(${identities}::text[])`.execute(
      transaction,
    );
  },
};

/** Carts. One with an order is kept with it, without what the user entered. */
const cartArea: Area = {
  name: "carts",
  // Without the id, which gives access to the cart.
  collect: async (db, subject) => {
    const { rows } = await sql`
      select business_id, email, note, zip, discount_code, completed_at, created_at, updated_at,
        array(
          select jsonb_build_object(
            'sku', sku, 'quantity', quantity, 'customAttributes', custom_attributes,
            'projectId', project_id
          )
          from cart_line join product_variant on product_variant.id = variant_id
          where cart_id = cart.id order by cart_line.position
        ) as lines
      from cart where ${isCartOf(subject)} order by created_at, id`.execute(db);
    return rows;
  },
  erase: async (transaction, subject) => {
    const { rows } = await sql<{ id: string }>`
      select id from cart where ${isCartOf(subject)} or merged_into in (
        select id from cart where ${isCartOf(subject)}
      )
      for update`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    await sql`delete from cart_line where cart_id = any(${ids}::text[])`.execute(transaction);
    await sql`
      update cart set owner_id = null, email = null, note = '', zip = null, merged_into = null
      where id = any(${ids}::text[])`.execute(transaction);
    await sql`
      delete from cart where id = any(${ids}::text[])
        and not exists (select from shop_order where cart_id = cart.id)`.execute(transaction);
  },
};

function isCartOf({ accountId, identities }: DataSubject) {
  return sql<boolean>`(cart.owner_id = any(${identities}::text[]) or lower(cart.email) = (
    select lower(email) from account where id = ${accountId} and email_verified
  ))`;
}

const projectArea: Area = {
  name: "projects",
  // Including deleted projects, which are still stored.
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select id, name, business_id, design_id, output_type, output_scale, access_policy,
        created_at, updated_at, deleted_at, coalesce(
          (select jsonb_object_agg(opening_id, input) from opening_input where project_id = project.id),
          '{}'
        ) as inputs
      from project where owner_id = any(${identities}::text[]) order by created_at, id`.execute(db);
    return rows;
  },
  // Including snapshots of claimed guests.
  erase: async (transaction, { identities }) => {
    await sql`
      delete from opening_input where project_id in (
        select id from project where owner_id = any(${identities}::text[])
      )`.execute(transaction);
    await sql`delete from project where owner_id = any(${identities}::text[])`.execute(transaction);
  },
};

/** Metadata of photos; the files are below the prefixes of the identities. */
const photoArea: Area = {
  name: "photoFacts",
  collect: (db, { identities }) =>
    db
      .selectFrom("photo")
      .select([
        "key",
        "status",
        "rejection",
        "width",
        "height",
        "takenAt",
        "latitude",
        "longitude",
        "createdAt",
      ])
      .where("ownerId", "in", identities)
      .orderBy("createdAt")
      .orderBy("key")
      .execute(),
  erase: async (transaction, { identities }) => {
    await transaction.deleteFrom("photo").where("ownerId", "in", identities).execute();
  },
};

const uploadArea: Area = {
  name: "uploads",
  collect: (db, { identities }) =>
    db
      .selectFrom("upload")
      .select(["key", "bytes", "contentType", "createdAt"])
      .where("ownerId", "in", identities)
      .orderBy("createdAt")
      .orderBy("key")
      .execute(),
  erase: async (transaction, { identities }) => {
    await transaction.deleteFrom("upload").where("ownerId", "in", identities).execute();
    await transaction.deleteFrom("uploadUsage").where("ownerId", "in", identities).execute();
  },
};

/** Data stored by email address. */
const mailArea: Area = {
  name: "mail",
  collect: async (db, { email }) => ({
    codesAskedFor: await db
      .selectFrom("accountCode")
      .select(["purpose", "createdAt", "usedAt"])
      .where("email", "=", email)
      .orderBy("createdAt")
      .execute(),
    refusal: await db
      .selectFrom("mailRefusal")
      .select(["reason", "refusedAt"])
      .where("email", "=", email)
      .executeTakeFirst(),
  }),
  erase: async (transaction, { email }, queue) => {
    const codes = await transaction
      .deleteFrom("accountCode")
      .where("email", "=", email)
      .returning("id")
      .execute();
    await queue.deleteJobs(
      transaction,
      codes.map(({ id }) => id),
    );
    await transaction.deleteFrom("mailRefusal").where("email", "=", email).execute();
  },
};

/** Sessions and claimed guests. */
const sessionArea: Area = {
  name: "logIns",
  collect: (db, { accountId }) =>
    db
      .selectFrom("session")
      .select(["createdAt", "lastSeenAt", "expiresAt", "guestId"])
      .where("ownerId", "=", accountId)
      .orderBy("createdAt")
      .execute(),
  erase: async (transaction, { accountId }) => {
    await transaction.deleteFrom("session").where("ownerId", "=", accountId).execute();
    await transaction.deleteFrom("guest").where("ownerId", "=", accountId).execute();
  },
};

/** The account itself, erased last because other rows refer to it. */
const accountArea: Area = {
  name: "account",
  collect: (db, { accountId }) =>
    db
      .selectFrom("account")
      .select([
        "id",
        "email",
        "emailVerified",
        "name",
        "role",
        "halfTokenBalance",
        "wantsDigest",
        "termsAcceptedAt",
        "termsVersion",
        "privacyVersion",
        "createdAt",
        "updatedAt",
      ])
      .where("id", "=", accountId)
      .executeTakeFirst(),
  erase: async (transaction, { accountId }) => {
    await transaction.deleteFrom("account").where("id", "=", accountId).execute();
  },
};

/** All areas, in the order of erasure. */
export const AREAS: readonly Area[] = [
  exportArea,
  printArea,
  sharingArea,
  suggestionArea,
  orderArea,
  pickupArea,
  auditLogArea,
  tokenArea,
  cartArea,
  stickerArea,
  ticketArea,
  projectArea,
  photoArea,
  uploadArea,
  mailArea,
  emailChangeArea,
  savedFilterArea,
  sessionArea,
  accountArea,
];
