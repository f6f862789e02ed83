import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";

export interface NewStaffAction {
  readonly accountId: string;
  /** The name of the action, such as order.fulfill. */
  readonly action: string;
  readonly subjectType:
    | "order"
    | "order-print"
    | "product"
    | "variant"
    | "discount"
    | "shipping-rates"
    | "map-review-setting"
    | "promotion"
    | "promotion-entry"
    | "account"
    | "sticker-sheets"
    | "ticket"
    | "pickup-order"
    | "project"
    /** The vouchers of one request, whose id is the subject's. */
    | "vouchers";
  readonly subjectId: string;
  /** What changed: `before` and `after`, or the request. Never a secret such as a code. */
  readonly details: object;
}

/** Inserts a row of the audit log, in the transaction of the action. */
export async function insertStaffAction(
  transaction: Transaction,
  action: NewStaffAction,
): Promise<void> {
  await sql`
    insert into staff_action (account_id, action, subject_type, subject_id, details)
    values (${action.accountId}, ${action.action}, ${action.subjectType}, ${action.subjectId},
      ${JSON.stringify(action.details)})`.execute(transaction);
}
