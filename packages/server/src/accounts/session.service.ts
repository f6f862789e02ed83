import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { ANONYMOUS, type Viewer } from "../viewer/viewer.ts";
import { deleteSession, findSession, insertSession, upsertAccount } from "./session.repository.ts";

const SESSION_DAYS = 30;
const TOKEN_BYTES = 32;

export interface NewSession {
  /** Goes to the cookie and nowhere else. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** The seam of sign-in: whatever way a person proves who they are ends in a session here. */
export class SessionService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async requireViewer(token: string | undefined): Promise<Viewer> {
    if (token === undefined) return ANONYMOUS;
    const session = await findSession(this.#db, hashToken(token), new Date());
    if (session === undefined) return ANONYMOUS;
    return {
      kind: "account",
      accountId: session.account_id,
      email: session.email,
      identity: session.account_id,
    };
  }

  async start(accountId: string): Promise<NewSession> {
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000);
    await insertSession(this.#db, { tokenHash: hashToken(token), ownerId: accountId, expiresAt });
    return { token, expiresAt };
  }

  async end(token: string): Promise<void> {
    await deleteSession(this.#db, hashToken(token));
  }

  /** Development and seeds only: no proof is asked for. The API offers it in no other stage. */
  async ensureDevelopmentAccount(email: string, name = ""): Promise<{ id: string; email: string }> {
    return upsertAccount(this.#db, { id: randomUUID(), email: email.trim().toLowerCase(), name });
  }
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
