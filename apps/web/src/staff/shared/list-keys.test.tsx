// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { DataTable, type RowSelection } from "../../ui/layout/DataTable.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { ListFilterForm } from "./ListFilterForm.tsx";
import { useListShortcuts } from "./use-list-shortcuts.ts";

const ROWS = ["1042", "1041", "1040"];

function List({ selection }: { readonly selection?: RowSelection<string> | undefined }) {
  useListShortcuts();
  return (
    <>
      <ListFilterForm label="Number or name">
        <FilterSelect name="state" label="Payment" options={[{ value: "PAID", label: "Paid" }]} />
      </ListFilterForm>
      <DataTable
        caption="Orders"
        columns={[{ label: "Order", cell: (number: string) => number }]}
        rows={ROWS}
        getKey={(number) => number}
        getPath={(number) => `/orders/${number}`}
        selection={selection}
      />
    </>
  );
}

function show(selection?: RowSelection<string>) {
  return renderPage([
    { path: "/", element: <List selection={selection} /> },
    { path: "/orders/:number", element: <p>The order</p> },
  ]).router;
}

const focused = () => document.activeElement?.textContent;

it("moves among the rows by keys and opens one", async () => {
  show();
  await userEvent.keyboard("j");
  expect(focused()).toBe("1042");
  await userEvent.keyboard("j{ArrowDown}j");
  expect(focused()).toBe("1040");
  await userEvent.keyboard("k");
  expect(focused()).toBe("1041");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("The order")).toBeTruthy();
});

it("selects the row by x, and goes on from its checkbox", async () => {
  const onToggle = vi.fn();
  const selection = {
    label: "Select",
    getLabel: (number: string) => `Select ${number}`,
    isSelected: () => false,
    canSelect: (number: string) => number !== "1040",
    onToggle,
  };
  show(selection);
  await userEvent.keyboard("x");
  expect(onToggle).not.toHaveBeenCalled();
  await userEvent.keyboard("jjx");
  expect(onToggle).toHaveBeenCalledExactlyOnceWith("1041");
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Select 1041" }));
  await userEvent.keyboard("j");
  expect(focused()).toBe("1040");
  await userEvent.keyboard("x");
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(await findViolations()).toEqual([]);
});

it("focuses the search by a slash and leaves it by the arrow down", async () => {
  show();
  await userEvent.keyboard("/");
  const search = screen.getByRole("searchbox", { name: "Number or name" });
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard("jk/");
  expect(search).toHaveProperty("value", "jk/");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("1042");
  expect(await findViolations()).toEqual([]);
});

it("writes search and filters into the address", async () => {
  const router = show();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Payment" }), "PAID");
  await userEvent.type(screen.getByRole("searchbox"), "customer{Enter}");
  await expect.poll(() => router.state.location.search).toBe("?search=customer&state=PAID");
});
