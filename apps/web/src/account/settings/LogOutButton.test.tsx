// @vitest-environment jsdom
import "../../project/store/test/fake-indexed-db.ts";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignOutDocument } from "../../platform/api/generated/graphql.ts";
import { ensureSyncState, openBrowserStore } from "../../project/store/browser-store.ts";
import { EMPTY } from "../../project/store/test/open-store.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { LogOutButton } from "./LogOutButton.tsx";

let api: FakeGraphql;
const assign = vi.fn<(url: string) => void>();

beforeEach(() => {
  api = new FakeGraphql();
  api.on(SignOutDocument, { signOut: true });
  vi.stubGlobal("location", { assign });
  render(<LogOutButton />);
});
afterEach(async () => {
  cleanup();
  assign.mockReset();
  const db = await openBrowserStore();
  await db.clear("copies");
  vi.unstubAllGlobals();
});

async function storeProject(id: string, nameOnServer: string): Promise<void> {
  const times = { createdAt: "2026-01-01", updatedAt: "2026-01-01" };
  const content = { ...EMPTY, name: nameOnServer };
  const server = { id, viewerPolicy: "OWNER", grants: [], ...times, content } as const;
  await ensureSyncState(await openBrowserStore(), { projectId: id, origin: EMPTY, server });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("logs out at once where every change was sent", async () => {
  await storeProject("abc123", EMPTY.name);
  press("Log Out");
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks first where changes were not sent, and keeps them", async () => {
  await storeProject("abc123", "Before the trip");
  await storeProject("def456", EMPTY.name);
  press("Log Out");
  const dialog = await screen.findByRole("dialog", { name: "Some changes aren't saved yet" });
  expect(dialog.textContent).toContain("A map has changes that aren't saved to your account yet.");
  expect(await findViolations()).toEqual([]);
  press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent).toEqual([]);

  press("Log Out");
  await screen.findByRole("dialog");
  fireEvent.click(screen.getAllByRole("button", { name: "Log Out" }).at(-1) ?? document.body);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
  expect(await (await openBrowserStore()).getAllKeys("copies")).toEqual(["abc123"]);
});
