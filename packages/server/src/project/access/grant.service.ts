import { randomUUID } from "node:crypto";
import { accountMessages, formatMessage, sharingMessages } from "@photomap/messages";
import {
  cleanText,
  type Grant,
  isEmailAddress,
  MAX_NOTE_LENGTH,
  normalizeEmail,
} from "@photomap/project";
import type { SuppressionList } from "../../people/suppression/suppression-list.service.ts";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { type AccountViewer, getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import type { LiveService } from "../live/live.service.ts";
import type { ProjectInfo } from "./access.types.ts";
import {
  countOtherGrants,
  deleteGrant,
  type GrantRow,
  isNewAccount,
  listGrants,
  lockGrants,
  upsertGrant,
} from "./grant.repository.ts";
import type { ProjectAccessService } from "./project-access.service.ts";

const MAX_GRANTS = 50;

/** The limit of invitations, each of which emails an address that the inviting account chooses. */
const INVITES: RateLimit = {
  name: "invites",
  limit: 20,
  windowSeconds: 3600,
  onRedisDown: "count-here",
};

/** The limit of an account's first day: an account to spam from costs nothing. */
const INVITES_OF_NEW_ACCOUNT: RateLimit = {
  name: "invites-of-new-account",
  limit: 10,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

/** The limit by account and invited address. */
const INVITES_TO_ADDRESS: RateLimit = {
  name: "invites-to-address",
  limit: 5,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
};

/** The limit of invitations from all accounts: several together must not fill a mailbox. */
const INVITES_TO_MAILBOX: RateLimit = {
  name: "invites-to-mailbox",
  limit: 20,
  windowSeconds: 86_400,
  onRedisDown: "count-here",
  alarmAt: 20,
};

export interface GrantRequest {
  readonly projectId: string;
  readonly granteeEmail: string;
  readonly role: Grant["role"];
  readonly note?: string | null | undefined;
}

export type AddGrantResult =
  | { readonly kind: "added"; readonly grant: Grant }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" }
  | { readonly kind: "mail-refused"; readonly email: string }
  | { readonly kind: "too-many-attempts" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly limiter: RateLimiter;
  readonly suppressionList: SuppressionList;
  readonly access: ProjectAccessService;
  readonly live: LiveService;
}

/** Manages invitations to projects by email address. */
export class GrantService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lists the grants of the viewer's own project; empty for other projects. */
  async list(viewer: Viewer, projectId: string): Promise<Grant[]> {
    const ownerId = getViewerId(viewer);
    if (ownerId === undefined) return [];
    return (await listGrants(this.#deps.db, { projectId, ownerId })).map(presentGrant);
  }

  /** Invites an address. Idempotent: repeating it sends the email again. */
  async add(viewer: AccountViewer, request: GrantRequest): Promise<AddGrantResult> {
    const { access, suppressionList } = this.#deps;
    const project = await access.findPermitted(viewer, request.projectId, "manageAccess");
    if (project === undefined) return { kind: "missing" };
    const email = normalizeEmail(request.granteeEmail);
    const note = cleanText(request.note ?? "");
    const problem = findProblem({ email, note }, viewer);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (await suppressionList.has(email)) return { kind: "mail-refused", email };
    if (!(await this.#consumeInvite(viewer, email))) return { kind: "too-many-attempts" };
    const { role } = request;
    const result = await this.#deps.db
      .transaction()
      .execute((transaction) => this.#addWithin(transaction, project, { email, role, note }));
    if (result.kind === "added") void this.#publishChange(project.id);
    return result;
  }

  async #consumeInvite({ accountId }: AccountViewer, email: string): Promise<boolean> {
    const { db, limiter } = this.#deps;
    const limit = (await isNewAccount(db, accountId)) ? INVITES_OF_NEW_ACCOUNT : INVITES;
    return limiter.consumeAll([
      [INVITES_TO_ADDRESS, `${accountId} ${email}`],
      [limit, accountId],
      [INVITES_TO_MAILBOX, email],
    ]);
  }

  async #addWithin(
    transaction: Transaction,
    { id: projectId, ownerId, brand }: ProjectInfo,
    invited: { email: string; role: Grant["role"]; note: string },
  ): Promise<AddGrantResult> {
    if (!(await lockGrants(transaction, { projectId, ownerId }))) return { kind: "missing" };
    const { email } = invited;
    if ((await countOtherGrants(transaction, { projectId, email })) >= MAX_GRANTS) {
      const problem = formatMessage(sharingMessages.tooManyInvited, { count: String(MAX_GRANTS) });
      return { kind: "invalid", problem };
    }
    const row = await upsertGrant(transaction, {
      id: randomUUID(),
      projectId,
      ownerId,
      ...invited,
    });
    const mail = { kind: "invitation", grantId: row.id, businessId: brand } as const;
    await this.#deps.queue.enqueue(transaction, "send-mail", mail);
    return { kind: "added", grant: presentGrant(row) };
  }

  /**
   * Removes a grant. Idempotent; false when the viewer may not do it. The person's next request is
   * refused.
   */
  async remove(
    viewer: Viewer,
    { id, projectId }: { id: string; projectId: string },
  ): Promise<boolean> {
    const project = await this.#deps.access.findPermitted(viewer, projectId, "manageAccess");
    if (project === undefined) return false;
    const key = { id, projectId: project.id, ownerId: project.ownerId };
    if (await deleteGrant(this.#deps.db, key)) void this.#publishChange(project.id);
    return true;
  }

  #publishChange(projectId: string): Promise<void> {
    return this.#deps.live.publishProjectEvent(projectId, "access");
  }
}

function findProblem(
  { email, note }: { email: string; note: string },
  viewer: AccountViewer,
): string | undefined {
  if (!isEmailAddress(email)) return formatMessage(accountMessages.invalidEmail);
  if (email === normalizeEmail(viewer.email)) return formatMessage(sharingMessages.ownAddress);
  if (note.length <= MAX_NOTE_LENGTH) return undefined;
  return formatMessage(sharingMessages.noteTooLong, { count: String(MAX_NOTE_LENGTH) });
}

function presentGrant(row: GrantRow): Grant {
  return {
    id: row.id,
    projectId: row.projectId,
    granteeId: row.granteeId,
    granteeEmail: row.granteeEmail,
    granteeHasAccount: row.granteeHasAccount,
    role: row.role,
  };
}
