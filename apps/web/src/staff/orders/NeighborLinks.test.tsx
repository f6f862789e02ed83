// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useListShortcuts } from "../shared/use-list-shortcuts.ts";
import { NeighborLinks, type OrderNeighbors } from "./NeighborLinks.tsx";

const LIST = "?state=PAID&fulfillment=UNFULFILLED&sort=waiting";

function Page({ neighbors, isBusy }: { neighbors: OrderNeighbors; isBusy: boolean }) {
  useListShortcuts();
  return (
    <>
      <NeighborLinks {...neighbors} />
      <input aria-label="Note" />
      <Dialog opened={isBusy} title="Ship items">
        <p>Items</p>
      </Dialog>
    </>
  );
}

function show(neighbors: OrderNeighbors, isBusy = false) {
  const element = <Page neighbors={neighbors} isBusy={isBusy} />;
  const entries = [`/staff/orders/1042${LIST}&after=7`];
  return renderPage([{ path: "/staff/orders/:number", element }], { entries }).router;
}

const BOTH = { previous: 1040, next: 1045 };

it("leads to the orders beside this one, with the filters and the sort of the list", async () => {
  const router = show(BOTH);
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("Previous order")).toBe(`/staff/orders/1040${LIST}`);
  expect(getHref("Next order")).toBe(`/staff/orders/1045${LIST}`);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard("j");
  await expect.poll(() => router.state.location.pathname).toBe("/staff/orders/1045");
  expect(router.state.location.search).toBe(LIST);
  await userEvent.keyboard("k");
  await expect.poll(() => router.state.location.pathname).toBe("/staff/orders/1040");
});

it("has no link at an end of the list, where its key does nothing", async () => {
  const router = show({ previous: 1040, next: null });
  expect(screen.queryByRole("link", { name: "Next order" })).toBeNull();
  await userEvent.keyboard("j");
  expect(router.state.location.pathname).toBe("/staff/orders/1042");
});

it("stays while somebody types", async () => {
  const router = show(BOTH);
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "jk");
  expect(router.state.location.pathname).toBe("/staff/orders/1042");
});

it("stays while a dialog is open", async () => {
  const router = show(BOTH, true);
  await userEvent.keyboard("jk");
  expect(router.state.location.pathname).toBe("/staff/orders/1042");
});
