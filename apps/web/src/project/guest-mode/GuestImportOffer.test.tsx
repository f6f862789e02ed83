// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { ImportGuestDataDocument } from "../../platform/api/generated/graphql.ts";
import { RouterRouting } from "../../platform/routing/RouterRouting.tsx";
import { readKeptMap, rememberKeptMap } from "../../platform/visitor/kept-map.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { ToastRegion } from "../../ui/toasts/ToastRegion.tsx";
import { createGuestProject, listGuestProjects } from "../store/guests/guest-projects.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { DESIGN } from "../store/test/sample-design.ts";
import { GuestImportOffer } from "./GuestImportOffer.tsx";

beforeAll(stubBrowserGlobals);
beforeEach(async () => {
  sessionStorage.clear();
  for (const { id } of await listGuestProjects()) await removeGuestProject(id);
});
afterEach(cleanup);

async function createProjects(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const created = await createGuestProject(DESIGN, { requestId: crypto.randomUUID() });
    ids.push(created?.id ?? "");
  }
  return ids;
}

function renderOffer(path = "/create") {
  const element = (
    <RouterRouting>
      <GuestImportOffer />
    </RouterRouting>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  return router;
}

const stubSuccess = () =>
  new FakeGraphql().on(ImportGuestDataDocument, ({ data }) => ({
    importGuestData: {
      __typename: "ImportGuestDataSuccess" as const,
      projects: [data.projects].flat().map(({ requestId }) => ({
        requestId,
        projectId: `file-${requestId}`,
        isNew: true,
      })),
    },
  }));

const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("moves all projects of this browser to the account", async () => {
  await createProjects(2);
  stubSuccess();
  renderOffer();
  fireEvent.click(await screen.findByRole("button", { name: "Bring 2 maps" }));
  expect(await screen.findByText("Your maps are in your account now.")).toBeDefined();
  await expectClosed();
  expect(await listGuestProjects()).toEqual([]);
});

it("replaces the address of the open guest project", async () => {
  const [id = ""] = await createProjects(1);
  stubSuccess();
  const router = renderOffer(`/p/${id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Bring 1 map" }));
  const projectId = `file-${id.replace("guest-", "")}`;
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/${projectId}`));
});

it("moves the map that was kept without a question, and no other one", async () => {
  const [other = "", kept = ""] = await createProjects(2);
  rememberKeptMap(`/p/${kept}`);
  stubSuccess();
  const router = renderOffer(`/p/${kept}`);
  const dialog = await screen.findByRole("dialog", { name: "Moving your map to your account" });
  expect(within(dialog).queryByRole("button")).toBeNull();
  expect(await screen.findByText("Your map is in your account now.")).toBeDefined();
  await expectClosed();
  const projectId = `file-${kept.replace("guest-", "")}`;
  await waitFor(() => expect(router.state.location.pathname).toBe(`/p/${projectId}`));
  expect((await listGuestProjects()).map(({ id }) => id)).toEqual([other]);
  expect(readKeptMap()).toBeUndefined();
});

it("asks whether to try again when a kept map can't be moved", async () => {
  const [kept = ""] = await createProjects(1);
  rememberKeptMap(`/p/${kept}`);
  new FakeGraphql().on(ImportGuestDataDocument, {
    importGuestData: { __typename: "InvalidInput", message: "Too many projects." },
  });
  renderOffer(`/p/${kept}`);
  expect(await screen.findByText(/^Too many projects\. Nothing is lost/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Bring 1 map" })).toBeDefined();
});

it("shows the reason of a refusal, and keeps the projects", async () => {
  await createProjects(1);
  new FakeGraphql().on(ImportGuestDataDocument, {
    importGuestData: { __typename: "InvalidInput", message: "Too many projects." },
  });
  renderOffer();
  fireEvent.click(await screen.findByRole("button", { name: "Bring 1 map" }));
  expect((await screen.findByText(/^Too many projects\./)).textContent).toBe(
    "Too many projects. Nothing is lost: your map is still in this browser.",
  );
  expect(await findViolations()).toEqual([]);
  expect(await listGuestProjects()).toHaveLength(1);
});

it("is closed with Not now, and keeps the projects", async () => {
  await createProjects(1);
  renderOffer();
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  await expectClosed();
  expect(await listGuestProjects()).toHaveLength(1);
});

it("is not shown without projects", async () => {
  renderOffer();
  await listGuestProjects();
  expect(screen.queryByRole("dialog")).toBeNull();
});
