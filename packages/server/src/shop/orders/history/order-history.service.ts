import type { BrandId } from "@photomap/design";
import type { Database } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer/viewer.ts";
import {
  findOrderOfAccount,
  findOrderOfCheckout,
  listOrdersOfAccount,
} from "./order-history.repository.ts";
import type { OrderDetails } from "./order-history.types.ts";

const MAX_LISTED = 200;

/**
 * Orders for the buyer: the account whose verified address they were placed with, or the owner of
 * the checkout.
 */
export class OrderHistoryService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Lists the account's orders, newest first, at most 200. */
  async list(viewer: Viewer, brand: BrandId): Promise<OrderDetails[]> {
    if (viewer.kind !== "account") return [];
    const { accountId } = viewer;
    return listOrdersOfAccount(this.#db, { accountId, brand }, MAX_LISTED);
  }

  /** Returns undefined when the order is missing, unpaid or of another address or brand. */
  async find(viewer: Viewer, brand: BrandId, number: number): Promise<OrderDetails | undefined> {
    if (viewer.kind !== "account") return undefined;
    const { accountId } = viewer;
    return findOrderOfAccount(this.#db, { accountId, brand }, number);
  }

  /** Returns undefined until the checkout is completed. */
  findOfCheckout(
    viewer: Viewer,
    checkout: { readonly checkoutId: string; readonly brand: BrandId },
  ): Promise<OrderDetails | undefined> {
    return findOrderOfCheckout(this.#db, checkout, viewer);
  }
}
