// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ProjectContext } from "../../../project/store/project-context.ts";
import {
  type LoadedSuggestion,
  ProjectSuggestions,
} from "../../../project/store/suggestions/project-suggestions.ts";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { makeSuggestion } from "../../../project/store/test/make-suggestion.ts";
import { makePhoto } from "../../../project/store/test/open-store.ts";
import { openSampleProject } from "../../../project/store/test/render-project.tsx";
import { grantUploads } from "../../../project/uploads/test/grant-uploads.ts";
import { stubPhotoStore } from "../../../project/uploads/test/stub-photo-store.ts";
import { makePhotoFile, stubPhotoWorker } from "../../../project/uploads/test/stub-photo-worker.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { FakeSuggestions } from "../test/fake-suggestions.ts";
import { openDrafts } from "./open-drafts.ts";
import { SuggesterMap } from "./SuggesterMap.tsx";
import "../../../project/map-editor/folder-drop/FolderDropDialog.tsx";
import { RouterRouting } from "../../../platform/routing/RouterRouting.tsx";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
  stubPhotoStore();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const suggest = (id: string, openingId: string, photoId: string): LoadedSuggestion =>
  makeSuggestion({
    id,
    openingId,
    input: { images: [makePhoto(photoId)], modifiedAt: "2026-11-15T08:00:00.000Z" },
  });

async function openMap(stored: readonly LoadedSuggestion[] = []) {
  const api = new FakeGraphql();
  grantUploads(api);
  // The design has no geography: photos are assigned by hand.
  api.serve("/lookups/two-states.json", null);
  const sample = await openSampleProject({ viewerPolicy: "COLLABORATOR" });
  const server = new FakeSuggestions(api, sample.project.id, stored);
  const project = { ...sample.project, suggestions: new ProjectSuggestions(server.list) };
  const router = createMemoryRouter(
    [
      {
        path: "/p/:id",
        element: (
          <RouterRouting>
            <ProjectContext value={project}>
              <SuggesterMap />
            </ProjectContext>
          </RouterRouting>
        ),
      },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: [`/p/${project.id}`] },
  );
  render(<RouterProvider router={router} />);
  await act(() => openDrafts(project));
  const getPath = () => router.state.location.pathname.replace(`/p/${project.id}`, "");
  return { server, getPath };
}

describe("the map of a collaborator", () => {
  it("OPN-05 leads from an opening to a new suggestion, the only one, or the list", async () => {
    const stored = [
      suggest("s1", "CO", "me/a.jpg"),
      suggest("s2", "DC", "me/b.jpg"),
      suggest("s3", "DC", "me/c.jpg"),
    ];
    for (const [region, path] of [
      ["Utah", "/collaborate/UT/new"],
      ["Colorado", "/collaborate/CO/s1"],
      ["Washington, D.C.", "/collaborate/DC"],
    ] as const) {
      const { getPath } = await openMap(stored);
      const [button] = screen.getAllByRole("button", { name: new RegExp(`^${region}:`) });
      if (button) fireEvent.click(button);
      await waitFor(() => expect(getPath()).toBe(path));
      cleanup();
    }
  });

  it("OPN-03 switches live and the own suggestions", async () => {
    await openMap([suggest("s1", "CO", "me/a.jpg")]);
    expect(await findViolations()).toEqual([]);
    expect(screen.getAllByRole("button", { name: "Colorado: suggest a photo" })).not.toEqual([]);
    expect(screen.getByText("YOU ARE A Collaborator")).toBeDefined();
    const bulb = screen.getByRole("button", { name: "Show your suggestions", pressed: false });
    fireEvent.click(bulb);
    expect(bulb.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getAllByRole("button", { name: "Colorado: 1 photo" })).not.toEqual([]);
    expect(screen.getByText("Your Suggestions")).toBeDefined();
    fireEvent.click(bulb);
    expect(screen.getAllByRole("button", { name: "Colorado: suggest a photo" })).not.toEqual([]);
    expect(screen.getByText("YOU ARE A Collaborator")).toBeDefined();
  });

  it("makes one draft for each opening of a folder, in one request", async () => {
    const { server, getPath } = await openMap();
    fireEvent.click(screen.getByRole("button", { name: "Suggest" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Choose photos" }));
    const picker = document.querySelector<HTMLInputElement>("input[type=file]");
    if (picker === null) throw new Error("There is no file picker");
    const files = [makePhotoFile("1.jpg"), makePhotoFile("2.jpg"), makePhotoFile("3.jpg")];
    Object.defineProperty(picker, "files", { value: files });
    fireEvent.change(picker);
    await screen.findByRole("dialog", { name: "Where your photos go" });
    for (const [name, openingId] of [
      ["1.jpg", "UT"],
      ["2.jpg", "CO"],
      ["3.jpg", "CO"],
    ] as const) {
      fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
      const place = await screen.findByRole("combobox", { name: `Place for ${name}` });
      fireEvent.change(place, { target: { value: openingId } });
    }
    fireEvent.click(await screen.findByRole("button", { name: /^Place/ }));
    await waitFor(() => expect(getPath()).toBe("/collaborate"));
    await waitFor(() => expect(server.stored.size).toBe(2));
    const counts = [...server.stored.values()].map(
      ({ openingId, input: { images } }) => `${openingId} ${images.length}`,
    );
    expect(counts.toSorted()).toEqual(["CO 2", "UT 1"]);
    expect(server.createCalls).toBe(1);
  });
});
