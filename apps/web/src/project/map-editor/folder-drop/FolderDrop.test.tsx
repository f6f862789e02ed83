// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../../store/test/browser-globals.ts";
import { openSampleProject, renderInProject } from "../../store/test/render-project.tsx";
import { grantUploads } from "../../uploads/test/grant-uploads.ts";
import {
  makeBrokenFile,
  makePhotoFile,
  stubPhotoWorker,
} from "../../uploads/test/stub-photo-worker.ts";
import { FolderDrop } from "./FolderDrop.tsx";
// The dialog is loaded lazily: imported here, it is ready when the first test needs it.
import "./FolderDropDialog.tsx";
import { findViolations } from "../../../test/find-violations.ts";
import type { DroppedPhoto } from "./read-photos.ts";
import { useFolderDrop } from "./use-folder-drop.ts";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
});

beforeEach(() => {
  localStorage.clear();
  grantUploads();
  const { fetch: api } = globalThis;
  // The design has no geography: photos are assigned by their time and by hand.
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) =>
    url.startsWith("/lookups/") ? new Response("", { status: 404 }) : api(url, init),
  );
});
afterEach(cleanup);

let source: Promise<readonly File[]> = Promise.resolve([]);

interface DropTargetProps {
  readonly keepUnplaced?: (photos: readonly DroppedPhoto[]) => Promise<void>;
}

function DropTarget(props: DropTargetProps) {
  const folderDrop = useFolderDrop(props);
  return (
    <>
      <button type="button" onClick={() => void folderDrop.open(source)}>
        Drop
      </button>
      <FolderDrop folderDrop={folderDrop} />
    </>
  );
}

const FILES = [
  makePhotoFileLater("IMG_1.jpg", "2019-07-04T10:00:00"),
  makePhotoFileLater("IMG_2.jpg", "2019-07-04T11:00:00"),
  makePhotoFileLater("IMG_3.jpg"),
];

/** Files are made after the globals are stubbed. */
function makePhotoFileLater(name: string, timeTakenExif?: string) {
  return () => makePhotoFile(name, timeTakenExif === undefined ? {} : { timeTakenExif });
}

async function drop(
  files: readonly File[] | Promise<readonly File[]>,
  props: DropTargetProps = {},
) {
  const setup = await openSampleProject();
  renderInProject(setup.project, <DropTarget {...props} />);
  source = Promise.resolve(files);
  fireEvent.click(screen.getByRole("button", { name: "Drop" }));
  return setup;
}

async function openReview(extra: readonly File[] = []) {
  const setup = await drop([...FILES.map((make) => make()), ...extra]);
  const dialog = await screen.findByRole("dialog", { name: "Where your photos go" });
  return { ...setup, dialog: within(dialog) };
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-photo]")].map(
    (row) => row.querySelector("span span")?.textContent,
  );

const selectedPhoto = () => within(screen.getByRole("region", { name: "Chosen photo" }));

describe("reading", () => {
  it("shows how far it is, and can be canceled", async () => {
    const { project } = await drop(new Promise<readonly File[]>(() => {}));
    const dialog = await screen.findByRole("dialog", { name: "Reading your photos" });
    expect(within(dialog).getByText("Looking for photos")).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(project.store.getState().canUndo).toBe(false);
  });

  it("shows an error for a folder without photos", async () => {
    await drop([]);
    expect(await screen.findByText("We didn't find any photos there.")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the review", () => {
  it("asks before the page is left while photos wait for a place", async () => {
    const isLeavingAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await openReview();
    expect(isLeavingAsked()).toBe(true);
    cleanup();
    expect(isLeavingAsked()).toBe(false);
    await drop([makeBrokenFile("broken.jpg")]);
    await screen.findByRole("dialog", { name: "Where your photos go" });
    expect(isLeavingAsked()).toBe(false);
  });

  it("lists unplaced photos by day with their reasons, and files that cannot be read", async () => {
    const { dialog } = await openReview([makeBrokenFile("broken.jpg")]);
    expect(dialog.getByRole("heading", { name: "3 photos have no place yet" })).toBeDefined();
    const day = within(dialog.getByRole("region", { name: /^July 4, 2019/ }));
    expect(day.getByRole("button", { name: /^IMG_1.jpg/ }).textContent).toContain(
      "No location, and no photo with one within 2 hours",
    );
    const undated = within(dialog.getByRole("region", { name: /^No date/ }));
    expect(undated.getByText("No location and no date")).toBeDefined();
    const unreadable = dialog.getByRole("region", { name: /^Couldn't be read/ });
    expect(unreadable.textContent).toContain("broken.jpg");
    expect(await findViolations()).toEqual([]);
    const place = dialog.getByRole<HTMLButtonElement>("button", { name: /^Place 0 photos/ });
    expect(place.disabled).toBe(true);
  });

  it("moves through the photos with arrow keys, as one tab stop", async () => {
    await openReview();
    expect(rows()).toEqual(["IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"]);
    const [first, second, third] = document.querySelectorAll<HTMLElement>("[data-photo]");
    expect([first, second, third].map((row) => row?.tabIndex)).toEqual([0, -1, -1]);
    act(() => first?.focus());
    fireEvent.keyDown(first ?? document, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    expect(selectedPhoto().getByText("IMG_2.jpg")).toBeDefined();
    fireEvent.keyDown(second ?? document, { key: "End" });
    expect(document.activeElement).toBe(third);
    fireEvent.keyDown(third ?? document, { key: "Home" });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first ?? document, { key: "ArrowUp" });
    expect(document.activeElement).toBe(first);
  });

  it("assigns a selected photo to a region, and excludes it again", async () => {
    const { dialog } = await openReview();
    fireEvent.click(dialog.getByRole("button", { name: /^IMG_3.jpg/ }));
    const region = () => selectedPhoto().getByRole("combobox", { name: "Place for IMG_3.jpg" });
    fireEvent.change(region(), { target: { value: "UT" } });
    expect(selectedPhoto().getByText("You chose this place")).toBeDefined();
    expect(dialog.getByRole("region", { name: /^Utah/ }).textContent).toContain("IMG_3.jpg");
    expect(dialog.getByRole("button", { name: "Place 1 photo in 1 country" })).toBeDefined();
    fireEvent.change(region(), { target: { value: "" } });
    expect(selectedPhoto().getByText("You left it out")).toBeDefined();
    expect(dialog.queryByRole("region", { name: /^Utah/ })).toBeNull();
  });

  it("asks before it is closed, and changes nothing", async () => {
    const { dialog, project } = await openReview();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    const question = await screen.findByRole("dialog", {
      name: "Close without placing your photos?",
    });
    const [, confirm] = within(question).getAllByRole("button", { name: "Close" });
    fireEvent.click(confirm ?? question);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(project.store.getState().canUndo).toBe(false);
  });
});

describe("photos without a place", () => {
  const kept: string[] = [];
  const keepUnplaced = async (photos: readonly DroppedPhoto[]) => {
    kept.push(...photos.map(({ name }) => name));
  };
  beforeEach(() => void kept.splice(0));

  it("are kept without a review where no photo has a place", async () => {
    await drop(
      FILES.map((make) => make()),
      { keepUnplaced },
    );
    await waitFor(() => expect(kept).toEqual(["IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("are kept when the others are placed, except second copies of a file", async () => {
    const [first, second, third] = FILES.map((make) => make());
    const files = [first, second, third, third, makeBrokenFile("broken.jpg")];
    await drop(
      files.filter((file) => file !== undefined),
      { keepUnplaced },
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Where your photos go" }));
    expect(dialog.getByRole("button", { name: "Keep 3 photos beside the map" })).toBeDefined();
    const day = dialog.getByRole("combobox", { name: "July 4, 2019: Place all 2 in" });
    fireEvent.change(day, { target: { value: "CO" } });
    expect(dialog.getByText(/The other photo waits beside your map\.$/)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Place 2 photos in 1 country" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(kept).toEqual(["IMG_3.jpg"]);
  });

  it("are in the review where they cannot be kept", async () => {
    await drop(
      FILES.map((make) => make()),
      { keepUnplaced: () => Promise.reject(new Error("offline")) },
    );
    expect(await screen.findByRole("dialog", { name: "Where your photos go" })).toBeDefined();
  });
});

describe("placing", () => {
  it("places a whole day in one region with one edit, and offers to undo it", async () => {
    const { dialog, project } = await openReview();
    const day = dialog.getByRole("combobox", { name: "July 4, 2019: Place all 2 in" });
    fireEvent.change(day, { target: { value: "CO" } });
    fireEvent.click(dialog.getByRole("button", { name: "Place 2 photos in 1 country" }));
    const imageCount = () => project.store.getState().content.inputs["CO"]?.images.length;
    await waitFor(() => expect(imageCount()).toBe(2));
    expect(await screen.findByText("Placed 2 photos in 1 country.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(imageCount()).toBe(0);
  });

  it("withdraws the undo button after another edit", async () => {
    const { dialog, project } = await openReview();
    const day = dialog.getByRole("combobox", { name: "July 4, 2019: Place all 2 in" });
    fireEvent.change(day, { target: { value: "CO" } });
    fireEvent.click(dialog.getByRole("button", { name: "Place 2 photos in 1 country" }));
    const toast = await screen.findByText("Placed 2 photos in 1 country.");
    act(() => project.store.edit({ type: "SET_DETAILS", details: { name: "New" } }));
    await waitFor(() => expect(toast.isConnected).toBe(false));
  });

  it("returns to the review when no upload permit can be had", async () => {
    const { dialog } = await openReview();
    const day = dialog.getByRole("combobox", { name: "July 4, 2019: Place all 2 in" });
    fireEvent.change(day, { target: { value: "CO" } });
    vi.spyOn(navigator.locks, "request").mockRejectedValueOnce(new Error("offline"));
    fireEvent.click(dialog.getByRole("button", { name: "Place 2 photos in 1 country" }));
    expect(await screen.findByText(/^We couldn't place your photos/)).toBeDefined();
    expect(dialog.getByRole("button", { name: "Place 2 photos in 1 country" })).toBeDefined();
  });
});
