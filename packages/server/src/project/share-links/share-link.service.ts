import { randomBytes, timingSafeEqual } from "node:crypto";
import type { BrandId } from "@photomap/design";
import { formatMessage, sharingMessages } from "@photomap/messages";
import { z } from "zod";
import type { PasswordService } from "../../people/accounts/password.service.ts";
import type { ClientNetworks } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import type { SharePass, Viewer } from "../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../access/project-access.service.ts";
import type { LiveService } from "../live/live.service.ts";
import {
  findOpenableLink,
  findShareLink,
  lockShareLink,
  type ShareLinkRow,
  type ShareLinkWithExpiry,
  upsertShareLink,
} from "./share-link.repository.ts";
import type { ShareLinkRateLimits } from "./share-link-rate-limits.ts";

/** A share link as its owner sees it. */
export interface ShareLink {
  readonly url: string;
  readonly expiresAt: Date | null;
  readonly hasPassword: boolean;
  readonly version: number;
}

export interface ShareLinkChanges {
  /** The new expiry; null removes it, undefined keeps it. */
  readonly expiresAt?: Date | null | undefined;
  /** The new password; null removes it, undefined keeps it. */
  readonly password?: string | null | undefined;
}

export type ShareLinkChangeResult =
  | { readonly kind: "changed"; readonly shareLink: ShareLink }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

export type OpenResult =
  | { readonly kind: "opened"; readonly pass: SharePass }
  | { readonly kind: "password-required" }
  /**
   * The password is wrong. Missing projects and wrong keys have the same result: only the whole
   * link opens something.
   */
  | { readonly kind: "incorrect-password" }
  | { readonly kind: "missing" }
  | { readonly kind: "too-many-attempts"; readonly waitSeconds: number };

interface OpenRequest {
  readonly networks: ClientNetworks;
  readonly projectId: string;
  readonly key: string | undefined;
  readonly password: string | undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
  readonly passwords: PasswordService;
  readonly limits: ShareLinkRateLimits;
  readonly live: LiveService;
  /** The base addresses of the links, by brand. */
  readonly siteUrls: Readonly<Record<BrandId, string>>;
}

const KEY_BYTES = 16;

/**
 * Manages the link of a public project: it may expire, need a password, and be replaced by a new
 * one.
 */
export class ShareLinkService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the link of a project. The caller has checked that the viewer may manage its access.
   */
  async get(project: { id: string; brand: BrandId }): Promise<ShareLink> {
    return this.#present(project, await findShareLink(this.#deps.db, project.id));
  }

  async update(
    viewer: Viewer,
    id: string,
    changes: ShareLinkChanges,
  ): Promise<ShareLinkChangeResult> {
    const { expiresAt, password } = changes;
    const project = await this.#deps.access.findPermitted(viewer, id, "manageAccess");
    if (project === undefined) return { kind: "missing" };
    if (expiresAt && expiresAt.getTime() <= Date.now()) {
      return { kind: "invalid", problem: formatMessage(sharingMessages.expiryInPast) };
    }
    const created = password ? await this.#deps.passwords.createHash(password) : undefined;
    if (created !== undefined && "problem" in created) {
      return { kind: "invalid", problem: created.problem };
    }
    return this.#change(project, (link) => {
      // The passed expiry has counted as one narrowing, which has to stay.
      const isReopened = expiresAt !== undefined && link.hasExpired;
      const next = {
        ...link,
        expiresAt: expiresAt === undefined ? link.expiresAt : expiresAt,
        passwordHash: created?.hash ?? (password === null ? null : link.passwordHash),
        version: link.version + (created === undefined ? 0 : 1),
      };
      return { next, narrowsAccess: isReopened || created !== undefined };
    });
  }

  /**
   * Replaces the link. The old one ends at once, even for people who have opened it. Idempotent by
   * request id.
   */
  async renew(viewer: Viewer, id: string, requestId: string): Promise<ShareLinkChangeResult> {
    const project = await this.#deps.access.findPermitted(viewer, id, "manageAccess");
    if (project === undefined) return { kind: "missing" };
    if (!z.uuid().safeParse(requestId).success) {
      return { kind: "invalid", problem: "The request id isn't a UUID." };
    }
    return this.#change(project, (link) => {
      if (link.requestId === requestId) return { next: link, narrowsAccess: false };
      const next = {
        ...link,
        key: randomBytes(KEY_BYTES).toString("base64url"),
        // A new link that has expired already would be of no use.
        expiresAt: link.hasExpired ? null : link.expiresAt,
        version: link.version + 1,
        requestId,
      };
      return { next, narrowsAccess: true };
    });
  }

  /** Opens a link. Takes the same time for missing projects, wrong keys and wrong passwords. */
  async open({ networks, projectId, key, password }: OpenRequest): Promise<OpenResult> {
    const { db, limits, passwords } = this.#deps;
    const found = await findOpenableLink(db, projectId);
    // A link without a key opens with any: counted by the given one, each guess would be the first.
    const countedKey = found?.key === null ? undefined : key;
    const attempt = { networks, projectId, key: countedKey, hasPassword: password !== undefined };
    if (!(await limits.consume(attempt))) {
      return { kind: "too-many-attempts", waitSeconds: await limits.getWaitSeconds(attempt) };
    }
    const link = found && isKeyOf(found, key) ? found : undefined;
    const isCorrect =
      password !== undefined && (await passwords.isCorrect(password, link?.passwordHash));
    const isOpened = link !== undefined && (isCorrect || link.passwordHash === null);
    if (!isOpened && password !== undefined) return { kind: "incorrect-password" };
    if (link === undefined) return { kind: "missing" };
    await limits.refund(attempt);
    return isOpened
      ? { kind: "opened", pass: { projectId, version: link.version } }
      : { kind: "password-required" };
  }

  async #change(
    project: { id: string; ownerId: string; brand: BrandId },
    change: (link: ShareLinkWithExpiry) => { next: ShareLinkRow; narrowsAccess: boolean },
  ): Promise<ShareLinkChangeResult> {
    const { db, live } = this.#deps;
    const key = { id: project.id, ownerId: project.ownerId };
    const stored = await db.transaction().execute(async (transaction) => {
      if (!(await lockShareLink(transaction, key))) return undefined;
      const link = await findShareLink(transaction, key.id);
      const { next, narrowsAccess } = change(link);
      if (next !== link) await upsertShareLink(transaction, key, next, { narrowsAccess });
      return next;
    });
    if (stored === undefined) return { kind: "missing" };
    void live.publishProjectEvent(project.id, "access");
    return { kind: "changed", shareLink: this.#present(project, stored) };
  }

  #present(project: { id: string; brand: BrandId }, link: ShareLinkRow): ShareLink {
    const key = link.key === null ? "" : `&k=${link.key}`;
    return {
      url: `${this.#deps.siteUrls[project.brand]}/p/${project.id}?s=1${key}`,
      expiresAt: link.expiresAt,
      hasPassword: link.passwordHash !== null,
      version: link.version,
    };
  }
}

function isKeyOf(link: Pick<ShareLinkRow, "key">, key = ""): boolean {
  if (link.key === null) return true;
  const [expected, given] = [Buffer.from(link.key), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
