import { createStaticHandler, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Answer, FakeApi, fail, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";

const ID = "0b1f7a8e-5f7c-4a4b-9a0a-3f1f0c1d2e3f";
const PATH = `/contact/tickets/${ID}?key=signed`;
const TICKET = {
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

const api = new FakeApi();
let routes: RouteObject[];
let sent: unknown[] = [];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, route] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("../routes/contact-ticket.tsx"),
  ]);
  vi.spyOn(log, "error").mockReturnValue(undefined);
  const { loader, action, default: Component } = route;
  routes = [{ path: "/contact/tickets/:ticketId", loader, action, Component }];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

/** Answers a query with the ticket and a mutation with the result. */
function answer(ticket: object | null, result: object | Answer = {}): void {
  sent = [];
  api.answer = (response, body) => {
    const { variables } = JSON.parse(body);
    sent.push(variables);
    if (!("input" in variables)) reply({ ticket })(response, body);
    else if (typeof result === "function") result(response, body);
    else reply({ replyToTicket: result })(response, body);
  };
}

async function post(text: string) {
  const body = new URLSearchParams({ text, requestId: "r1" });
  const headers = { "content-length": String(String(body).length) };
  const request = new Request(`https://photomap.example${PATH}`, { method: "POST", body, headers });
  const found = await createStaticHandler(routes).query(request);
  if (found instanceof Response) return { to: found.headers.get("location"), status: found.status };
  return { status: found.statusCode, data: Object.values(found.actionData ?? {})[0] };
}

it("shows the thread to the holder of the key, with texts as they were typed", async () => {
  answer(TICKET);
  const { status, page } = await openPage(routes, PATH);
  expect(status).toBe(200);
  expect(sent).toContainEqual({ id: ID, key: "signed" });
  expect(page).toContain("&lt;b&gt;It froze&lt;/b&gt;");
  expect(page.indexOf("It froze")).toBeLessThan(page.indexOf("Please try again"));
  expect(page).toContain("Answered");
  expect(page).toContain("Phone");
  expect(page).toContain('src="/signed"');
  expect(page).toContain('name="robots" content="noindex"');
});

it("is the same page for missing tickets and those of others", async () => {
  answer(null);
  const { status, page } = await openPage(routes, `/contact/tickets/${ID}`);
  expect(status).toBe(404);
  expect(page).toContain("This message cannot be shown");
  expect(page).not.toContain("<form");
});

it("sends a reply by the form alone, with the key and the id of the request", async () => {
  answer(TICKET, { __typename: "ChangedTicket" });
  const { status, to } = await post("It works now");
  expect(status).toBe(303);
  expect(to).toBe(`${PATH}&sent=1`);
  expect(sent).toContainEqual({
    input: { ticketId: ID, key: "signed", text: "It works now", requestId: "r1" },
  });
  const { page } = await openPage(routes, `${PATH}&sent=1`);
  expect(page).toContain("we almost always respond within 1 business day.");
});

it("keeps a refused reply, and its id for another attempt", async () => {
  const message = "You have sent many messages. Try again in an hour.";
  answer(TICKET, { __typename: "TooManyAttempts", message });
  const data = { text: "It works now", requestId: "r1", reason: message };
  expect(await post("It works now")).toEqual({ status: 400, data });
  answer(TICKET, fail(500, "down"));
  expect(await post("It works now")).toMatchObject({ status: 503, data: { requestId: "r1" } });
});
