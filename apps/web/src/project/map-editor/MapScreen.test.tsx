// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makeSuggestion } from "../store/test/make-suggestion.ts";
import { makePhoto } from "../store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { MapProgressMenu } from "./MapProgressMenu.tsx";
import { MapScreen } from "./MapScreen.tsx";

beforeAll(stubBrowserGlobals);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const onPhotos = vi.fn<(photos: readonly File[]) => void>();

const withPhoto = {
  inputs: { UT: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "" } },
} as const;

const SUGGESTION = makeSuggestion({
  input: { images: [makePhoto("a")], modifiedAt: "2026-11-15T08:00:00.000Z" },
});

async function renderScreen(facts: Parameters<typeof openSampleProject>[0] = {}) {
  const setup = await openSampleProject(facts);
  const { router } = renderInProject(
    setup.project,
    <MapScreen printButton={null}>
      <MapProgressMenu onPhotos={onPhotos} />
    </MapScreen>,
  );
  const toolbar = within(screen.getByRole("navigation", { name: "Project" }));
  return { ...setup, router, toolbar };
}

describe("the toolbar", () => {
  it("PRJ-22 of an owner has Edit, Collaborate with a count, Timeline, Print and Settings", async () => {
    const suggestion = (id: string, status: "SUBMITTED" | "HIDDEN") => ({
      ...SUGGESTION,
      id,
      status,
    });
    const { project, toolbar } = await renderScreen({
      content: withPhoto,
      suggestions: [
        suggestion("a", "SUBMITTED"),
        suggestion("b", "SUBMITTED"),
        suggestion("c", "HIDDEN"),
      ],
    });
    await act(() => project.suggestions.load());
    const links = toolbar.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent?.trim())).toEqual([
      "Edit",
      "2 suggestions Collaborate",
      "Timeline",
      "Print",
    ]);
    const base = `/p/${project.id}`;
    const paths = [base, `${base}/collaborate`, `${base}/timeline`, `${base}/output/stickers`];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
    fireEvent.click(toolbar.getByRole("button", { name: "Settings" }));
    expect(await screen.findByRole("dialog", { name: "Project Settings" })).toBeDefined();
  });

  it("leads to the preferred print service, and to the default where the map has no such service", async () => {
    localStorage.setItem("photomap:print-service", "DOWNLOAD");
    const readPrintPath = async (outputType: "VINYL_WALL_MAP" | "VEHICLE_MAP") => {
      const { project, toolbar } = await renderScreen({ content: { ...withPhoto, outputType } });
      const path = toolbar.getByRole("link", { name: "Print" }).getAttribute("href");
      cleanup();
      return path?.replace(`/p/${project.id}/`, "");
    };
    expect(await readPrintPath("VINYL_WALL_MAP")).toBe("output/download");
    expect(await readPrintPath("VEHICLE_MAP")).toBe("output/stickers");
  });

  it.each([
    ["Collaborate", "Click any country to add some photos before sharing your photos."],
    ["Timeline", "Click any country to add some photos before viewing the timeline."],
    ["Print", "Click any country to add some photos before printing."],
  ])(
    "PRJ-25 PRJ-17 %s explains that it needs a photo, and stays on the map",
    async (name, text) => {
      const { project, toolbar, router } = await renderScreen();
      expect(toolbar.queryByRole("link", { name })).toBeNull();
      fireEvent.click(toolbar.getByRole("button", { name }));
      expect(await screen.findByText(text)).toBeDefined();
      expect(router.state.location.pathname).toBe(`/p/${project.id}`);
    },
  );

  it("PRJ-24 of a collaborator has View, Suggestions with those not submitted yet, and Print", async () => {
    const suggestion = (id: string, status: "DRAFT" | "SUBMITTED") => ({
      ...SUGGESTION,
      id,
      status,
    });
    const { project, toolbar } = await renderScreen({
      viewerPolicy: "COLLABORATOR",
      content: withPhoto,
      suggestions: [
        suggestion("a", "DRAFT"),
        suggestion("b", "DRAFT"),
        suggestion("c", "SUBMITTED"),
      ],
    });
    await act(() => project.suggestions.load());
    const getNames = () =>
      toolbar.getAllByRole("link").map(({ textContent }) => textContent?.trim());
    expect(getNames()).toEqual(["View", "2 not submitted yet Suggestions", "Print"]);
    expect(toolbar.queryByRole("button")).toBeNull();
    const suggestions = toolbar.getByRole("link", { name: /Suggestions/ });
    expect(suggestions.getAttribute("href")).toBe(`/p/${project.id}/collaborate`);
  });

  it("PRJ-24 of a reader has View and Print", async () => {
    const { toolbar } = await renderScreen({ viewerPolicy: "VIEWER", content: withPhoto });
    const names = toolbar.getAllByRole("link").map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(["View", "Print"]);
    expect(toolbar.queryByRole("button")).toBeNull();
  });

  it("has no settings for a reader", async () => {
    const { toolbar } = await renderScreen({ viewerPolicy: "VIEWER", content: withPhoto });
    expect(toolbar.getByRole("link", { name: "View" })).toBeDefined();
    expect(toolbar.queryByRole("button", { name: "Settings" })).toBeNull();
  });
});

describe("the bar about a failed save", () => {
  it("is shown until a retry succeeds", async () => {
    const { project, server } = await renderScreen();
    const text = "Not saved. Your changes are kept on this device until we can save them.";
    expect(screen.queryByText(text)).toBeNull();
    server.isUnreachable = true;
    await act(async () => {
      project.store.edit({ type: "SET_DETAILS", details: { name: "New" } });
      await project.store.save();
    });
    expect(screen.getByText(text)).toBeDefined();
    server.isUnreachable = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(server.copy.content.name).toBe("New");
  });

  it("asks for a log-in after the session has ended, and returns to the map", async () => {
    const { project, server, router } = await renderScreen();
    server.isSignedOut = true;
    await act(async () => {
      project.store.edit({ type: "SET_DETAILS", details: { name: "New" } });
      await project.store.save();
    });
    expect(screen.getByText(/^You're no longer logged in/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/account/login"));
    expect(router.state.location.search).toBe(`?redirectTo=/p/${project.id}`);
  });
});

describe("the corner of the map", () => {
  it("counts filled regions in the words of the design, optional ones only if included", async () => {
    const { project } = await renderScreen({ content: withPhoto });
    const progress = () =>
      screen.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuetext");
    expect(progress()).toMatch(/^1 of \d+ countries$/);
    const images = [makePhoto("b")];
    act(() => project.store.edit({ type: "ADD_IMAGES", openingId: "CO", images }));
    expect(progress()).toMatch(/^2 of \d+ countries$/);
  });

  async function openPicker(): Promise<HTMLInputElement> {
    await renderScreen();
    fireEvent.click(screen.getByRole("button", { name: "Fill the map" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Choose photos" }));
    const input = document.querySelector<HTMLInputElement>("body > input[type=file]");
    if (input === null) throw new Error("No picker is open");
    return input;
  }

  it("passes the chosen photos on", async () => {
    const input = await openPicker();
    const files = [new File(["x"], "a.jpg")];
    Object.defineProperty(input, "files", { value: files });
    input.dispatchEvent(new Event("change"));
    await waitFor(() => expect(onPhotos).toHaveBeenCalledWith(files));
  });

  it("passes nothing on when the picker is canceled", async () => {
    onPhotos.mockClear();
    (await openPicker()).dispatchEvent(new Event("cancel"));
    await waitFor(() => expect(document.querySelector("body > input[type=file]")).toBeNull());
    expect(onPhotos).not.toHaveBeenCalled();
  });

  it("has no menu for a reader", async () => {
    await renderScreen({ viewerPolicy: "VIEWER" });
    expect(screen.queryByRole("button", { name: "Fill the map" })).toBeNull();
  });
});
