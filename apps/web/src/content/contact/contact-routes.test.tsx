import { createStaticHandler } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  CreateTicketDocument,
  type CreateTicketMutationVariables,
  GetAccountDocument,
  GetContactCategoriesDocument,
  GetContactQuestionDocument,
  type GetContactQuestionQuery,
} from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as home from "../routes/contact.tsx";
import * as category from "../routes/contact-category.tsx";
import * as question from "../routes/contact-question.tsx";
import * as unknownPath from "../routes/contact-unknown-path.ts";

const QUESTION: NonNullable<GetContactQuestionQuery["contactQuestion"]> = {
  id: "technical/change-email",
  slug: "change-email",
  title: "Change your email",
  description: "How the email address of your account is changed.",
  messageLabel: "Anything else?",
  tags: ["account"],
  fields: [
    { name: "newEmail", label: "New address", type: "text", required: true, options: [] },
    { name: "kind", label: "Kind", type: "select", required: false, options: ["Work", "Home"] },
    { name: "proof", label: "Screenshot", type: "file", required: false, options: [] },
  ],
  contentRaw: [{ type: "paragraph", children: [{ type: "text", text: "Write to us." }] }],
  category: { slug: "technical", title: "Log-in and email" },
};
const CATEGORY = {
  slug: "technical",
  title: "Log-in and email",
  description: "Codes and passwords.",
  questions: [{ slug: "change-email", title: QUESTION.title, description: QUESTION.description }],
};
const PATH = "/contact/technical/change-email";
const TICKET_ID = "0b1f7a8e-5f7c-4a4b-9a0a-3f1f0c1d2e3f";

const routes = [
  { path: "/contact", loader: home.loader, Component: home.default },
  { path: "/contact/:category", loader: category.loader, Component: category.default },
  {
    path: "/contact/:category/:question",
    loader: question.loader,
    action: question.action,
    Component: question.default,
  },
  { path: "/contact/*", loader: unknownPath.loader, Component: () => null },
];
let api: FakeGraphql;
let inputs: CreateTicketMutationVariables["input"][];

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(GetAccountDocument, { account: ACCOUNT });
  api.on(GetContactCategoriesDocument, { contactCategories: [CATEGORY] });
  api.on(GetContactQuestionDocument, (variables) => ({
    supportEmail: "support@photomap.example",
    contactQuestion: variables.question === "change-email" ? QUESTION : null,
  }));
  inputs = [];
  api.on(CreateTicketDocument, ({ input }) => {
    inputs.push(input);
    return { createTicket: { __typename: "CreatedTicket", created: true } as const };
  });
});

async function post(values: Record<string, string>) {
  const request = new Request(`https://photomap.example${PATH}`, {
    method: "POST",
    body: new URLSearchParams({ ticketId: TICKET_ID, ...values }),
    headers: { "user-agent": "Test browser" },
  });
  const found = await createStaticHandler(routes).query(request);
  if (found instanceof Response) return { to: found.headers.get("location"), status: found.status };
  return { status: found.statusCode, data: Object.values(found.actionData ?? {})[0] };
}

const VALUES = {
  name: "Customer 12",
  email: "customer@mail.example",
  "field-newEmail": "new@mail.example",
  "field-kind": "",
  message: "Hello",
};

it("CNT-03 lists the categories with their questions", async () => {
  const { page } = await openPage(routes, "/contact");
  expect(page).toContain('href="/contact/technical"');
  expect(page).toContain(`href="${PATH}"`);
  const category = await openPage(routes, "/contact/technical");
  expect(category.page).toContain("Codes and passwords.");
  expect(category.page).toContain(`href="${PATH}"`);
});

it.each(["/contact/no-such", "/contact/technical/no-such", "/contact/a/b/c"])(
  "CNT-07 does not find %s",
  async (path) => {
    expect(await openPage(routes, path)).toMatchObject({ status: 404 });
  },
);

it("CNT-03 shows the answer, then a form with the fields of the question", async () => {
  const { page } = await openPage(routes, PATH);
  expect(page.indexOf("Write to us.")).toBeLessThan(page.indexOf("<form"));
  expect(page).toMatch(/<form [^>]*method="post"/);
  expect(page).toMatch(/<input type="email"[^>]* required=""/);
  expect(page).toMatch(/<input type="text"[^>]* name="field-newEmail"/);
  const [select] = /<select [^>]*name="field-kind".*?<\/select>/.exec(page) ?? [];
  expect(select?.match(/(?<=>)[^<>]+(?=<\/option>)/g)).toEqual(["Choose one", "Work", "Home"]);
  expect(page).toMatch(/<input type="file"[^>]* name="field-proof"/);
  expect(page).toMatch(/<textarea [^>]*name="message"/);
  expect(page).not.toMatch(/<textarea [^>]*required/);
  expect(page).toContain("Email them to");
});

it("fills in the address of the account and another id in every form", async () => {
  const pages = await Promise.all([
    openPage(routes, PATH, SESSION),
    openPage(routes, PATH, SESSION),
  ]);
  const ids = pages.map(({ page }) => /name="ticketId" value="([^"]+)"/.exec(page)?.[1]);
  expect(new Set(ids).size).toBe(2);
  expect(pages[0].page).toContain('value="customer@mail.example"');
  expect((await openPage(routes, PATH)).page).not.toContain('value="customer@mail.example"');
});

it("CNT-03 creates a ticket without a message", async () => {
  expect(await post({ ...VALUES, message: "" })).toMatchObject({ status: 303 });
  expect(inputs).toMatchObject([{ message: "" }]);
});

it("creates a ticket by the form alone and then says that it was sent", async () => {
  expect(await post(VALUES)).toEqual({ status: 303, to: `${PATH}?sent=1` });
  expect(inputs).toEqual([
    {
      id: TICKET_ID,
      question: "technical/change-email",
      name: "Customer 12",
      email: "customer@mail.example",
      subject: "Change your email",
      message: "Hello",
      fields: [{ type: "TEXT", label: "New address", value: "new@mail.example" }],
      tags: ["account"],
      userAgent: "Test browser",
    },
  ]);
  const { page } = await openPage(routes, `${PATH}?sent=1`);
  expect(page).toContain("we almost always respond within 1 business day.");
  expect(page).not.toContain("<form");
});

it("names what is missing and keeps what was typed", async () => {
  const typed = { ...VALUES, name: " ", email: "not an address", "field-newEmail": "" };
  const { status, data } = await post(typed);
  expect(status).toBe(400);
  expect(data).toMatchObject({
    problems: {
      name: "Enter your name",
      email: "Invalid email",
      "field-newEmail": "Please fill in this field.",
    },
    values: { message: "Hello", email: "not an address" },
  });
  expect(inputs).toEqual([]);
});

it("keeps what was typed when the ticket is refused or the API is down", async () => {
  const message = "You've sent a lot of messages. Try again in an hour.";
  api.on(CreateTicketDocument, { createTicket: { __typename: "TooManyAttempts", message } });
  expect(await post(VALUES)).toMatchObject({ status: 400, data: { reason: message } });
  api.fail(CreateTicketDocument, SERVER_DOWN);
  expect(await post(VALUES)).toMatchObject({
    status: 503,
    data: { values: { message: "Hello", ticketId: TICKET_ID } },
  });
});
