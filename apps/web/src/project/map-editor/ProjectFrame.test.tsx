// @vitest-environment jsdom
import type { Edit } from "@photomap/project";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { CreateFileDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { PhotoAddresses } from "../store/photo-addresses.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import {
  openSampleProject,
  renderInProject,
  type SampleProject,
} from "../store/test/render-project.tsx";
import { ProjectFrame } from "./ProjectFrame.tsx";

beforeAll(stubBrowserGlobals);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const paint = (openingId: string, background: string): Edit => ({
  type: "SET_OPENING",
  openingId,
  settings: { background },
});

async function renderFrame() {
  const setup = await openSampleProject();
  const view = renderInProject(setup.project, <ProjectFrame project={setup.project} />);
  return { ...setup, ...view };
}

const color = ({ project }: SampleProject, openingId: string) =>
  project.store.getState().content.inputs[openingId]?.background;

describe("the periodic save", () => {
  it("SAV-06 saves every half minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { project, server } = await renderFrame();
    act(() => project.store.edit(paint("UT", "#111111")));
    act(() => void vi.advanceTimersByTime(29_999));
    expect(project.store.getState().saving).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(server.copy.content.inputs["UT"]?.background).toBe("#111111"));
  });

  it("SAV-06 saves when the screen is left", async () => {
    const { project, server, unmount } = await renderFrame();
    act(() => project.store.edit(paint("UT", "#111111")));
    unmount();
    await waitFor(() => expect(server.copy.content.inputs["UT"]?.background).toBe("#111111"));
  });

  it("saves when the tab is hidden", async () => {
    const { project, server } = await renderFrame();
    act(() => project.store.edit(paint("UT", "#111111")));
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(server.saves).toBe(1));
    visibility.mockRestore();
  });

  it("SAV-06 sends the edits while the page unloads", async () => {
    const { project, server } = await renderFrame();
    act(() => project.store.edit(paint("UT", "#111111")));
    fireEvent(window, new Event("pagehide"));
    expect(server.sentOnLeaving?.inputs["UT"]?.background).toBe("#111111");
  });
});

describe("the undo keys", () => {
  it("undo with Ctrl+Z and redo with Ctrl+Shift+Z", async () => {
    const setup = await renderFrame();
    act(() => setup.project.store.edit(paint("UT", "#111111")));
    fireEvent.keyDown(document, { key: "z", ctrlKey: true });
    expect(color(setup, "UT")).toBeUndefined();
    fireEvent.keyDown(document, { key: "Z", metaKey: true, shiftKey: true });
    expect(color(setup, "UT")).toBe("#111111");
  });

  it("do nothing in a text field, with Alt, or without a modifier", async () => {
    const setup = await renderFrame();
    act(() => setup.project.store.edit(paint("UT", "#111111")));
    const field = document.body.appendChild(document.createElement("input"));
    fireEvent.keyDown(field, { key: "z", ctrlKey: true });
    fireEvent.keyDown(document, { key: "z", ctrlKey: true, altKey: true });
    fireEvent.keyDown(document, { key: "z" });
    expect(color(setup, "UT")).toBe("#111111");
    field.remove();
  });
});

describe("a conflict", () => {
  /** Utah is changed here and on another device. */
  async function openConflict() {
    const setup = await renderFrame();
    setup.server.changeElsewhere((content) => ({
      ...content,
      inputs: { UT: { type: "OPENING", images: [], background: "#333333", modifiedAt: "" } },
    }));
    await act(async () => {
      setup.project.store.edit(paint("UT", "#111111"));
      await setup.project.store.save();
    });
    const dialog = await screen.findByRole("dialog", { name: "Changed in two places" });
    return { ...setup, dialog: within(dialog) };
  }

  const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  it("names the opening, and cannot be dismissed", async () => {
    const { dialog } = await openConflict();
    expect(await findViolations()).toEqual([]);
    expect(dialog.getByText(/^Utah was changed here and on another device/)).toBeDefined();
    expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole("heading"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.getByRole("dialog")).toBeDefined();
  });

  it.each([
    ["Keep mine", "#111111"],
    ["Take theirs", "#333333"],
  ])("is resolved with %s", async (label, background) => {
    const setup = await openConflict();
    fireEvent.click(setup.dialog.getByRole("button", { name: label }));
    await expectClosed();
    expect(color(setup, "UT")).toBe(background);
    const saved = () => setup.server.copy.content.inputs["UT"]?.background;
    await waitFor(() => expect(saved()).toBe(background));
  });

  it("is resolved with a copy of the own version", async () => {
    const setup = await openConflict();
    const created: unknown[] = [];
    new FakeGraphql().on(CreateFileDocument, ({ input }) => {
      created.push(input);
      const file = {
        id: "copy12",
        name: "Our travels (copy) 2",
        outputType: "VINYL_WALL_MAP",
      } as const;
      return { createMapmakerFile: { __typename: "CreateMapmakerFileSuccess", file } } as const;
    });
    fireEvent.click(setup.dialog.getByRole("button", { name: "Keep mine as a copy" }));
    await expectClosed();
    expect(created).toMatchObject([
      { name: "Our travels (copy)", inputs: { UT: { background: "#111111" } } },
    ]);
    expect(color(setup, "UT")).toBe("#333333");
    expect(screen.getByText(/"Our travels \(copy\) 2" in Your Projects/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Open the copy" }));
    await waitFor(() => expect(setup.router.state.location.pathname).toBe("/p/copy12"));
  });

  it("shows both versions of the opening", async () => {
    const { dialog } = await openConflict();
    const yours = await dialog.findByRole("img", { name: /^Utah: Yours, on this device/ });
    const theirs = dialog.getByRole("img", { name: /^Utah: Theirs, on another device/ });
    expect(yours.innerHTML).toContain("#111111");
    expect(theirs.innerHTML).toContain("#333333");
  });

  it("creates one copy when a failed attempt is repeated", async () => {
    const setup = await openConflict();
    const requestIds: unknown[] = [];
    new FakeGraphql().on(CreateFileDocument, ({ input }) => {
      requestIds.push(input.requestId);
      return { createMapmakerFile: { __typename: "InvalidInput", message: "Not now." } } as const;
    });
    fireEvent.click(setup.dialog.getByRole("button", { name: "Keep mine as a copy" }));
    await setup.dialog.findByRole("alert");
    fireEvent.click(setup.dialog.getByRole("button", { name: "Keep mine as a copy" }));
    await waitFor(() => expect(requestIds).toHaveLength(2));
    expect(requestIds[0]).toBe(requestIds[1]);
  });

  it("stays open with the reason when the copy fails, and keeps both versions", async () => {
    const setup = await openConflict();
    new FakeGraphql().on(CreateFileDocument, {
      createMapmakerFile: { __typename: "InvalidInput", message: "Too many projects." },
    });
    fireEvent.click(setup.dialog.getByRole("button", { name: "Keep mine as a copy" }));
    expect(await setup.dialog.findByRole("alert")).toHaveProperty(
      "textContent",
      "Too many projects.",
    );
    expect(color(setup, "UT")).toBe("#111111");
    expect(setup.server.copy.content.inputs["UT"]?.background).toBe("#333333");
  });
});

describe("a photo that fails to load", () => {
  it("gets a new signature, in HTML and SVG", async () => {
    const setup = await openSampleProject();
    const fetched: string[][] = [];
    const addresses = new PhotoAddresses("photos", { a: "a-0", b: "b-0" }, async (ids) => {
      fetched.push([...ids]);
      return { a: "a-1" };
    });
    const project = { ...setup.project, addresses };
    const { container } = renderInProject(project, <ProjectFrame project={project} />);
    const photos = document.createElement("div");
    photos.innerHTML = `<img src="https://images.example/x/a-0">
      <svg><image href="https://images.example/x/b-0"></image></svg>`;
    container.append(photos);
    for (const photo of photos.querySelectorAll("img, image")) fireEvent.error(photo);
    await waitFor(() => expect(addresses.getSignatures()).toEqual({ a: "a-1", b: "b-0" }));
    expect(fetched).toEqual([["a", "b"]]);
  });
});
