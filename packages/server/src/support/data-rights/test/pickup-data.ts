import { randomUUID } from "node:crypto";
import type { MailBackend } from "@photomap/testing";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";

/** Stores a pickup order with a job and a row of the audit log; returns its ids. */
export async function orderPickup(
  test: MailBackend,
  viewer: AccountViewer,
  projectId: string,
): Promise<string[]> {
  const [id, batchId] = [randomUUID(), randomUUID()];
  await test.query(
    `with ordered as (
       insert into pickup_order (id, business_id, owner_id, project_id, batch_id, prints_hash, store,
         zip, products, state)
       values ($1, 'pm', $2, $3, $4, '', '{}', '48226', '[]', 'UNKNOWN')
       returning id
     ), queued as (
       insert into pgboss.job (name, data) select 'submit-pickup', jsonb_build_object('orderId', id)
       from ordered
     )
     insert into staff_action (account_id, action, subject_type, subject_id)
     select 'staff', 'pickup-order.reconcile', 'pickup-order', id from ordered`,
    [id, viewer.identity, projectId, batchId],
  );
  return [id, batchId];
}
