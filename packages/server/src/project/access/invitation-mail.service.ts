import type { Grant } from "@photomap/project";
import type { Database } from "../../platform/database/database.ts";
import type { DesignService } from "../designs/design.service.ts";
import { findInvitation } from "./grant.repository.ts";

export interface InvitationMail {
  readonly kind: "invitation";
  readonly email: string;
  readonly projectId: string;
  readonly projectName: string;
  /** The design's word for a region, in singular. */
  readonly regionType: string;
  /** The owner's address, since names are not verified. */
  readonly invitedBy: string;
  readonly role: Grant["role"];
  readonly note: string;
}

/** Loads the content of an invitation when it is sent; undefined when it was withdrawn. */
export class InvitationMailService {
  readonly #db: Database;
  readonly #designs: DesignService;

  constructor(db: Database, designs: DesignService) {
    this.#db = db;
    this.#designs = designs;
  }

  async prepare(grantId: string): Promise<InvitationMail | undefined> {
    const row = await findInvitation(this.#db, grantId);
    if (row === undefined) return undefined;
    const design = await this.#designs.describe(row.designId);
    return {
      kind: "invitation",
      email: row.granteeEmail,
      projectId: row.projectId,
      projectName: row.projectName,
      regionType: design?.regionType ?? "region",
      invitedBy: row.ownerEmail,
      role: row.role,
      note: row.note,
    };
  }
}
