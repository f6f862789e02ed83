// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link, Outlet } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { ConnectionLost } from "./ConnectionLost.tsx";
import { NavigationGuard } from "./NavigationGuard.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});
afterEach(async () => {
  cleanup();
  api.isReachable = true;
  await browserConnection.check();
  vi.unstubAllGlobals();
});

async function loseConnection(): Promise<void> {
  api.isReachable = false;
  await act(async () => {
    await browserConnection.check();
  });
}

function openProject() {
  const element = (
    <>
      <Outlet />
      <NavigationGuard />
    </>
  );
  const children = [
    { path: "/p/:id", element: <Link to="/create">Your Projects</Link> },
    { path: "/create", element: <h1>Projects</h1> },
  ];
  return renderPage([{ element, children }], { entries: ["/p/abc123"] });
}

it("keeps the page open without a connection, and continues when it is back", async () => {
  const { router } = openProject();
  await loseConnection();
  fireEvent.click(screen.getByRole("link", { name: "Your Projects" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  fireEvent.click(again);
  expect(await screen.findByText("Still no connection.")).toBeDefined();
  expect(router.state.location.pathname).toBe("/p/abc123");
  api.isReachable = true;
  fireEvent.click(again);
  expect(await screen.findByRole("heading", { name: "Projects" })).toBeDefined();
});

it("lets the user stay, and does not ask with a connection", async () => {
  const { router } = openProject();
  await loseConnection();
  fireEvent.click(screen.getByRole("link", { name: "Your Projects" }));
  fireEvent.click(await screen.findByRole("button", { name: "Stay here" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  api.isReachable = true;
  await act(async () => {
    await browserConnection.check();
  });
  fireEvent.click(screen.getByRole("link", { name: "Your Projects" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/create"));
});

it("a page that could not be loaded is not reloaded without a connection", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { href: window.location.href, reload });
  api.isReachable = false;
  renderPage([{ path: "/", element: <ConnectionLost /> }]);
  const again = screen.getByRole("button", { name: "Try again" });
  fireEvent.click(again);
  expect(await screen.findByText("Still no connection.")).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  api.isReachable = true;
  fireEvent.click(again);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
