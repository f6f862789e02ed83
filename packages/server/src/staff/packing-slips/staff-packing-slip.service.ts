import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { createPackingSlip } from "./packing-slip.ts";
import { listPackedOrders } from "./staff-packing-slip.repository.ts";

export interface PackingSlipRequest {
  /** The numbers of orders, whose slips follow each other in this order. */
  readonly numbers: readonly number[];
  /** The shipment that the slip is about; without it, what is left to ship. */
  readonly shipmentId?: string | undefined;
}

/** Packing slips, written anew for each download. */
export class StaffPackingSlipService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Writes one PDF with the slips of all paid orders. Undefined when there is none, and for viewers
   * without the permission.
   */
  async write(
    viewer: Viewer,
    { numbers, shipmentId }: PackingSlipRequest,
  ): Promise<Buffer | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const orders = await listPackedOrders(this.#db, numbers);
    const slips = orders.flatMap((order) => createPackingSlip(order, shipmentId) ?? []);
    if (slips.length === 0) return undefined;
    // Loads the PDF library on first use: it takes 130 ms and 10 MB.
    const { writePackingSlips } = await import("./write-packing-slips.ts");
    return writePackingSlips(slips);
  }
}
