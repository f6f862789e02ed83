import type { PickupCustomer } from "@photomap/printing";
import { sql } from "kysely";
import { z } from "zod";
import type {
  RetailChain,
  RetailOrderStatus,
} from "../../platform/adapters/walgreens/retail-chain.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import {
  type ChainStatus,
  type PickupOrder,
  type PickupState,
} from "../../printing/pickup/pickup.types.ts";
import {
  changeState,
  findEncryptedCustomer,
  findPickupOrder,
  listPickupOrders,
  type StateChange,
} from "../../printing/pickup/pickup-order.queries.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";

export interface StaffPickupOrder extends PickupOrder {
  /** Contact data; null from 90 days after the order. */
  readonly customer: PickupCustomer | null;
}

export interface PickupOrderPage {
  readonly orders: readonly PickupOrder[];
  readonly nextCursor: string | null;
}

export type PickupChangeResult =
  | { readonly kind: "changed"; readonly order: StaffPickupOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "invalid"; readonly problem: string };

interface Dependencies {
  readonly db: Database;
  readonly chain: RetailChain | undefined;
  readonly cipher: CustomerCipher;
}

const PAGE_SIZE = 50;
/** The shortest searched start of an id: the length that the list shows. */
const MIN_ID_LENGTH = 8;

const orderId = z.guid();

const reconcileInput = z.object({
  orderId,
  /** The chain's number; null when the chain has no such order. */
  walgreensOrderId: z
    .string()
    .trim()
    .min(1, "Enter the Walgreens order number.")
    .max(50)
    .nullable(),
});

/** Pickup orders of both brands; each change is in the audit log. */
export class StaffPickupService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** One page, last changed first; undefined for viewers without the permission. */
  async search(
    viewer: Viewer,
    page: {
      readonly state?: PickupState | null | undefined;
      readonly search?: string | null | undefined;
      readonly after?: string | null | undefined;
    },
  ): Promise<PickupOrderPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const text = page.search?.trim() ?? "";
    const after = readCursor(page.after);
    const conditions = [
      sql`true`,
      ...(page.state ? [sql`state = ${page.state}`] : []),
      ...(text === ""
        ? []
        : [
            sql`(
              (length(${text}) >= ${MIN_ID_LENGTH} and starts_with(id::text, ${text.toLowerCase()}))
              or chain_order_id = ${text}
              or project_id = ${text} or store ->> 'storeNum' = ${text})`,
          ]),
      ...(after === undefined
        ? []
        : [sql`(updated_at, id) < (${after.updatedAt}, ${after.id}::uuid)`]),
    ];
    const found = await listPickupOrders(this.#deps.db, {
      where: sql.join(conditions, sql` and `),
      order: sql`updated_at desc, id desc`,
      limit: PAGE_SIZE + 1,
    });
    const orders = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? orders.at(-1) : undefined;
    return { orders, nextCursor: last === undefined ? null : writeCursor(last) };
  }

  /** Returns undefined when the order is missing or the viewer lacks the permission. */
  async find(viewer: Viewer, id: string): Promise<StaffPickupOrder | undefined> {
    const isStaff = getPermittedStaff(viewer, "all-orders") !== undefined;
    if (!isStaff || !orderId.safeParse(id).success) return undefined;
    const { db, cipher } = this.#deps;
    const order = await findPickupOrder(db, id);
    const encrypted = order && (await findEncryptedCustomer(db, id));
    return order && { ...order, customer: encrypted ? cipher.decrypt(encrypted) : null };
  }

  /** Reads a placed order's status from the chain and stores it. */
  async checkStatus(viewer: Viewer, id: string): Promise<PickupChangeResult> {
    const order = await this.find(viewer, id);
    if (order === undefined) return { kind: "missing" };
    if (order.chainOrderId === null) return invalid("This order has no Walgreens number yet.");
    const status = await this.#readStatus(order.chainOrderId);
    if (status === "unavailable") return { kind: "unavailable" };
    const { state } = order;
    await changeState(
      this.#deps.db,
      { id, from: [state] },
      { state, chainStatus: presentStatus(status) },
    );
    return this.#present(viewer, id);
  }

  /**
   * Ends an order in the state UNKNOWN: as placed, with the chain's number, which is verified, or
   * as not placed, so the person can order again.
   */
  async reconcile(viewer: Viewer, candidate: unknown): Promise<PickupChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(reconcileInput, candidate);
    if ("problem" in read) return invalid(read.problem);
    const { orderId: id, walgreensOrderId } = read.value;
    const order = await this.find(viewer, id);
    if (order === undefined) return { kind: "missing" };
    const target = await this.#findTarget(id, walgreensOrderId);
    if ("problem" in target) return target.problem;
    const { change } = target;
    if (order.state !== "UNKNOWN") {
      const isRepeated =
        order.state === change.state && order.chainOrderId === (walgreensOrderId ?? null);
      return isRepeated
        ? { kind: "changed", order }
        : invalid(`This order is already ${order.state.toLowerCase()}.`);
    }
    const isChanged = await this.#deps.db.transaction().execute(async (transaction) => {
      if (!(await changeState(transaction, { id, from: ["UNKNOWN"] }, change))) return false;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "pickup-order.reconcile",
        subjectType: "pickup-order",
        subjectId: id.toLowerCase(),
        details: {
          before: { state: "UNKNOWN", walgreensOrderId: null },
          after: { state: change.state, walgreensOrderId },
        },
      });
      return true;
    });
    // An order that was ended meanwhile is compared again; none becomes UNKNOWN a second time.
    return isChanged ? this.#present(viewer, id) : this.reconcile(viewer, candidate);
  }

  /** The state to end an order with, or why it cannot be ended. */
  async #findTarget(
    id: string,
    walgreensOrderId: string | null,
  ): Promise<
    | { readonly change: StateChange }
    | { readonly problem: Exclude<PickupChangeResult, { kind: "changed" }> }
  > {
    if (walgreensOrderId === null) {
      return { change: { state: "FAILED", answer: { kind: "not-placed" } } };
    }
    const status = await this.#readStatus(walgreensOrderId);
    if (status === "unavailable") return { problem: { kind: "unavailable" } };
    if (status?.isValid !== true) {
      return { problem: invalid("Walgreens doesn't recognize this number.") };
    }
    const [another] = await listPickupOrders(this.#deps.db, {
      where: sql`chain_order_id = ${walgreensOrderId} and id <> ${id}`,
      order: sql`id`,
      limit: 1,
    });
    if (another !== undefined) return { problem: invalid("This number belongs to another order.") };
    return {
      change: {
        state: "PLACED",
        answer: { kind: "reconciled" },
        chainOrderId: walgreensOrderId,
        chainStatus: presentStatus(status),
      },
    };
  }

  async #readStatus(id: string): Promise<RetailOrderStatus | undefined | "unavailable"> {
    const read = await this.#deps.chain?.findStatus(id);
    return read?.kind === "ok" ? read.value : "unavailable";
  }

  async #present(viewer: Viewer, id: string): Promise<PickupChangeResult> {
    const order = await this.find(viewer, id);
    return order === undefined ? { kind: "missing" } : { kind: "changed", order };
  }
}

function presentStatus(status: RetailOrderStatus | undefined): ChainStatus {
  const { isValid, code, text } = status ?? { isValid: false, code: "", text: "" };
  return { isValid, code, text, checkedAt: new Date().toISOString() };
}

function invalid(problem: string) {
  return { kind: "invalid", problem } as const;
}

function writeCursor({ updatedAt, id }: PickupOrder): string {
  return `${updatedAt.getTime()}-${id}`;
}

function readCursor(cursor: string | null | undefined) {
  const [, ms, id] = /^(\d{1,15})-(.{36})$/.exec(cursor ?? "") ?? [];
  if (ms === undefined || id === undefined || !orderId.safeParse(id).success) return undefined;
  return { updatedAt: new Date(Number(ms)), id };
}
