import { createStaticHandler } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { openPage } from "../../app/test/open-page.tsx";
import {
  AllowEmailChangeDocument,
  ConfirmEmailChangeDocument,
  StopEmailChangeDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import * as allowPage from "../routes/allow-email-change.tsx";
import * as confirmPage from "../routes/confirm-email.tsx";
import * as stopPage from "../routes/stop-email-change.tsx";
import { EmailChangePage } from "./EmailChangePage.tsx";

const PATHS = {
  "/account/confirm-email": confirmPage,
  "/account/allow-email-change": allowPage,
  "/account/stop-email-change": stopPage,
};
const email = "somebody@mail.example";
const refusal = { __typename: "NotFound", message: "This link has been used." } as const;
let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

/** Presses a page's button and returns the outcome that the page shows. */
async function press(path: keyof typeof PATHS) {
  const { action, default: Component } = PATHS[path];
  const request = new Request(`https://photomap.example${path}?token=signed`, { method: "POST" });
  const found = await createStaticHandler([{ path, action, Component }]).query(request);
  if (found instanceof Response) throw new Error(`Answered ${found.status}`);
  return Object.values(found.actionData ?? {})[0];
}

it.each([
  ["/account/confirm-email", "Confirm your new address"],
  ["/account/allow-email-change", "Approve your new address"],
  ["/account/stop-email-change", "Keep your old address?"],
] as const)(
  "asks before it changes anything, because mail scanners open links: %s",
  async (path, title) => {
    const { action, default: Component } = PATHS[path];
    const { page } = await openPage([{ path, action, Component }], `${path}?token=signed`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toMatch(/<form [^>]*method="post"/);
    expect(api.sent).toEqual([]);
  },
);

it("tells what a confirmed address waits for", async () => {
  api.on(ConfirmEmailChangeDocument, {
    confirmEmailChange: { __typename: "EmailChanged", email },
  });
  expect(await press("/account/confirm-email")).toMatchObject({
    title: "Your address has changed",
    link: { to: "/account/login" },
  });
  api.on(ConfirmEmailChangeDocument, {
    confirmEmailChange: { __typename: "EmailChangeWaiting", email },
  });
  expect(await press("/account/confirm-email")).toMatchObject({
    text: expect.stringContaining(`${email} and approve the change`),
  });
  api.on(AllowEmailChangeDocument, {
    allowEmailChange: { __typename: "EmailChangeWaiting", email },
  });
  expect(await press("/account/allow-email-change")).toMatchObject({
    text: expect.stringContaining(`${email} and confirm the address`),
  });
  expect(api.sent).toEqual(Array.from({ length: 3 }, () => ({ token: "signed" })));
});

it("asks the owner to log in first, and leads back to the confirmation", async () => {
  api.on(ConfirmEmailChangeDocument, {
    confirmEmailChange: { __typename: "NotSignedIn", message: "Please log in." },
  });
  expect(await press("/account/confirm-email")).toEqual({
    title: "Log in to confirm",
    text: "Log in with the address you've used so far, then confirm your new one. If you didn't ask for a new address, close this page and nothing will change.",
    link: {
      label: "Log In",
      to: "/account/login?redirectTo=%2Faccount%2Fconfirm-email%3Ftoken%3Dsigned",
    },
  });
});

it("tells whether a change was stopped, undone or can't be any more", async () => {
  const titles = [];
  for (const stopEmailChange of [
    { __typename: "EmailChangeStopped", email, isUndone: false },
    { __typename: "EmailChangeStopped", email, isUndone: true },
    refusal,
  ] as const) {
    api.on(StopEmailChangeDocument, { stopEmailChange });
    titles.push(await press("/account/stop-email-change"));
  }
  expect(titles).toMatchObject([
    { title: "We stopped the change" },
    { title: "You have your account back", link: { to: "/account/forgot-password" } },
    { title: "We couldn't do that", text: refusal.message, isProblem: true },
  ]);
});

it("shows the outcome in place of the question", async () => {
  const outcome = { title: "We couldn't do that", text: refusal.message, isProblem: true };
  const element = <EmailChangePage title="" text="" buttonLabel="" outcome={outcome} />;
  const { page } = await openPage([{ path: "/", element }], "/");
  expect(page).toMatch(/role="alert"><h1>We couldn&#x27;t do that/);
  expect(page).not.toContain("<form");
});
