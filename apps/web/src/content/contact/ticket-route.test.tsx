import { createStaticHandler } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetTicketDocument,
  type GetTicketQuery,
  ReplyToTicketDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import { action, default as Component, loader } from "../routes/contact-ticket.tsx";

const ID = "0b1f7a8e-5f7c-4a4b-9a0a-3f1f0c1d2e3f";
const PATH = `/contact/tickets/${ID}?key=signed`;
const TICKET: NonNullable<GetTicketQuery["ticket"]> = {
  id: ID,
  subject: "Something does not work",
  status: "ANSWERED",
  name: "Customer 12",
  email: "customer@mail.example",
  createdAt: "2026-11-16T15:00:00.000Z",
  fields: [
    { label: "Device", value: "Phone", values: null, files: [] },
    {
      label: "Screenshot",
      value: null,
      values: ["key"],
      files: [{ name: "1.png", url: "/signed" }],
    },
  ],
  messages: [
    { id: "m1", author: "CUSTOMER", text: "<b>It froze</b>", createdAt: "2026-11-16T15:00:00Z" },
    { id: "m2", author: "STAFF", text: "Please try again", createdAt: "2026-11-17T15:00:00Z" },
  ],
};

const routes = [{ path: "/contact/tickets/:ticketId", loader, action, Component }];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(GetTicketDocument, { ticket: TICKET });
});

async function post(text: string) {
  const body = new URLSearchParams({ text, requestId: "r1" });
  const headers = { "content-length": String(String(body).length) };
  const request = new Request(`https://photomap.example${PATH}`, { method: "POST", body, headers });
  const found = await createStaticHandler(routes).query(request);
  if (found instanceof Response) return { to: found.headers.get("location"), status: found.status };
  return { status: found.statusCode, data: Object.values(found.actionData ?? {})[0] };
}

it("shows the thread to the holder of the key, with texts as they were typed", async () => {
  const { status, page } = await openPage(routes, PATH);
  expect(status).toBe(200);
  expect(api.sent).toContainEqual({ id: ID, key: "signed" });
  expect(page).toContain("&lt;b&gt;It froze&lt;/b&gt;");
  expect(page.indexOf("It froze")).toBeLessThan(page.indexOf("Please try again"));
  expect(page).toContain("Answered");
  expect(page).toContain("Phone");
  expect(page).toContain('src="/signed"');
  expect(page).toContain('name="robots" content="noindex"');
});

it("is the same page for missing tickets and those of others", async () => {
  api.on(GetTicketDocument, { ticket: null });
  const { status, page } = await openPage(routes, `/contact/tickets/${ID}`);
  expect(status).toBe(404);
  expect(page).toContain("We can&#x27;t show this message");
  expect(page).not.toContain("<form");
});

it("sends a reply by the form alone, with the key and the id of the request", async () => {
  api.on(ReplyToTicketDocument, { replyToTicket: { __typename: "ChangedTicket" } });
  const { status, to } = await post("It works now");
  expect(status).toBe(303);
  expect(to).toBe(`${PATH}&sent=1`);
  expect(api.sent).toContainEqual({
    input: { ticketId: ID, key: "signed", text: "It works now", requestId: "r1" },
  });
  const { page } = await openPage(routes, `${PATH}&sent=1`);
  expect(page).toContain("we almost always respond within 1 business day.");
});

it("keeps a refused reply, and its id for another attempt", async () => {
  const message = "You've sent a lot of messages. Try again in an hour.";
  api.on(ReplyToTicketDocument, { replyToTicket: { __typename: "TooManyAttempts", message } });
  const data = { text: "It works now", requestId: "r1", reason: message };
  expect(await post("It works now")).toEqual({ status: 400, data });
  api.fail(ReplyToTicketDocument, SERVER_DOWN);
  expect(await post("It works now")).toMatchObject({ status: 503, data: { requestId: "r1" } });
});
