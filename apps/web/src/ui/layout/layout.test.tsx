// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { DataTable } from "./DataTable.tsx";
import { NoticeBar } from "./NoticeBar.tsx";
import { Toolbar } from "./Toolbar.tsx";

const show = (element: ReactNode, path = "/") =>
  renderPage([{ path: "*", element }], { entries: [path] });

const ROWS = [
  { id: "1042", buyer: "Ann", isLate: false },
  { id: "1043", buyer: "Bob", isLate: true },
];
type Row = (typeof ROWS)[number];

const COLUMNS = [
  { label: "Order", cell: (row: Row) => row.id },
  { label: "Buyer", cell: (row: Row) => row.buyer },
];

it("a table names itself, its columns and its rows", () => {
  show(<DataTable caption="Orders" columns={COLUMNS} rows={ROWS} getKey={({ id }) => id} />);
  const table = within(screen.getByRole("table", { name: "Orders" }));
  const headers = table.getAllByRole("columnheader").map((header) => header.textContent);
  expect(headers).toEqual(["Order", "Buyer"]);
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
    "1042",
    "Ann",
    "1043",
    "Bob",
  ]);
  expect(table.queryByRole("link")).toBeNull();
});

it("the first cell of a row is the link to its page", () => {
  const getPath = ({ id }: Row) => `/orders/${id}`;
  const props = { caption: "Orders", columns: COLUMNS, rows: ROWS, getPath };
  show(<DataTable {...props} getKey={({ id }) => id} isUrgent={({ isLate }) => isLate} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/orders/1042", "/orders/1043"]);
  expect(links.map((link) => link.textContent)).toEqual(["1042", "1043"]);
  const [, first, second] = screen.getAllByRole("row");
  expect(first?.dataset).not.toHaveProperty("urgent");
  expect(second?.dataset).toHaveProperty("urgent");
});

it("a toolbar marks the current screen, also on the pages below it", () => {
  const items = [
    { label: "Map", Icon: MapIcon, to: "/p/1" },
    { label: "Print", Icon: MapIcon, to: "/p/1/output", hasPages: true },
  ];
  show(<Toolbar label="Project" items={items} />, "/p/1/output/download");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(" Print");
});

it("a blocked item of a toolbar is a button that explains why", () => {
  const onSelect = vi.fn<() => void>();
  const item = { label: "Timeline", Icon: MapIcon, to: "/p/1/timeline", blocked: true, onSelect };
  show(<Toolbar label="Project" items={[item]} />);
  expect(screen.queryByRole("link")).toBeNull();
  const button = screen.getByRole("button", { name: "Timeline" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  expect(onSelect).toHaveBeenCalledOnce();
});

it("the last of the breadcrumbs is the current page and no link", () => {
  show(<Breadcrumbs crumbs={[{ label: "Help", to: "/help" }, { label: "Paper" }]} />);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(trail.getAllByRole("link").map((link) => link.textContent)).toEqual(["Help"]);
  expect(trail.getByText("Paper").getAttribute("aria-current")).toBe("page");
});

it("a notice interrupts only when changes are not saved", () => {
  show(<NoticeBar kind="not-saved">Your changes are not saved.</NoticeBar>);
  expect(screen.getByRole("alert").textContent).toBe("Your changes are not saved.");
  show(<NoticeBar kind="offline">You are offline.</NoticeBar>);
  expect(screen.getByRole("status").textContent).toBe("You are offline.");
});
