// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  EnterPromotionDocument,
  type EnterPromotionMutation,
  type GetPromotionQuery,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import PromotionRoute from "../routes/promotion.tsx";

type Promotion = NonNullable<GetPromotionQuery["getPromotion"]>;
type Entry = NonNullable<Promotion["myEntry"]>;

const PROMOTION: Promotion = {
  id: "summer",
  title: "Summer of maps",
  description: "Tell us about your trip.",
  status: "OPEN",
  maxEntries: 50,
  numEntries: 12,
  tokens: 2.5,
  myEntry: null,
};
const ENTRY: Entry = {
  id: "entry-1",
  submission: "At the lake",
  status: "AWAITING_APPROVAL",
  createdAt: "2026-07-04T12:00:00.000Z",
};

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Page {
  promotion?: Promotion | null | undefined;
  signInPath?: string;
}

/** Opens the page; its loader returns what `page` holds at that time. */
function open(page: Page): void {
  renderPage(
    [{ path: "/promotions/:promotionId", Component: PromotionRoute, loader: () => page }],
    {
      entries: ["/promotions/summer"],
    },
  );
}

const answer = (enterPromotion: EnterPromotionMutation["enterPromotion"]) =>
  api.on(EnterPromotionDocument, { enterPromotion });
const heading = (name: string) => screen.findByRole("heading", { name });

it("takes a text as the entry and shows that it waits", async () => {
  const page: Page = { promotion: PROMOTION };
  open(page);
  await heading("Summer of maps");
  expect(screen.getByText("38 of 50 places are left.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(screen.getByText("Write something about your entry.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.type(screen.getByLabelText("Your entry"), "At the lake");
  expect(await findViolations()).toEqual([]);
  answer({ __typename: "EnterPromotionSuccess", success: true, entry: ENTRY });
  page.promotion = { ...PROMOTION, myEntry: ENTRY };
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  await heading("Your entry is awaiting approval");
  expect(api.sent).toEqual([{ promotionId: "summer", submission: "At the lake" }]);
  expect(screen.getByText("At the lake")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Enter" })).toBeNull();
});

it("keeps the text when there is no connection, and names a refusal", async () => {
  open({ promotion: PROMOTION });
  await userEvent.type(await screen.findByLabelText("Your entry"), "At the lake");
  api.isReachable = false;
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your entry").value).toBe("At the lake");
  api.isReachable = true;
  answer({ __typename: "TooManyAttempts", message: "Too many attempts. Try again in an hour." });
  await userEvent.click(screen.getByRole("button", { name: "Enter" }));
  await screen.findByText("Too many attempts. Try again in an hour.");
});

it.each([
  ["APPROVED", 2.5, "2.5 tokens were added"],
  ["APPROVED", 1, "1 token was added"],
  ["DENIED", 1, "Your entry wasn't accepted"],
] as const)("shows an entry that is %s with %d tokens", async (status, tokens, title) => {
  open({ promotion: { ...PROMOTION, tokens, myEntry: { ...ENTRY, status } } });
  await heading(title);
  expect(screen.queryByLabelText("Your entry")).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it.each([
  [{ status: "CLOSED" }, "This promotion is closed"],
  [{ numEntries: 50 }, "All places are taken"],
] as const)("takes no entries with %j", async (facts, title) => {
  open({ promotion: { ...PROMOTION, ...facts } });
  await heading(title);
  expect(screen.queryByRole("button", { name: "Enter" })).toBeNull();
});

it("leads visitors to the log-in and back", async () => {
  open({ promotion: PROMOTION, signInPath: "/account/login?redirectTo=%2Fpromotions%2Fsummer" });
  const link = await screen.findByRole("link", { name: "Log in to enter" });
  expect(link.getAttribute("href")).toBe("/account/login?redirectTo=%2Fpromotions%2Fsummer");
  expect(screen.queryByLabelText("Your entry")).toBeNull();
});

it("says that a promotion is missing, or loads it again after a failure", async () => {
  open({ promotion: null });
  await heading("Promotion not found");
  cleanup();
  const page: Page = { promotion: undefined };
  open(page);
  const retry = await screen.findByRole("button", { name: "Try again" });
  page.promotion = PROMOTION;
  await userEvent.click(retry);
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Summer of maps"),
  );
});
