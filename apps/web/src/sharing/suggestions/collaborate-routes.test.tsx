// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ProjectMapRoute from "../../project/routes/map.tsx";
import ProjectOpeningRoute from "../../project/routes/opening.tsx";
import { ProjectContext } from "../../project/store/project-context.ts";
import type { Uploader } from "../../project/store/project-photos.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { makePhoto, storedPhoto } from "../../project/store/test/open-store.ts";
import {
  fillRegions,
  openTestProject,
  type TestProjectOptions,
} from "../../project/store/test/open-test-project.ts";
import { DESIGN } from "../../project/store/test/sample-design.ts";
import { renderPage } from "../../test/render-page.tsx";
import CollaborateRoute from "../routes/collaborate.tsx";
import CollaborateOpeningRoute from "../routes/collaborate-opening.tsx";
import CollaborateSuggestionRoute from "../routes/collaborate-suggestion.tsx";
import { makeSuggestion } from "./owner/test/render-owner.tsx";
// Loaded before the tests, which wait for at most a second.
import "./owner/OwnerSuggestionsPage.tsx";

beforeEach(() => {
  stubBrowserGlobals();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPage(path: string, options: TestProjectOptions) {
  const { project } = await openTestProject(options);
  await project.suggestions.load();
  project.addresses.addSignatures({ "photo of Texas": "signed" });
  const routes = [
    { path: "/p/:id", Component: ProjectMapRoute },
    { path: "/p/:id/collaborate", Component: CollaborateRoute },
    { path: "/p/:id/collaborate/:openingId", Component: CollaborateOpeningRoute },
    { path: "/p/:id/collaborate/:openingId/:suggestionId", Component: CollaborateSuggestionRoute },
    { path: "/p/:id/:featureId/*", Component: ProjectOpeningRoute },
  ].map(({ path: at, Component }) => ({
    path: at,
    element: (
      <ProjectContext value={project}>
        <Component />
      </ProjectContext>
    ),
  }));
  const { router } = renderPage(routes, { entries: [`/p/${project.id}${path}`] });
  return { project, getPath: () => router.state.location.pathname.replace(`/p/${project.id}`, "") };
}

const SUGGESTIONS = [makeSuggestion("u1"), makeSuggestion("u2")];
const FILLED = { content: { inputs: fillRegions("Texas") }, suggestions: SUGGESTIONS };

describe("the owner's map", () => {
  it("OPN-03 switches live and live with suggestions, if there are any", async () => {
    const { project } = await openPage("", FILLED);
    const bulb = await screen.findByRole("button", { name: "Show suggestions" });
    const utah = () => screen.getByRole("button", { name: /^Utah: / }).getAttribute("aria-label");
    expect(bulb.getAttribute("aria-pressed")).toBe("false");
    expect(utah()).toBe("Utah: add a photo");
    fireEvent.click(bulb);
    expect(bulb.getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(utah()).toBe("Utah: 2 suggestions"));
    expect(screen.getByRole("button", { name: "Texas: 1 photo" })).toBeDefined();
    fireEvent.click(bulb);
    await waitFor(() => expect(utah()).toBe("Utah: add a photo"));
    project.suggestions.holdStatus(["u1", "u2"], "HIDDEN");
    await waitFor(() => expect(screen.queryByRole("button", { name: /suggestions/ })).toBeNull());
  });

  it("OPN-04 opens the editor, or the suggestions of an opening where they are shown", async () => {
    const { getPath } = await openPage("", FILLED);
    const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
    fireEvent.contextMenu(screen.getByRole("button", { name: /^Utah: / }));
    await waitFor(() => expect(getPath()).toBe("/UT"));
    cleanup();
    const second = await openPage("", FILLED);
    fireEvent.click(await screen.findByRole("button", { name: "Show suggestions" }));
    fireEvent.click(await screen.findByRole("button", { name: "Utah: 2 suggestions" }));
    await waitFor(() => expect(second.getPath()).toBe("/collaborate/UT"));
    cleanup();
    const third = await openPage("", FILLED);
    press(/^Texas: /);
    await waitFor(() => expect(third.getPath()).toBe("/TE"));
  });

  it("OPN-04 OPN-16 opens the editor of an opening that is not included, which can be included there", async () => {
    const { getPath, project } = await openPage("", { design: DESIGN });
    fireEvent.click(screen.getByRole("button", { name: "Guam: not included" }), { detail: 0 });
    await waitFor(() => expect(getPath()).toBe("/GU"));
    const includes = () => project.store.getState().content.inputs["GU"]?.enabled;
    fireEvent.click(await screen.findByRole("radio", { name: "Included" }));
    await waitFor(() => expect(includes()).toBe(true));
    fireEvent.click(screen.getByRole("radio", { name: "Not Included" }));
    await waitFor(() => expect(includes()).toBe(false));
  });
});

describe("the opening editor", () => {
  it("UPL-06 shows that a photo of the project is uploading on its thumbnail", async () => {
    const uploader: Uploader = {
      upload: (_photo, { onProgress }) => {
        onProgress?.(0.5);
        return new Promise(() => {});
      },
    };
    const { project } = await openPage("/TE", { ...FILLED, uploader });
    await screen.findByRole("img", { name: "Photo 1" });
    await act(() => project.store.addPhoto(storedPhoto("b")));
    const images = [makePhoto("b")];
    act(() => project.store.edit({ type: "ADD_IMAGES", openingId: "TE", images }));
    expect(await screen.findByText("uploading 50%")).toBeDefined();
  });

  it("PRN-21 warns about a photo that is blurry at the scale of the project", async () => {
    await openPage("/TE", FILLED);
    expect(await screen.findByRole("img", { name: "Photo 1" })).toBeDefined();
    cleanup();
    const { content } = FILLED;
    await openPage("/TE", { ...FILLED, content: { ...content, outputScale: 3 } });
    expect(await screen.findByRole("img", { name: "Photo 1, blurry" })).toBeDefined();
  });

  it("OPN-16 shows whether the product has an optional opening until the user chooses", async () => {
    const [first] = DESIGN.outputOptions;
    if (first === undefined) throw new Error("The design has no output option");
    const outputOptions = [{ ...first, inputs: { GU: { enabled: true }, DC: { enabled: false } } }];
    const design = { ...DESIGN, outputOptions };
    for (const [id, chosen] of [
      ["GU", "Included"],
      ["DC", "Not Included"],
    ] as const) {
      await openPage(`/${id}`, { design });
      expect(await screen.findByRole("radio", { name: chosen })).toHaveProperty("checked", true);
      cleanup();
    }
  });

  it("OPN-09 has a strip of thumbnails, Add and a tile with the number of suggestions", async () => {
    await openPage("/TE", FILLED);
    const thumb = await screen.findByRole("img", { name: "Photo 1" });
    expect([thumb.getAttribute("width"), thumb.getAttribute("height")]).toEqual(["64", "64"]);
    expect(screen.queryByRole("link", { name: /suggestions/ })).toBeNull();
    cleanup();
    const { project, getPath } = await openPage("/UT", FILLED);
    expect(await screen.findByRole("button", { name: "Add" })).toBeDefined();
    const tile = await screen.findByRole("link", { name: "view suggestions: 2" });
    expect(tile.textContent).toBe("2view suggestions");
    project.suggestions.holdStatus(["u1"], "HIDDEN");
    await screen.findByRole("link", { name: "view suggestions: 1" });
    project.suggestions.holdStatus(["u2"], "HIDDEN");
    await waitFor(() => expect(screen.queryByRole("link", { name: /suggestions/ })).toBeNull());
    project.suggestions.holdStatus(["u2"], "SUBMITTED");
    fireEvent.click(await screen.findByRole("link", { name: "view suggestions: 1" }));
    await waitFor(() => expect(getPath()).toBe("/collaborate/UT"));
    expect(tile.isConnected).toBe(false);
  });
});

describe("the pages of suggestions", () => {
  it.each(["/collaborate", "/collaborate/UT", "/collaborate/UT/u1"])(
    "SUG-24 at %s lead readers, and those without access, to the project",
    async (path) => {
      for (const viewerPolicy of ["VIEWER", "NONE"] as const) {
        const { getPath } = await openPage(path, { ...FILLED, viewerPolicy });
        await waitFor(() => expect(getPath()).toBe(""));
        cleanup();
      }
    },
  );

  it("show the owner the list and the review", async () => {
    await openPage("/collaborate/UT", FILLED);
    expect(await screen.findByRole("list", { name: "Suggestions" })).toBeDefined();
    expect(screen.getByRole("link", { name: /Collaborate$/ })).toBeDefined();
    cleanup();
    await openPage("/collaborate/UT/u1", FILLED);
    expect(await screen.findByRole("button", { name: "Use it" })).toBeDefined();
  });
});
