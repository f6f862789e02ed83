// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StaffSeriesValuesFragment } from "../../platform/api/generated/graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Dashboard } from "./Dashboard.tsx";

type Values = Parameters<typeof Dashboard>[0]["dashboard"];

function makeSeries(values: readonly number[], previousTotal = 0): StaffSeriesValuesFragment {
  return {
    days: values.map((value, index) => ({ day: `2026-07-0${index + 1}`, value })),
    total: values.reduce((sum, value) => sum + value, 0),
    previousTotal,
  };
}

const NOTHING: Values = {
  orders: makeSeries([0, 0, 0, 0, 0, 0, 0]),
  revenue: makeSeries([0, 0, 0, 0, 0, 0, 0]),
  renders: makeSeries([0, 0, 0, 0, 0, 0, 0]),
  uploads: makeSeries([0, 0, 0, 0, 0, 0, 0]),
  ordersToSend: 0,
  ordersToReview: 0,
  failedPrints: 0,
  stickersToPrint: 0,
  pickupsToReconcile: 0,
  usage: [],
  legalPages: [],
};

function show(values: Partial<Values> = {}, entry = "/staff") {
  const element = <Dashboard dashboard={{ ...NOTHING, ...values }} openTickets={1234} />;
  renderPage([{ path: "/staff", element }], { entries: [entry] });
}

const getChart = (name: string) => {
  const figure = screen.getByRole("heading", { name }).closest("figure");
  if (figure === null) throw new Error(`There is no chart ${name}`);
  return within(figure);
};

it("leads to the work that is open, with its count", async () => {
  show({ ordersToSend: 12, pickupsToReconcile: 2 });
  const links = [
    ["12 Orders to ship", "/staff/orders?state=PAID&fulfillment=UNFULFILLED"],
    ["1,234 Open tickets", "/staff/tickets?status=OPEN"],
    ["2 Pickups to reconcile", "/staff/pickups?state=UNKNOWN"],
    ["0 Orders to review", "/staff/orders?state=NEEDS_REVIEW"],
    ["0 Stickers to print", "/staff/stickers"],
    ["0 Failed print files", "/staff/orders?state=PAID&fulfillment=UNFULFILLED&prints=yes"],
  ];
  for (const [text, path] of links) {
    const [count = "", ...label] = text?.split(" ") ?? [];
    const link = screen.getByText(label.join(" ")).closest("a");
    expect(link?.getAttribute("href")).toBe(path);
    expect(link?.textContent).toContain(count);
  }
  expect(await findViolations()).toEqual([]);
});

it("shows money in dollars, and each day in a table", () => {
  show({ revenue: makeSeries([0, 123_456, 500], 1000) });
  const chart = getChart("Revenue");
  expect(chart.getByText("$1,239.56")).toBeTruthy();
  expect(chart.getByText("Most in a day: $1,234.56")).toBeTruthy();
  const rows = chart.getAllByRole("row", { hidden: true }).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Jul 3$5.00",
    "Jul 2$1,234.56",
    "Jul 1$0.00",
  ]);
});

it("shows days without anything", () => {
  show();
  const chart = getChart("Orders");
  expect(chart.getByText("Most in a day: 0")).toBeTruthy();
  expect(chart.getAllByRole("row", { hidden: true })).toHaveLength(8);
});

it("changes the period and keeps the rest of the address", () => {
  show({}, "/staff?theme=dark&days=30");
  const link = screen.getByRole("link", { name: "90 days" });
  expect(link.getAttribute("href")).toBe("/staff?theme=dark&days=90");
  const current = screen.getByRole("link", { name: "7 days" });
  expect(current.getAttribute("aria-current")).toBe("true");
  expect(link.getAttribute("aria-current")).toBeNull();
});

it("CNT-06 names the legal pages that are unapproved templates", async () => {
  show({
    legalPages: [
      { path: "/privacy", title: "Privacy Policy", isApproved: false },
      { path: "/refunds", title: "Refund Policy", isApproved: true },
      { path: "/terms", title: "Terms of Service", isApproved: false },
    ],
  });
  const note = screen.getByRole("status");
  expect(note.textContent).toContain(
    "Template, not approved yet: Privacy Policy, Terms of Service.",
  );
  const link = within(note).getByRole("link", { name: "Privacy Policy" });
  expect(link.getAttribute("href")).toBe("/privacy");
  expect(await findViolations()).toEqual([]);
});

it("shows no note once every legal page is approved", () => {
  show({ legalPages: [{ path: "/terms", title: "Terms of Service", isApproved: true }] });
  expect(screen.queryByRole("status")).toBeNull();
});

it("PRJ-14 SAV-09 UPL-09 shows how often people did what, in words", async () => {
  const count = (event: string, choice: string, times: number) => ({
    event,
    choice,
    count: times,
    previousCount: 0,
  });
  show({
    usage: [
      count("change-access-policy", "PUBLIC", 1234),
      count("create-project", "VINYL_WALL_MAP", 7),
      count("upload-blocked", "", 2),
    ],
  });
  const table = screen.getByRole("table", { name: "Usage" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));
  expect(rows.slice(1)).toEqual([
    "Sharing changed | Public viewing | 1,234 | 0",
    "Projects created | Wall hanging | 7 | 0",
    "File picker blocked by an in-app browser |  | 2 | 0",
  ]);
  expect(await findViolations()).toEqual([]);
});
