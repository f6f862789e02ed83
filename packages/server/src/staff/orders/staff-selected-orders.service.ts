import { findShippingObstacle, type ShippingObstacle } from "@photomap/commerce";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { openPrintArchive } from "./print-archive.ts";
import { findPrintStatus, type StaffOrderPrint } from "./staff-order-print.ts";
import {
  listSelectedOrders,
  type SelectedOrderRow,
  type SelectedPrintRow,
  type UnshippedLine,
} from "./staff-selected-orders.repository.ts";

export type { UnshippedLine } from "./staff-selected-orders.repository.ts";

/** A print file of a selected order. */
export interface SelectedPrint {
  readonly id: string;
  readonly status: StaffOrderPrint["status"];
  /** Whether staff can download the file. */
  readonly isReady: boolean;
  /** Whether the customer was asked to look at the map. */
  readonly isWaitingForCustomer: boolean;
}

/** What is left to do for an order that staff work on together with others. */
export interface SelectedOrder {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  readonly shippingObstacle: ShippingObstacle | null;
  /** The lines with units left to ship; none unless the order is a sale. */
  readonly lines: readonly UnshippedLine[];
  readonly prints: readonly SelectedPrint[];
}

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
}

/** Several orders that staff work on at once. */
export class StaffSelectedOrderService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The orders with these numbers that exist; undefined without the permission. */
  async list(
    viewer: Viewer,
    numbers: readonly number[],
  ): Promise<readonly SelectedOrder[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const rows = await listSelectedOrders(this.#deps.db, [...new Set(numbers)]);
    return rows.map(presentOrder);
  }

  /**
   * A ZIP stream of all print files of the orders that are ready. Undefined when there is none, and
   * for viewers without the permission.
   */
  async openPrints(
    viewer: Viewer,
    numbers: readonly number[],
  ): Promise<AsyncIterable<Uint8Array> | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const rows = await listSelectedOrders(this.#deps.db, numbers);
    const files = rows.flatMap(({ number, prints }) =>
      prints.flatMap((print, index) =>
        isReady(print) ? [{ name: `order-${number}-${index + 1}.pdf`, key: print.resultKey }] : [],
      ),
    );
    return files.length === 0 ? undefined : openPrintArchive(this.#deps.storage, files);
  }
}

function presentOrder(row: SelectedOrderRow): SelectedOrder {
  const { id, number, name, state, canceledAt } = row;
  const isSale = state === "PAID" && canceledAt === null;
  return {
    id,
    number,
    name,
    shippingObstacle: findShippingObstacle(row),
    lines: isSale ? row.lines : [],
    prints: row.prints.map((print) => ({
      id: print.id,
      status: findPrintStatus(print),
      isReady: isReady(print),
      isWaitingForCustomer: print.isWaitingForCustomer,
    })),
  };
}

function isReady(
  print: SelectedPrintRow,
): print is SelectedPrintRow & { readonly resultKey: string } {
  return print.status === "DONE" && print.resultKey !== null && !print.isWaitingForCustomer;
}
