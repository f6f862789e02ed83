// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  ConfirmOrderMapDocument,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { createGuestProject } from "../../project/store/guests/guest-projects.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { DESIGN } from "../../project/store/test/sample-design.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { uploadGuestMap } from "../map-check/upload-guest-map.ts";
import { MapReviews } from "./MapReviews.tsx";
import type { Order } from "./order.ts";

type Review = Order["mapReviews"][number];

const REVIEW: Review = {
  id: "review-1",
  lineItemId: "line-1",
  fileId: "snap01",
  note: "Texas is blurry.",
  dueAt: "2026-11-24T15:30:00.000Z",
  endedAt: null,
  outcome: null,
  regionType: "state",
  regionTypePlural: "states",
  problems: [{ kind: "BLURRY", count: 1, regions: [{ id: "TX", name: "Texas" }] }],
};

let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(facts: Partial<Review> = {}) {
  const order = { number: 1042, items: [], mapReviews: [{ ...REVIEW, ...facts }] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the component reads
  const element = <MapReviews order={order as unknown as Order} />;
  const route = {
    path: "/order/:number",
    loader: () => null,
    element,
    HydrateFallback: () => null,
  };
  renderPage([route], { entries: ["/order/1042?key=k3y"] });
}

it("shows the note and what to look at, and confirms with the key of the link", async () => {
  api.on(ConfirmOrderMapDocument, { confirmOrderMap: { __typename: "OrderMapConfirmed" } });
  show();
  const card = within(await screen.findByRole("region", { name: "One more look at “your map”?" }));
  expect(card.getByText("Texas is blurry.")).toBeDefined();
  expect(card.getByText(/by November 24, 2026, we'll print your map as it is then/)).toBeDefined();
  expect(card.getByRole("link", { name: "Texas" }).getAttribute("href")).toBe("/p/snap01/TX");
  expect(card.getByText(/^To change your map, log in/)).toBeDefined();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(card.getByRole("button", { name: "It's ready" }));
  const input = { number: 1042, reviewId: "review-1", key: "k3y" };
  await waitFor(() => expect(api.sent).toEqual([{ input }]));
});

it("leads a guest to the map in this browser", async () => {
  api.on(StoreGuestSnapshotDocument, {
    storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap01" },
  });
  await createGuestProject(DESIGN, { requestId: "r1" });
  await uploadGuestMap("guest-r1");
  show();
  const link = await screen.findByRole("link", { name: "Open your map" });
  await waitFor(() => expect(link.getAttribute("href")).toBe("/p/guest-r1"));
  expect(screen.queryByText(/^To change your map, log in/)).toBeNull();
});

it("says why a confirmation came too late", async () => {
  const message = "We've already started to print this map. Write to us if something's wrong.";
  api.on(ConfirmOrderMapDocument, { confirmOrderMap: { __typename: "OrderMapPrinted", message } });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "It's ready" }));
  expect(await screen.findByText(message)).toBeDefined();
});

it("says what is printed after the end", async () => {
  const endedAt = "2026-11-20T15:30:00.000Z";
  show({ endedAt, outcome: "CONFIRMED", problems: [] });
  const thanks = "Thank you. We're printing “your map” as you confirmed it.";
  expect(await screen.findByText(thanks)).toBeDefined();
  cleanup();
  show({ endedAt, outcome: "EXPIRED", problems: [] });
  const printed = "We're printing “your map” as it was on November 20, 2026.";
  expect(await screen.findByText(printed)).toBeDefined();
});
