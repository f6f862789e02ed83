import { randomUUID } from "node:crypto";
import type { TestBackend } from "@photomap/testing";
import type { Operation } from "./operation.ts";
import type { People } from "./stage.ts";

const TICKETS = { ownId: randomUUID(), unverifiedId: randomUUID() };

/**
 * Creates one ticket with the owner's address, and one with an address that its account did not
 * verify.
 */
export async function createTickets(
  test: Pick<TestBackend, "query">,
  people: People,
): Promise<void> {
  for (const [id, email] of [
    [TICKETS.ownId, people.owner.email],
    [TICKETS.unverifiedId, people["invited, not verified"].email],
  ]) {
    await test.query(
      `insert into ticket (id, business_id, name, email, subject, question, hash, search_text)
       values ($1, 'pm', 'A customer', $2, 'A question', 'orders/refund', '', '')`,
      [id, email],
    );
  }
}

export const TICKET_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.ticket": {
    write: () => `{ ticket(id: "${TICKETS.ownId}", key: "forged") { id email } }`,
  },
  "Query.ticket#of an address that is not verified": {
    write: () => `{ ticket(id: "${TICKETS.unverifiedId}") { id } }`,
  },
  "Query.tickets": { write: () => "{ tickets { id } }" },
  "Mutation.createTicket": {
    write: () =>
      `mutation { createTicket(input: { id: "${randomUUID()}", question: "something-else/other",
         name: "A customer", email: "${randomUUID()}@mail.example", subject: "", message: "Hello" }) {
         __typename ... on CreatedTicket { created }
       } }`,
    isPermitted: (value) => JSON.stringify(value).includes('"created":true'),
  },
  "Mutation.replyToTicket": {
    write: () =>
      `mutation { replyToTicket(input: { ticketId: "${TICKETS.ownId}",
         requestId: "${randomUUID()}", text: "Thank you" }) { __typename } }`,
  },
};
