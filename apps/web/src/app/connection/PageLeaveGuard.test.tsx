// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { setHasUnsentChanges, useSaveOnLeave } from "../../platform/routing/leaving.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { PageLeaveGuard } from "./PageLeaveGuard.tsx";

let api: FakeGraphql;
let navigation: EventTarget;

beforeEach(() => {
  api = new FakeGraphql();
  navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  renderPage([{ path: "/", Component: PageLeaveGuard }]);
});
afterEach(async () => {
  cleanup();
  api.isReachable = true;
  await browserConnection.check();
  vi.unstubAllGlobals();
});

/** Whether the page load continues. */
function load(url: string, destination: { readonly sameDocument?: boolean } = {}): boolean {
  const event = new Event("navigate", { cancelable: true });
  const target = { url: new URL(url, location.href).href, sameDocument: false, ...destination };
  Object.assign(event, { destination: target, downloadRequest: null });
  act(() => void navigation.dispatchEvent(event));
  return !event.defaultPrevented;
}

async function loseConnection(): Promise<void> {
  api.isReachable = false;
  await act(async () => {
    await browserConnection.check();
  });
}

it("leaves page loads alone while there is a connection", () => {
  expect(load("/cart")).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps the page open without a connection", async () => {
  await loseConnection();
  expect(load("/cart")).toBe(false);
  expect(await screen.findByRole("dialog", { name: "No connection" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Still no connection.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("stops no navigation inside of the page, and none to another site", async () => {
  await loseConnection();
  expect(load("/account/register", { sameDocument: true })).toBe(true);
  expect(load("https://payments.example/")).toBe(true);
});

it("saves what is left to save, and leaves when it is sent", () => {
  function Note() {
    useSaveOnLeave(() => setHasUnsentChanges(true));
    return null;
  }
  const { unmount } = render(<Note />);
  expect(load("/cart")).toBe(false);
  expect(screen.queryByRole("dialog")).toBeNull();
  unmount();
  setHasUnsentChanges(false);
  expect(load("/cart")).toBe(true);
});
