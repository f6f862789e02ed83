import type { FileAccess } from "@photomap/project";
import type { Database } from "../database/database.ts";
import { findInvitation } from "./grant.repository.ts";

export interface InvitationMail {
  readonly kind: "invitation";
  readonly email: string;
  readonly projectId: string;
  readonly projectName: string;
  /** The address of the owner: names are not verified. */
  readonly invitedBy: string;
  readonly role: FileAccess["role"];
  readonly note: string;
}

/** Loads the content of an invitation when it is sent; undefined when it was withdrawn. */
export class InvitationMailService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async prepare(grantId: string): Promise<InvitationMail | undefined> {
    const row = await findInvitation(this.#db, grantId);
    return (
      row && {
        kind: "invitation",
        email: row.grantee_email,
        projectId: row.project_id,
        projectName: row.project_name,
        invitedBy: row.owner_email,
        role: row.role,
        note: row.note,
      }
    );
  }
}
