// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findViolations } from "../../../test/find-violations.ts";
import { stubPainter } from "../../map-view/test/fake-painter.ts";
import { openBrowserStore } from "../../store/browser-store.ts";
import { stubBrowserGlobals } from "../../store/test/browser-globals.ts";
import {
  openSampleProject,
  renderInProject,
  type SampleProject,
} from "../../store/test/render-project.tsx";
import { grantUploads } from "../../uploads/test/grant-uploads.ts";
import { makePhotoFile, stubPhotoWorker } from "../../uploads/test/stub-photo-worker.ts";
import { type DroppedPhoto, readPhotos } from "../folder-drop/read-photos.ts";
import { ProjectMap } from "../ProjectMap.tsx";
import { PhotoTray } from "./photo-tray.ts";
import "./TrayPanel.tsx";

const onOpen = vi.fn<() => void>();

/** Read once, before the painter replaces the photo workers. */
const photos: DroppedPhoto[] = [];

beforeAll(async () => {
  stubBrowserGlobals();
  stubPhotoWorker();
  const files = Array.from({ length: 14 }, (_, index) => {
    const facts = index < 2 ? { timeTakenExif: "2019-07-04T10:00:00" } : {};
    const file = makePhotoFile(`IMG_${index + 1}.jpg`, facts);
    return index < 2 ? file : Object.assign(file, { webkitRelativePath: `Trip/${file.name}` });
  });
  const none = { design: {} as never, lookup: undefined, signal: new AbortController().signal };
  const onPhoto = (photo: DroppedPhoto) => photos.push(photo);
  await readPhotos(files, { ...none, onPhoto, onRefusal: () => {} });
  stubPainter();
});
beforeEach(() => {
  localStorage.clear();
  onOpen.mockClear();
  grantUploads();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const map = (
  <ProjectMap
    map={{ inputs: {} }}
    showsSuggestions={false}
    suggestionToggle={null}
    printButton={null}
    onOpen={onOpen}
  />
);

/** Opens the map of a project in whose tray an earlier visit left photos. */
async function openMap(count = 4): Promise<SampleProject> {
  const setup = await openSampleProject();
  await (await PhotoTray.open(setup.project)).add(photos.slice(0, count));
  renderInProject(setup.project, map);
  await screen.findByRole("region", { name: `${count} photos to place` });
  return setup;
}

const option = (name: string) => screen.getByRole("option", { name: new RegExp(`^${name}`) });
const optionNames = () =>
  screen
    .getAllByRole("option")
    .map((item) => item.getAttribute("aria-label")?.replace(/[.].*/, ""));
const selectedNames = () =>
  screen
    .getAllByRole("option")
    .filter((item) => item.getAttribute("aria-selected") === "true")
    .map((item) => item.getAttribute("aria-label")?.replace(/[.].*/, ""));
const state = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}: `) });
const countIn = ({ project }: SampleProject, id: string) =>
  project.store.getState().content.inputs[id]?.images.length ?? 0;
const task = () => {
  const found = document.querySelector('section > header [role="status"]');
  if (found === null) throw new Error("There is no tray");
  return found;
};
const trayButton = (name: string) =>
  within(screen.getByRole("region", { name: /photos? to place$|^Every photo/ })).getByRole(
    "button",
    {
      name,
    },
  );
const pressUndo = async () => {
  const toasts = within(screen.getByRole("region", { name: "Notifications" }));
  fireEvent.click(await toasts.findByRole("button", { name: "Undo" }));
};
const isLeavingAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("a tap on a region", () => {
  it("places the selected photos, and an undo brings them back", async () => {
    const setup = await openMap();
    expect(await findViolations()).toEqual([]);
    fireEvent.click(option("IMG_1"));
    fireEvent.click(option("IMG_3"));
    expect(task().textContent).toContain("Click a country to place 2 photos.");
    fireEvent.click(state("Colorado"));
    await waitFor(() => expect(countIn(setup, "CO")).toBe(2));
    expect(onOpen).not.toHaveBeenCalled();
    expect(optionNames()).toEqual(["IMG_2", "IMG_4"]);
    await waitFor(() => expect(task().textContent).toBe("Placed 2 photos in Colorado."));
    fireEvent.click(trayButton("Undo"));
    fireEvent.click(screen.getByRole("button", { name: /^Select all 2: July 4/ }));
    fireEvent.click(state("Utah"));
    await waitFor(() => expect([countIn(setup, "CO"), countIn(setup, "UT")]).toEqual([0, 2]));
    act(() => setup.project.store.undo());
    expect(optionNames()).toEqual(["IMG_1", "IMG_2", "IMG_3", "IMG_4"]);
    // With nothing selected, the tap chooses a photo for the empty region.
    fireEvent.click(state("Colorado"));
    expect(document.querySelector("body > input[type=file]")).not.toBeNull();
    expect(optionNames()).toHaveLength(4);
  });

  it("places a whole group up to the capacity of the region, and says what stays", async () => {
    const setup = await openMap(14);
    fireEvent.click(screen.getByRole("button", { name: "Select all 12: Trip" }));
    fireEvent.click(state("Utah"));
    await waitFor(() =>
      expect(task().textContent).toBe(
        "Utah now has 10 photos. Choose another country for the 2 that are left.",
      ),
    );
    expect(countIn(setup, "UT")).toBe(10);
    expect(selectedNames()).toEqual(["IMG_13", "IMG_14"]);
    fireEvent.click(state("Colorado"));
    await waitFor(() => expect(countIn(setup, "CO")).toBe(2));
    expect(optionNames()).toEqual(["IMG_1", "IMG_2"]);
  });

  it("refuses a region that is not part of the map", async () => {
    const setup = await openMap();
    fireEvent.click(option("IMG_1"));
    fireEvent.click(state("Guam"));
    expect(task().textContent).toContain("Guam isn't included in this map.");
    expect(countIn(setup, "GU")).toBe(0);
    expect(selectedNames()).toEqual(["IMG_1"]);
  });
});

describe("spreading", () => {
  it("puts one photo into each empty region, and one undo takes all of them back", async () => {
    const setup = await openMap();
    const spread = () => screen.getByRole("button", { name: "Spread over empty countries" });
    fireEvent.click(spread());
    const counts = () => ["CO", "UT", "DC"].map((id) => countIn(setup, id));
    await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
    expect(optionNames()).toEqual(["IMG_4"]);
    await waitFor(() =>
      expect(task().textContent).toBe("All countries have photos now. 1 photo is left."),
    );
    fireEvent.click(spread());
    await waitFor(() => expect(task().textContent).toBe("No country is empty."));
    act(() => setup.project.store.undo());
    expect(counts()).toEqual([0, 0, 0]);
    expect(optionNames()).toHaveLength(4);
  });
});

describe("the selection", () => {
  it("is made with the keyboard, and cleared by Escape", async () => {
    await openMap();
    act(() => option("IMG_1").focus());
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(document.activeElement ?? document, { key, ...more });
    press("ArrowRight");
    press(" ");
    press("ArrowRight", { shiftKey: true });
    expect(selectedNames()).toEqual(["IMG_2", "IMG_3"]);
    expect(screen.getAllByRole("option").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
    press("Enter");
    expect(document.activeElement?.getAttribute("data-opening-id")).toBe("CO");
    press("Escape");
    expect(selectedNames()).toEqual([]);
    act(() => option("IMG_1").focus());
    press("a", { ctrlKey: true });
    expect(selectedNames()).toHaveLength(4);
  });

  it("takes a range with Shift and a click", async () => {
    await openMap();
    fireEvent.click(option("IMG_4"));
    fireEvent.click(option("IMG_2"), { shiftKey: true });
    expect(selectedNames()).toEqual(["IMG_2", "IMG_3", "IMG_4"]);
  });

  it("is removed from the tray, and put back by an undo", async () => {
    const setup = await openMap();
    fireEvent.click(option("IMG_2"));
    fireEvent.click(screen.getByRole("button", { name: "Remove from the tray" }));
    expect(optionNames()).toEqual(["IMG_1", "IMG_3", "IMG_4"]);
    await pressUndo();
    expect(optionNames()).toHaveLength(4);
    fireEvent.keyDown(option("IMG_3"), { key: "a", ctrlKey: true });
    fireEvent.keyDown(option("IMG_3"), { key: "Delete" });
    expect(await screen.findByRole("region", { name: "Every photo has a place" })).toBeDefined();
    cleanup();
    const later = await openSampleProject({ sameAs: setup });
    expect((await PhotoTray.open(later.project)).getState().count).toBe(0);
  });
});

describe("a later visit", () => {
  it("finds 200 photos; those beyond are there until the page is closed", async () => {
    const setup = await openSampleProject();
    const [photo] = photos;
    if (photo === undefined) throw new Error("No photo was read");
    const many = Array.from({ length: 202 }, (_, index) => ({
      ...photo,
      prepared: { ...photo.prepared, sha256: String(index) },
    }));
    await (await PhotoTray.open(setup.project)).add([...many, ...many]);
    const again = await PhotoTray.open(setup.project);
    expect(again.getState()).toMatchObject({ count: 202, unkeptCount: 2 });
    const db = await openBrowserStore();
    expect(await db.countFromIndex("trayPhotos", "ofProject", setup.project.id)).toBe(200);
    expect(isLeavingAsked()).toBe(true);
    again.toggleAll(again.getState().groups.flatMap((group) => group.photos.map(({ id }) => id)));
    again.removeSelected();
    expect(isLeavingAsked()).toBe(false);
  });

  it("finds the photos that have no place yet", async () => {
    const setup = await openMap();
    fireEvent.click(screen.getByRole("button", { name: /^Select all 2: July 4, 2019/ }));
    fireEvent.click(state("Utah"));
    await waitFor(() => expect(countIn(setup, "UT")).toBe(2));
    cleanup();
    const later = await openSampleProject({ sameAs: setup });
    renderInProject(later.project, map);
    await screen.findByRole("region", { name: "2 photos to place" });
    expect(isLeavingAsked()).toBe(false);
    const tray = within(screen.getByRole("region", { name: "2 photos to place" }));
    fireEvent.click(tray.getByRole("button", { name: "Spread over empty countries" }));
    fireEvent.click(await tray.findByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Every photo has a place" })).toBeNull();
  });

  it("keeps photos for which the browser has no room until the page is left, and asks", async () => {
    const setup = await openSampleProject();
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, "put")?.value;
    let refusedCount = 0;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function refuse(
      this: IDBObjectStore,
      ...values: unknown[]
    ) {
      if (this.name !== "trayPhotos" || refusedCount > 0) return put.apply(this, values);
      refusedCount += 1;
      throw new DOMException("full", "QuotaExceededError");
    });
    const tray = await PhotoTray.open(setup.project);
    await tray.add(photos.slice(0, 2));
    expect(tray.getState()).toMatchObject({ count: 2, unkeptCount: 1 });
    expect(isLeavingAsked()).toBe(true);
    tray.toggleAll(tray.getState().groups.flatMap((group) => group.photos.map(({ id }) => id)));
    tray.removeSelected();
    expect(isLeavingAsked()).toBe(false);
  });
});
