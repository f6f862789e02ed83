import { randomUUID } from "node:crypto";
import { packPayloads } from "@photomap/testing/script-payloads";
import type { BrowserContext } from "@playwright/test";
import { ALL_PAYLOADS, send } from "./send-payloads.ts";

/** Sends a ticket with payloads in every field and returns its id. */
export async function sendTicket(context: BrowserContext, email: string): Promise<string> {
  const value = packPayloads(2000, "\n")[0];
  const input = {
    id: randomUUID(),
    email,
    name: "<img src=x onerror=xss(15)>",
    subject: packPayloads(200)[0],
    message: ALL_PAYLOADS,
    question: "mapmaker/general-technical-question",
    fields: [{ type: "TEXT", label: "The address of the page", value }],
    userAgent: packPayloads(200)[1],
  };
  const created = await send<{ ticket?: { id: string } }>(
    context,
    `mutation ($input: CreateTicketInput!) { createTicket(input: $input) {
      ... on CreatedTicket { ticket { id } } ... on Refusal { message } } }`,
    { input },
  );
  if (created.ticket === undefined) throw new Error(JSON.stringify(created));
  return created.ticket.id;
}

export async function answerTicket(staff: BrowserContext, ticketId: string): Promise<void> {
  await send(
    staff,
    "mutation ($input: ReplyToTicketAsStaffInput!) { replyToTicketAsStaff(input: $input) { __typename } }",
    { input: { ticketId, requestId: randomUUID(), text: ALL_PAYLOADS } },
  );
}

/** Opens a promotion with payloads as title and description, and returns its id. */
export async function openPromotion(staff: BrowserContext): Promise<string> {
  const id = `promotion-${randomUUID().slice(0, 8)}`;
  const { __typename } = await send<{ __typename: string }>(
    staff,
    "mutation ($input: StaffSavePromotionInput!) { staffSavePromotion(input: $input) { __typename } }",
    {
      input: {
        id,
        businessId: "pm",
        title: packPayloads(100)[0],
        description: packPayloads(2000, "\n")[0],
        maxEntries: 5,
        startsAt: "2026-01-01T00:00:00.000Z",
        status: "OPEN",
        tokens: 1,
      },
    },
  );
  if (__typename !== "StaffPromotionSaved") throw new Error(__typename);
  return id;
}

export async function enterPromotion(context: BrowserContext, promotionId: string): Promise<void> {
  const { __typename } = await send<{ __typename: string }>(
    context,
    `mutation ($promotionId: ID!, $submission: String!) {
      enterPromotion(promotionId: $promotionId, submission: $submission) { __typename } }`,
    { promotionId, submission: packPayloads(1000)[1] },
  );
  if (__typename !== "EnterPromotionSuccess") throw new Error(__typename);
}
