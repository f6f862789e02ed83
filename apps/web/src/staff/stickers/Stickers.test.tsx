// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  StaffLayOutStickersDocument,
  StaffRetryStickerSheetsDocument,
  type StaffSheetSetDetailsFragment,
  StaffShipStickersDocument,
  type StaffStickerGroupRowFragment,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SheetSet } from "./SheetSet.tsx";
import { StickerQueue } from "./StickerQueue.tsx";

const NOW = Date.parse("2026-07-04T12:00:00.000Z");
const ORDER: StaffStickerGroupRowFragment["orders"][number] = {
  id: "abc123-1",
  paidAt: "2026-07-01T11:00:00.000Z",
  orderNumber: 1042,
  customerName: "Ada Buyer",
  stickerCount: 12,
  sheetSet: null,
};
const GROUP: StaffStickerGroupRowFragment = {
  id: "abc123-VINYL_WALL_MAP-1",
  fileName: "Our trips",
  businessId: "pm",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  canPrint: true,
  orders: [
    ORDER,
    {
      ...ORDER,
      id: "abc123-2",
      orderNumber: 1043,
      paidAt: "2026-07-04T10:00:00.000Z",
      stickerCount: 3,
      sheetSet: { id: "set-1", state: "DONE" },
    },
  ],
};
const SET: StaffSheetSetDetailsFragment = {
  id: "set-2",
  state: "DONE",
  message: "",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1.5,
  sheetCount: 2,
  overflow: false,
  pdfUrl: "/prints/sticker-sheets/set-2/sheets.pdf",
  createdAt: "2026-07-04T12:00:00.000Z",
  createdBy: "employee@mail.example",
  orders: [
    {
      id: "abc123-1",
      orderNumber: 1042,
      customerName: "Ada Buyer",
      status: "AWAITING_SHIPMENT",
      stickerCount: 12,
    },
    {
      id: "abc123-2",
      orderNumber: 1043,
      customerName: null,
      status: "SHIPPED",
      stickerCount: 3,
    },
  ],
  sheets: [
    {
      widthInches: 11,
      heightInches: 6.25,
      stickerCount: 5,
      url: "/prints/sticker-sheets/set-2/sheet-1.svg",
      pictureUrl: "/prints/sticker-sheets/set-2/sheet-1.jpeg",
    },
    {
      widthInches: 11,
      heightInches: 14,
      stickerCount: 10,
      url: "/prints/sticker-sheets/set-2/sheet-2.svg",
      pictureUrl: "/prints/sticker-sheets/set-2/sheet-2.jpeg",
    },
  ],
};

function showQueue(groups: readonly StaffStickerGroupRowFragment[]) {
  const queue = { groups: [...groups], nextCursor: null, orderCount: 2 };
  const element = <StickerQueue queue={queue} now={NOW} />;
  renderPage([
    { path: "/", loader: () => null, element, HydrateFallback: () => null },
    { path: "/staff/stickers/:setId", element: <h1>The sheets</h1> },
  ]);
}

function showSet(set: StaffSheetSetDetailsFragment) {
  const element = <SheetSet set={set} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("lists the orders of a group with age, stickers and sheets, and lays out the chosen ones", async () => {
  const api = new FakeGraphql();
  api.on(StaffLayOutStickersDocument, {
    staffLayOutStickers: { __typename: "StaffStickerSheetsRequested", sheets: { id: "set-2" } },
  });
  showQueue([GROUP]);
  const group = within(await screen.findByRole("region", { name: "Our trips" }));
  expect(group.getByText("3 days")).toBeTruthy();
  expect(group.getByText("2 hours")).toBeTruthy();
  expect(group.getByText("15 stickers chosen")).toBeTruthy();
  expect(group.getByRole("link", { name: /Ready/ }).getAttribute("href")).toBe(
    "/staff/stickers/set-1",
  );
  expect(await findViolations()).toEqual([]);
  await userEvent.click(group.getByRole("checkbox", { name: "#1043" }));
  expect(group.getByText("12 stickers chosen")).toBeTruthy();
  await userEvent.click(group.getByRole("button", { name: "Lay out sheets" }));
  expect(await screen.findByRole("heading", { name: "The sheets" })).toBeTruthy();
  expect(api.sent).toEqual([
    { input: { stickerOrderIds: ["abc123-1"], requestId: expect.any(String) } },
  ]);
});

it("cannot lay out or send nothing, and prints no erased map", async () => {
  showQueue([{ ...GROUP, fileName: null, canPrint: false, orders: [ORDER] }]);
  const group = within(await screen.findByRole("region", { name: "Erased map" }));
  expect(group.queryByRole("button", { name: "Lay out sheets" })).toBeNull();
  expect(group.getByText(/can't be printed/)).toBeTruthy();
  await userEvent.click(group.getByRole("checkbox", { name: "#1042" }));
  const ship = group.getByRole<HTMLButtonElement>("button", { name: "Mark as shipped" });
  expect(ship.disabled).toBe(true);
});

it("says that nothing is to print", async () => {
  showQueue([]);
  expect(await screen.findByText("Nothing to print")).toBeTruthy();
});

it("marks orders as shipped with a tracking number, and names those that were not sent", async () => {
  const problems = ["Order #1042 isn't paid or is under review."];
  const api = new FakeGraphql();
  api.on(StaffShipStickersDocument, () => ({
    staffShipStickers: {
      __typename: "StaffStickersShipped" as const,
      problems: problems.splice(0),
    },
  }));
  showQueue([GROUP]);
  await userEvent.click(await screen.findByRole("button", { name: "Mark as shipped" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("Carrier (optional)"), "UPS");
  await userEvent.type(dialog.getByLabelText("Tracking number (optional)"), "1Z999");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Mark as shipped" }));
  expect(await dialog.findByText("Order #1042 isn't paid or is under review.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Mark as shipped" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const input = {
    stickerOrderIds: ["abc123-1", "abc123-2"],
    requestId: expect.any(String),
    trackingCompany: "UPS",
    trackingNumber: "1Z999",
    trackingUrl: "",
  };
  expect(api.sent).toEqual([{ input }, { input }]);
});

it("INT-09 shows order ids, output type, scale, the number of sheets and every sheet", async () => {
  showSet(SET);
  const order = await screen.findByRole("link", { name: "#1042" });
  expect(order.getAttribute("href")).toBe("/staff/orders/1042");
  expect(screen.getByText("abc123-1")).toBeTruthy();
  const facts = Object.fromEntries(
    ["Output Type", "Scale", "Sheets"].map((term) => [
      term,
      screen.getByText(term).nextElementSibling?.textContent,
    ]),
  );
  expect(facts).toEqual({ "Output Type": "Wall Hanging Photo Map", Scale: "1.5", Sheets: "2" });
  const pictures = screen.getAllByRole("img", { name: /^Sheet \d/ });
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(
    SET.sheets.map(({ pictureUrl }) => pictureUrl),
  );
  expect(screen.getByText("11 × 6.3 in, 5 stickers")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download PDF" }).getAttribute("href")).toBe(SET.pdfUrl);
  const svg = screen.getByRole("link", { name: "Download sheet 2 as SVG" });
  expect(svg.getAttribute("href")).toBe(SET.sheets[1]?.url);
  expect(screen.queryByText(/Overflow/)).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it("warns of an overflow", async () => {
  showSet({ ...SET, overflow: true });
  expect((await screen.findByRole("alert")).textContent).toContain("Overflow");
});

it("says that sheets are being laid out", async () => {
  showSet({ ...SET, state: "WAITING", sheetCount: null, sheets: [], pdfUrl: null });
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(screen.getByText("Not laid out")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Download PDF" })).toBeNull();
});

it("names the reason of a failure and tries again", async () => {
  const api = new FakeGraphql();
  api.on(StaffRetryStickerSheetsDocument, {
    staffRetryStickerSheets: { __typename: "StaffStickerSheetsRequested" },
  });
  const message = "Order #1042, opening CO: The photo is not stored any more.";
  const failed = { sheetCount: null, sheets: [], pdfUrl: null, message };
  showSet({ ...SET, ...failed, state: "FAILED" });
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(api.sent).toEqual([{ id: "set-2" }]));
});
