import { createHash, randomBytes, randomUUID } from "node:crypto";
import { normalizeEmail } from "@photomap/project";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import { isInternalAddress } from "../../platform/viewer/role.ts";
import { ANONYMOUS, type GuestViewer, type Viewer } from "../../platform/viewer/viewer.ts";
import {
  deleteAbandonedDrafts,
  moveSuggestions,
  moveTickets,
  moveUploads,
} from "../guests/guest-data.queries.ts";
import { findAccountEpoch, updatePassword } from "./account.repository.ts";
import type { ClientInfo, IssuedSession } from "./account.types.ts";
import { addAccountToDevice, type Device } from "./device-cookie.ts";
import { hashPassword } from "./password.ts";
import {
  claimGuest,
  deleteExpiredSessions,
  deleteSession,
  deleteUnusedGuests,
  findSession,
  insertGuest,
  insertSession,
  revokeAccountAccess,
  type SessionRow,
  touchSession,
  upsertAccount,
} from "./session.repository.ts";

const DAY_MS = 86_400_000;
const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
/** The age of `last_seen_at` from which it is written again. */
const TOUCH_MS = 3_600_000;
const TOKEN_BYTES = 32;

/** The session that a login replaces, and the device that it makes known. */
type Browser = Pick<ClientInfo, "token" | "device">;

/** Creates and ends sessions, independently of the method of authentication. */
export class SessionService {
  readonly #db: Database;
  readonly #companyDomain: string;

  constructor(db: Database, companyDomain: string) {
    this.#db = db;
    this.#companyDomain = companyDomain;
  }

  async requireViewer(token: string | undefined): Promise<Viewer> {
    if (token === undefined) return ANONYMOUS;
    const tokenHash = hashToken(token);
    const now = new Date();
    const idleSince = new Date(now.getTime() - IDLE_MS);
    const session = await findSession(this.#db, tokenHash, { now, idleSince });
    if (session === undefined) return ANONYMOUS;
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
      await touchSession(this.#db, tokenHash);
    }
    return toViewer(session, this.#companyDomain);
  }

  /**
   * Starts a session and replaces the browser's token: one from before the login must not become
   * authenticated.
   */
  start(accountId: string, replaced?: string): Promise<IssuedSession> {
    return this.#db
      .transaction()
      .execute((transaction) => this.startWithin(transaction, accountId, { token: replaced }));
  }

  async startWithin(
    transaction: Transaction,
    accountId: string,
    { token, device }: Browser,
  ): Promise<IssuedSession> {
    const guestId = await claimReplacedGuest(transaction, accountId, token);
    const session = await createSession(transaction, { ownerId: accountId, guestId });
    return trustDevice(transaction, session, accountId, device);
  }

  /**
   * Starts a session, ends every other session of the account and revokes its other devices, for
   * example after a password change.
   */
  async startExclusive(
    transaction: Transaction,
    accountId: string,
    { token, device }: Browser,
  ): Promise<IssuedSession> {
    const guestId = await claimReplacedGuest(transaction, accountId, token);
    await revokeAccountAccess(transaction, accountId);
    const session = await createSession(transaction, { ownerId: accountId, guestId });
    return trustDevice(transaction, session, accountId, device);
  }

  async startGuest(): Promise<IssuedSession & { readonly viewer: GuestViewer }> {
    const identity = `guest-${randomUUID()}`;
    const session = await this.#db.transaction().execute(async (transaction) => {
      await insertGuest(transaction, identity);
      return createSession(transaction, { ownerId: null, guestId: identity });
    });
    return { ...session, viewer: { kind: "guest", identity } };
  }

  async end(token: string): Promise<void> {
    await deleteSession(this.#db, hashToken(token));
  }

  async endAll(accountId: string): Promise<void> {
    await revokeAccountAccess(this.#db, accountId);
  }

  /** Removes expired sessions and returns how many were removed. */
  purgeExpired(): Promise<number> {
    const idleSince = new Date(Date.now() - IDLE_MS);
    return this.#db.transaction().execute(async (transaction) => {
      const count = await deleteExpiredSessions(transaction, idleSince);
      await deleteAbandonedDrafts(transaction);
      await deleteUnusedGuests(transaction, idleSince);
      return count;
    });
  }

  /**
   * Finds or creates an account without proof, for development and seeds. The API offers it only
   * with DEVELOPMENT.
   */
  async ensureDevelopmentAccount(
    email: string,
    password?: string,
  ): Promise<{ id: string; email: string }> {
    const account = await upsertAccount(this.#db, {
      id: randomUUID(),
      email: normalizeEmail(email),
      name: "",
    });
    if (password !== undefined) {
      await updatePassword(this.#db, account.id, await hashPassword(password));
    }
    return account;
  }
}

/** Ends the replaced session and assigns its guest to the account. */
async function claimReplacedGuest(
  transaction: Transaction,
  accountId: string,
  replaced: string | undefined,
): Promise<string | null> {
  const old = replaced && (await deleteSession(transaction, hashToken(replaced)));
  const guestId = old ? old.guestId : null;
  if (guestId === null) return null;
  if (!(await claimGuest(transaction, guestId, accountId))) return null;
  await moveUploads(transaction, { guestId, accountId });
  await moveSuggestions(transaction, { guestIds: [guestId], accountId });
  await moveTickets(transaction, { guestId, accountId });
  return guestId;
}

async function createSession(
  db: Connection,
  identity: { ownerId: string | null; guestId: string | null },
): Promise<IssuedSession> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(Date.now() + ABSOLUTE_MS);
  await insertSession(db, { tokenHash: hashToken(token), expiresAt, ...identity });
  return { token, expiresAt };
}

/** Makes a device known, with the epoch after it was raised. */
async function trustDevice(
  transaction: Transaction,
  session: IssuedSession,
  accountId: string,
  device: Device | undefined,
): Promise<IssuedSession> {
  if (device === undefined) return session;
  const account = await findAccountEpoch(transaction, accountId);
  return account === undefined
    ? session
    : { ...session, device: addAccountToDevice(device, account) };
}

function toViewer(session: SessionRow, companyDomain: string): Viewer {
  const { accountId, email, guestId, role } = session;
  if (accountId === null || email === null) {
    return guestId === null ? ANONYMOUS : { kind: "guest", identity: guestId };
  }
  const emailVerified = session.emailVerified === true;
  return {
    kind: "account",
    accountId,
    email,
    identity: accountId,
    accessEpoch: session.accessEpoch ?? 1,
    ...(emailVerified ? {} : { isUnverified: true }),
    isInternal: isInternalAddress({ email, emailVerified }, companyDomain),
    hasTransparentPrints: session.transparentPrints === true,
    ...(role === "ADMIN" || role === "EMPLOYEE" ? { staffRole: role } : {}),
    ...(guestId === null ? {} : { guestIdentity: guestId }),
  };
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
