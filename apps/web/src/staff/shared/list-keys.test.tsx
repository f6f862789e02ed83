// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { DataTable } from "../../ui/layout/DataTable.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { ListFilterForm } from "./ListFilterForm.tsx";
import { useListShortcuts } from "./use-list-shortcuts.ts";

const ROWS = ["1042", "1041", "1040"];

function List() {
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
      />
    </>
  );
}

function show() {
  return renderPage([
    { path: "/", Component: List },
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
