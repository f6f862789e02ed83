import { randomBytes } from "node:crypto";
import {
  getStickerSizeClass,
  openingsOf,
  resolveOutputOption,
  STICKER_HALF_TOKENS,
  type StickerSizeClass,
} from "@photomap/design";
import { formatMessage, stickerMessages } from "@photomap/messages";
import { listPrintServices, printableOpenings } from "@photomap/printing";
import { can } from "@photomap/project";
import { listClaimedGuestIds } from "../../people/guests/guest.queries.ts";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  getViewerPermissions,
  type IdentifiedViewer,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import { freezeProject } from "../../printing/prints/freeze-project.service.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import type { ProjectService } from "../../project/projects/project.service.ts";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import { findBalanceWithHolds } from "../tokens/ledger.queries.ts";
import { listOrderedPhotos, markPhotosCopied, upsertSnapshot } from "./snapshot.repository.ts";
import { copySnapshotPhotos } from "./snapshot-photos.ts";
import { parseStickerOrderInput, type StickerOrderInput } from "./sticker-input.ts";
import {
  createStickerOrderItems,
  findStickerInputProblem,
  getStickerChange,
  hashJson,
  type StickerChange,
  type StickerMap,
} from "./sticker-items.ts";
import {
  findStickerOrderOfRequest,
  insertStickerOrder,
  listOrderedInputHashes,
  listStickerOrders,
} from "./sticker-order.repository.ts";
import type { StickerOrder } from "./sticker-order.types.ts";
import { clearOldSnapshots, deleteUnpaidStickerOrders } from "./sticker-retention.ts";

const DAILY_ORDERS: Readonly<Record<IdentifiedViewer["kind"], RateLimit>> = {
  guest: { name: "stickers-guest", limit: 100, windowSeconds: 86_400, onRedisDown: "count-here" },
  account: {
    name: "stickers-account",
    limit: 500,
    windowSeconds: 86_400,
    onRedisDown: "count-here",
  },
};

const ID_BYTES = 9;
const MAX_LISTED = 100;

export interface OfferedSticker {
  readonly openingId: string;
  readonly sizeClass: StickerSizeClass;
  readonly change: StickerChange;
}

export interface StickerOffer {
  readonly project: ProjectWithInputs;
  /** Whether the viewer has ordered and paid stickers of the project. */
  readonly hasOrders: boolean;
  /** Openings with photos, in design order. */
  readonly stickers: readonly OfferedSticker[];
}

type Refused =
  | { readonly kind: "missing" }
  | { readonly kind: "too-many" }
  /** Stickers are not offered for the map. */
  | { readonly kind: "refused"; readonly message: string };

export type OfferResult = { readonly kind: "offered"; readonly offer: StickerOffer } | Refused;

export type CreateStickerOrderResult =
  | { readonly kind: "created"; readonly order: StickerOrder }
  | { readonly kind: "invalid"; readonly problem: string }
  | Refused;

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  readonly projects: ProjectService;
  readonly designs: DesignService;
}

interface Subject extends StickerMap {
  readonly kind: "found";
}

/** Offers and orders of stickers. An order keeps a copy of the project as it was. */
export class StickerService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async offer(viewer: Viewer, projectId: string): Promise<OfferResult> {
    const subject = await this.#findSubject(viewer, projectId);
    if (subject.kind !== "found") return subject;
    const { project, design, option } = subject;
    const ownerIds = await this.#listOwnerIds(viewer);
    const ordered = await listOrderedInputHashes(this.#deps.db, {
      projectId: project.id,
      ownerIds,
    });
    const { inputs } = freezeProject(project);
    const stickers = printableOpenings(design, project.inputs, option).map((opening) => ({
      openingId: opening.id,
      sizeClass: getStickerSizeClass(opening, option),
      change: getStickerChange(inputs[opening.id], ordered.get(opening.id)),
    }));
    return { kind: "offered", offer: { project, hasOrders: ordered.size > 0, stickers } };
  }

  /** Creates a sticker order; a repeated request returns that of the first one. */
  async create(viewer: IdentifiedViewer, candidate: unknown): Promise<CreateStickerOrderResult> {
    const input = parseStickerOrderInput(candidate);
    if ("problem" in input) return { kind: "invalid", problem: input.problem };
    const { db, limiter } = this.#deps;
    const key = { ownerId: viewer.identity, requestId: input.requestId };
    const known = await findStickerOrderOfRequest(db, key);
    if (known !== undefined) return { kind: "created", order: known };
    if (!(await limiter.consume(DAILY_ORDERS[viewer.kind], viewer.identity))) {
      return { kind: "too-many" };
    }
    const subject = await this.#findSubject(viewer, input.projectId);
    if (subject.kind !== "found") return subject;
    const problem =
      findStickerInputProblem(input, subject) ??
      (await this.#findTokenProblem(viewer, input, subject));
    if (problem !== undefined) return { kind: "invalid", problem };
    await this.#insert(subject, input, viewer.identity);
    const order = await findStickerOrderOfRequest(db, key);
    if (order === undefined) throw new Error("A sticker order was not stored");
    return { kind: "created", order };
  }

  /**
   * Finds the viewer's orders in the order of the ids; undefined for missing ones and those of
   * others.
   */
  async find(viewer: Viewer, ids: readonly string[]): Promise<(StickerOrder | undefined)[]> {
    const wanted = ids.slice(0, MAX_LISTED);
    const ownerIds = new Set(await this.#listOwnerIds(viewer));
    const orders = await listStickerOrders(this.#deps.db, wanted);
    const own = orders.filter(({ ownerId }) => ownerIds.has(ownerId ?? ""));
    return wanted.map((id) => own.find((order) => order.id === id));
  }

  /** Returns undefined for everyone who is not staff. */
  async listForStaff(viewer: Viewer, ids: readonly string[]): Promise<StickerOrder[] | undefined> {
    if (!getViewerPermissions(viewer).includes("all-orders")) return undefined;
    return listStickerOrders(this.#deps.db, ids.slice(0, MAX_LISTED));
  }

  /**
   * Copies the photos of a paid order. Throws while some are missing, so that the job is repeated.
   */
  async storePhotos(snapshotId: string): Promise<void> {
    const { db, storage } = this.#deps;
    const photoIds = await listOrderedPhotos(db, snapshotId);
    const missing = await copySnapshotPhotos(storage, snapshotId, photoIds);
    if (missing.length > 0) {
      throw new Error(`${missing.length} photos of the snapshot ${snapshotId} are missing`);
    }
    await markPhotosCopied(db, snapshotId);
  }

  /** Deletes old unpaid orders and clears old snapshots; returns how many of each. */
  async purge(): Promise<{ readonly unpaid: number; readonly cleared: number }> {
    const { db, storage } = this.#deps;
    const unpaid = await deleteUnpaidStickerOrders(db);
    return { unpaid, cleared: await clearOldSnapshots(db, storage) };
  }

  /** The ids of the viewer and of the guests it has claimed. */
  async #listOwnerIds(viewer: Viewer): Promise<string[]> {
    if (viewer.kind === "anonymous") return [];
    if (viewer.kind === "guest") return [viewer.identity];
    return [viewer.accountId, ...(await listClaimedGuestIds(this.#deps.db, viewer.accountId))];
  }

  async #findSubject(viewer: Viewer, projectId: string): Promise<Subject | Refused> {
    const { projects, designs } = this.#deps;
    const read = await projects.read(viewer, projectId);
    if (read.kind === "too-many-misses") return { kind: "too-many" };
    if (read.kind !== "visible" || !can(read.policy, "order")) return { kind: "missing" };
    const { project } = read;
    const design = await designs.find(project.designId);
    if (design === undefined) return { kind: "missing" };
    const { outputType: type, outputScale: scale } = project;
    const known = resolveOutputOption(design, { outputType: type, outputScale: scale });
    const option = { name: "", ...known, type, scale };
    const services = listPrintServices({
      outputType: type,
      brand: project.brand,
      openingCount: openingsOf(design).length,
    });
    if (services.every(({ id }) => id !== "STICKERS")) {
      return { kind: "refused", message: formatMessage(stickerMessages.notOffered) };
    }
    return { kind: "found", project, design, option };
  }

  /** Refuses tokens that are missing now; they are reserved only when the order is placed. */
  async #findTokenProblem(
    viewer: IdentifiedViewer,
    input: StickerOrderInput,
    subject: Subject,
  ): Promise<string | undefined> {
    const needed = createStickerOrderItems(input, subject).reduce(
      (sum, item) => sum + item.quantityWithTokens * STICKER_HALF_TOKENS[item.sizeClass],
      0,
    );
    if (needed === 0) return undefined;
    if (viewer.kind !== "account") return "Log in to pay with tokens.";
    const { halfTokens, reserved } = await findBalanceWithHolds(this.#deps.db, viewer.accountId);
    return needed > halfTokens - reserved ? "You don't have enough tokens." : undefined;
  }

  async #insert(subject: Subject, input: StickerOrderInput, ownerId: string): Promise<void> {
    const { project, option } = subject;
    const content = freezeProject(project);
    const facts = { projectId: project.id, ownerId };
    const items = createStickerOrderItems(input, subject).map((item) => ({
      ...item,
      inputHash: hashJson(content.inputs[item.openingId]),
    }));
    await this.#deps.db.transaction().execute(async (transaction) => {
      const snapshotId = await upsertSnapshot(transaction, {
        ...facts,
        version: project.backupVersion,
        content,
        hash: hashJson(content),
      });
      await insertStickerOrder(transaction, {
        ...facts,
        id: `${project.id}-${randomBytes(ID_BYTES).toString("hex")}`,
        brand: project.brand,
        snapshotId,
        outputType: option.type,
        outputScale: option.scale,
        requestId: input.requestId,
        items,
      });
    });
  }
}
