// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto } from "../store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { grantUploads } from "../uploads/test/grant-uploads.ts";
import { makePhotoFile, stubPhotoWorker } from "../uploads/test/stub-photo-worker.ts";
// The dialog is loaded lazily: imported here, it is ready when a test needs it.
import "./folder-drop/FolderDropDialog.tsx";
import { ProjectMap } from "./ProjectMap.tsx";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
  grantUploads();
  const { fetch: api } = globalThis;
  // The design has no geography.
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) =>
    url.startsWith("/lookups/") ? new Response("", { status: 404 }) : api(url, init),
  );
});
beforeEach(() => onOpen.mockClear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const onOpen = vi.fn<(opening: { readonly name: string }) => void>();
const openedNames = () => onOpen.mock.calls.map(([{ name }]) => name);
const WITH_UTAH = {
  inputs: { UT: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "" } },
} as const;
const SUGGESTED = new Map([["CO", { text: "1 suggestion", isShown: false }]]);

async function renderMap(
  facts: Parameters<typeof openSampleProject>[0] = {},
  map: Partial<Parameters<typeof ProjectMap>[0]["map"]> = {},
) {
  const { project } = await openSampleProject(facts);
  const { inputs } = project.store.getState().content;
  const shown = { badge: undefined, inputs, ...map };
  const more = { showsSuggestions: false, suggestionToggle: null, printButton: null, onOpen };
  renderInProject(project, <ProjectMap map={shown} {...more} />);
  return project;
}

type Project = Awaited<ReturnType<typeof renderMap>>;

const countPhotos = ({ store }: Project, id: string) =>
  store.getState().content.inputs[id]?.images.length ?? 0;
const region = (name: RegExp) => screen.getByRole("button", { name });
const picker = () => document.querySelector<HTMLInputElement>("body > input[type=file]");

function choose(files: readonly File[]): void {
  const input = picker();
  if (input === null) throw new Error("No picker is open");
  Object.defineProperty(input, "files", { value: files });
  input.dispatchEvent(new Event("change"));
}

function paste(on: Element, files: readonly File[]): void {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  on.dispatchEvent(Object.assign(event, { clipboardData: { files } }));
}

describe("a tap on an empty state", () => {
  it("opens the file picker within the tap, and adds the photo without leaving the map", async () => {
    const project = await renderMap();
    fireEvent.click(region(/^Colorado:/), { detail: 0 });
    choose([makePhotoFile("dog.jpg")]);
    await waitFor(() => expect(countPhotos(project, "CO")).toBe(1));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("changes nothing when the picker is canceled", async () => {
    const project = await renderMap();
    fireEvent.click(region(/^Colorado:/), { detail: 0 });
    picker()?.dispatchEvent(new Event("cancel"));
    await waitFor(() => expect(picker()).toBeNull());
    expect(countPhotos(project, "CO")).toBe(0);
  });
});

describe("a tap opens the page of", () => {
  it.each([
    ["a state with photos", /^Utah:/, { content: WITH_UTAH }, {}],
    ["a region that is not included", /^Guam:/, {}, {}],
    ["a state with suggestions", /^Colorado:/, {}, { suggestions: SUGGESTED }],
    ["an empty state of a reader", /^Colorado:/, { viewerPolicy: "VIEWER" }, {}],
  ] as const)("%s", async (_what, name, facts, map) => {
    await renderMap(facts, map);
    fireEvent.click(region(name), { detail: 0 });
    expect(openedNames()).toHaveLength(1);
    expect(picker()).toBeNull();
  });
});

it("opens an empty state by the second way", async () => {
  await renderMap();
  fireEvent.contextMenu(region(/^Colorado:/));
  expect(openedNames()).toEqual(["Colorado"]);
  expect(picker()).toBeNull();
});

describe("a pasted photo", () => {
  it("is added to the focused state", async () => {
    const project = await renderMap();
    region(/^Colorado:/).focus();
    paste(region(/^Colorado:/), [makePhotoFile("pasted.png")]);
    await waitFor(() => expect(countPhotos(project, "CO")).toBe(1));
  });

  it("is offered for every state without a focused one", async () => {
    const project = await renderMap();
    paste(document.body, [makePhotoFile("pasted.png")]);
    expect(await screen.findByRole("dialog")).toBeDefined();
    expect(countPhotos(project, "CO")).toBe(0);
  });

  it("is left alone in a field, and for a reader", async () => {
    const project = await renderMap();
    const field = screen.getByRole("textbox", { name: "Map Name" });
    field.focus();
    paste(field, [makePhotoFile("pasted.png")]);
    cleanup();
    await renderMap({ viewerPolicy: "VIEWER" });
    paste(region(/^Colorado:/), [makePhotoFile("pasted.png")]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(countPhotos(project, "CO")).toBe(0);
  });
});
