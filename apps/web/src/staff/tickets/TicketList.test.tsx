// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { readStatusFilter } from "./staff-ticket.ts";
import { TicketList } from "./TicketList.tsx";

type Page = Parameters<typeof TicketList>[0]["page"];

const TICKET: Page["tickets"][number] = {
  id: "t1",
  businessId: "pm",
  subject: "Something does not work",
  status: "OPEN",
  name: "Customer 12",
  email: "customer@mail.example",
  tags: ["technical", "map"],
  updatedAt: "2026-11-16T15:00:00.000Z",
};

function show(page: Partial<Page>, entry = "/") {
  const shown = { tickets: [], nextCursor: null, total: 0, ...page };
  renderPage([{ path: "/", element: <TicketList page={shown} /> }], { entries: [entry] });
}

it("shows who asks, the state and the tags", async () => {
  show({ tickets: [TICKET, { ...TICKET, id: "t2", status: "CLOSED", tags: [] }], total: 2 });
  const [, open, closed] = screen.getAllByRole("row");
  for (const text of ["Customer 12", "customer@mail.example", "To answer", "technical, map"]) {
    expect(open?.textContent).toContain(text);
  }
  expect(closed?.textContent).toContain("Closed");
  const [link] = screen.getAllByRole("link", { name: "Something does not work" });
  expect(link?.getAttribute("href")).toBe("/staff/tickets/t1");
  expect(screen.getByText("2 tickets")).toBeTruthy();
  expect(await findViolations()).toEqual([]);
});

it("says that no ticket matches, and leads to all", () => {
  show({}, "/?status=ANSWERED");
  const filter = screen.getByRole<HTMLSelectElement>("combobox", { name: "Status" });
  expect(filter.selectedOptions[0]?.text).toBe("Answered");
  const all = screen.getByRole("link", { name: "Show all tickets" });
  expect(all.getAttribute("href")).toBe("/staff/tickets");
});

it.each([
  ["", null],
  ["?status=OPEN", "OPEN"],
  ["?status=open", null],
  ["?status=toString", null],
])("reads the status of the address %j as %j", (query, status) => {
  expect(readStatusFilter(`https://photomap.example/staff/tickets${query}`)).toBe(status);
});
