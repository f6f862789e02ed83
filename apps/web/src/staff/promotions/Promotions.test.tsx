// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  StaffDecideEntryDocument,
  type StaffEntryRowFragment,
  type StaffPromotionRowFragment,
  StaffSavePromotionDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PromotionEntries } from "./PromotionEntries.tsx";
import { PromotionList } from "./PromotionList.tsx";

const NOW = Date.parse("2026-07-04T12:00:00.000Z");
const PROMOTION: StaffPromotionRowFragment = {
  id: "summer-of-maps",
  updatedAt: "2026-07-04T12:00:00.000Z",
  businessId: "pm",
  title: "Summer of maps",
  description: "Show us your map.",
  status: "OPEN",
  maxEntries: 50,
  numEntries: 2,
  waitingCount: 1,
  tokens: 2.5,
  startsAt: "2026-06-01T00:00:30.000Z",
  endsAt: null,
};
const ENTRY: StaffEntryRowFragment = {
  id: "entry-1",
  createdAt: "2026-07-01T12:00:00.000Z",
  customerId: "customer-1",
  email: "family@mail.example",
  submission: "At the lake\nin June",
  status: "AWAITING_APPROVAL",
  decidedAt: null,
  decidedBy: null,
};

function showList(promotions: readonly StaffPromotionRowFragment[], canManage = true) {
  const element = <PromotionList promotions={promotions} canManage={canManage} now={NOW} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

function showEntries(entries: readonly StaffEntryRowFragment[]) {
  const page = { promotion: PROMOTION, entries: [...entries], nextCursor: null };
  const element = <PromotionEntries canManage page={page} now={NOW} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("lists promotions with places, waiting entries and status; employees create none", async () => {
  const others: Partial<StaffPromotionRowFragment>[] = [
    { id: "2", status: "CLOSED" },
    { id: "3", endsAt: "2026-07-01T00:00:00.000Z" },
    { id: "4", startsAt: "2026-08-01T00:00:00.000Z" },
    { id: "5", numEntries: 50 },
  ];
  showList([PROMOTION, ...others.map((facts) => ({ ...PROMOTION, ...facts }))], false);
  expect((await screen.findAllByText("2 of 50")).length).toBe(4);
  for (const status of ["Open", "Closed", "Ended", "Scheduled", "Full"]) {
    expect(screen.getByText(status)).toBeTruthy();
  }
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("creates a promotion with an address from its title", async () => {
  const api = new FakeGraphql();
  api.on(StaffSavePromotionDocument, { staffSavePromotion: { __typename: "StaffPromotionSaved" } });
  showList([]);
  await userEvent.click(await screen.findByRole("button", { name: "New promotion" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Enter a title.")).toBeTruthy();
  expect(dialog.getByText("Enter 0.5 to 50, in steps of 0.5.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Title/), "Maps in Fall, 2026!");
  await userEvent.type(dialog.getByLabelText("Places"), "20");
  await userEvent.type(dialog.getByLabelText("Tokens per entry"), "1.5");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent.at(-1)).toEqual({
    input: expect.objectContaining({
      id: "maps-in-fall-2026",
      updatedAt: null,
      status: "OPEN",
      maxEntries: 20,
      tokens: 1.5,
      endsAt: null,
    }),
  });
});

it("approves and denies entries; an approved one has no buttons", async () => {
  const api = new FakeGraphql();
  api.on(StaffDecideEntryDocument, { staffDecideEntry: { __typename: "StaffEntryDecided" } });
  const approved: StaffEntryRowFragment = {
    ...ENTRY,
    id: "entry-2",
    email: "owner@mail.example",
    status: "APPROVED",
    decidedAt: "2026-07-02T12:00:00.000Z",
    decidedBy: "employee@mail.example",
  };
  const denied: StaffEntryRowFragment = { ...ENTRY, id: "3", email: "no@x.test", status: "DENIED" };
  showEntries([ENTRY, approved, denied]);
  const done = within(
    await screen.findByRole("article", { name: "Entry from owner@mail.example" }),
  );
  expect(done.queryAllByRole("button")).toEqual([]);
  expect(done.getByText(/by employee@mail.example$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Deny the entry from no@x.test" })).toBeNull();
  expect(screen.getByRole("button", { name: "Approve the entry from no@x.test" })).toBeTruthy();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(
    screen.getByRole("button", { name: "Approve the entry from family@mail.example" }),
  );
  await waitFor(() => expect(api.sent).toEqual([{ entryId: "entry-1", status: "APPROVED" }]));
});

it("keeps brand and tokens of a promotion with entries", async () => {
  showEntries([]);
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText<HTMLInputElement>("Tokens per entry").disabled).toBe(true);
  expect(dialog.getByLabelText<HTMLSelectElement>("Brand").disabled).toBe(true);
  expect(dialog.queryByLabelText("Page address")).toBeNull();
});
