import type { BrandId } from "@photomap/design";
import type { Database } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer/viewer.ts";
import type { CartRow } from "../../carts/cart.types.ts";
import type { OrderKeys } from "../order-key.ts";
import type { BuyerAddress } from "../placement/buyer-address.ts";
import {
  findLastRecipient,
  findOrderOfAccount,
  findOrderOfCheckout,
  findPaidOrder,
  listOrdersOfAccount,
} from "./order-history.repository.ts";
import type { OrderDetails } from "./order-history.types.ts";

const MAX_LISTED = 200;

/**
 * Orders for the buyer: the account whose verified address they were placed with, the owner of the
 * checkout, or whoever has the link of an email about them.
 */
export class OrderHistoryService {
  readonly #db: Database;
  readonly #keys: OrderKeys;

  constructor(db: Database, keys: OrderKeys) {
    this.#db = db;
    this.#keys = keys;
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

  /** Finds the order of the link in an email, for buyers without an account. */
  async findByKey(
    key: string,
    { brand, number }: { readonly brand: BrandId; readonly number: number },
  ): Promise<OrderDetails | undefined> {
    const orderId = this.#keys.readOrderId(key);
    const order = orderId && (await findPaidOrder(this.#db, { orderId, brand }));
    return order && order.number === number ? order : undefined;
  }

  /**
   * Finds the address to start the viewer's own checkout with: the one that was entered for it
   * before, or that of the account's last order.
   */
  async findLastAddress(
    viewer: Viewer,
    { brand, id: cartId }: Pick<CartRow, "brand" | "id">,
  ): Promise<BuyerAddress | undefined> {
    const accountId = viewer.kind === "account" ? viewer.accountId : undefined;
    const recipient = await findLastRecipient(this.#db, { brand, cartId, accountId });
    const { line1, line2, city, state, postalCode } = recipient?.shippingAddress ?? {};
    const { name } = recipient ?? {};
    // The payment page has collected addresses without some of them.
    if (!name || !line1 || !city || !state || !postalCode) return undefined;
    return { name, line1, line2, city, state, zip: postalCode };
  }

  /** Returns undefined until the checkout is completed. */
  findOfCheckout(
    viewer: Viewer,
    checkout: { readonly checkoutId: string; readonly brand: BrandId },
  ): Promise<OrderDetails | undefined> {
    return findOrderOfCheckout(this.#db, checkout, viewer);
  }
}
