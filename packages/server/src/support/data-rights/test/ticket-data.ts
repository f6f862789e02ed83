import { randomUUID } from "node:crypto";
import type { MailBackend } from "@photomap/testing";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";

/**
 * Stores a ticket of the account with a file, a message and a row of the audit log, and one that a
 * guest, whom the account has not claimed, wrote with the account's address.
 */
export async function writeTickets(test: MailBackend, viewer: AccountViewer): Promise<string[]> {
  const { sessions, storage, uploads } = test.backend;
  const guest = await sessions.startGuest();
  const ids: string[] = [];
  for (const writer of [viewer, guest.viewer]) {
    const [ticketId, projectId, requestId] = [randomUUID(), randomUUID(), randomUUID()];
    const photo = { id: projectId, extension: ".jpg", contentType: "image/jpeg", bytes: 8 };
    const permit = await uploads.createPermit(writer, "contact", photo);
    if (permit.kind !== "granted") throw new Error(permit.kind);
    await storage.writeOriginal(permit.key, Buffer.from("a screen"), "image/jpeg");
    await storage.writeMedia(`${permit.key}/master.jpg`, Buffer.from("a copy"), "image/jpeg");
    await test.query(
      `with written as (
         insert into ticket (id, business_id, owner_id, name, email, subject, question, hash,
           search_text)
         values ($1, 'pm', $2, $3, $3, $3, 'orders/refund', '', $3) returning id
       ), said as (
         insert into ticket_message (ticket_id, author, text, request_id)
         select id, 'CUSTOMER', $3, $4 from written
       ), answered as (
         insert into staff_action (account_id, action, subject_type, subject_id)
         select 'staff', 'ticket.answer', 'ticket', id from written
       ), processed as (
         insert into photo (key, owner_id) values ($5, $2)
       )
       insert into ticket_file (ticket_id, key) select id, $5 from written`,
      [ticketId, writer.identity, viewer.email, requestId, permit.key],
    );
    ids.push(ticketId, projectId, requestId);
  }
  return ids;
}
