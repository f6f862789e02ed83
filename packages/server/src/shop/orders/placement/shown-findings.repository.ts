import { sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";
import { toRecordsetJson } from "../../../platform/database/json-rows.ts";

/** What a buyer saw about the map of a line before placing the order, as texts for staff. */
export interface ShownFindings {
  readonly cartLineId: string;
  readonly findings: readonly string[];
}

/** Stores what the buyer saw; lines that are not in the list keep what is stored. */
export async function updateShownFindings(
  transaction: Transaction,
  orderId: string,
  shown: readonly ShownFindings[],
): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    update order_line set shown_findings = shown.findings
    from jsonb_to_recordset(${toRecordsetJson(shown)}::jsonb) as shown (
      cart_line_id uuid, findings jsonb
    )
    where order_line.order_id = ${orderId} and order_line.cart_line_id = shown.cart_line_id`.execute(
    transaction,
  );
}
