// @vitest-environment jsdom
import { findOpening, type Opening } from "@photomap/design";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { dismissToast, getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { openSampleProject, type SampleProject } from "../store/test/render-project.tsx";
import { DESIGN } from "../store/test/sample-design.ts";
import { grantUploads, KEY_PREFIX } from "../uploads/test/grant-uploads.ts";
import {
  makeBrokenFile,
  makePhotoFile,
  makeSlowFile,
  stubPhotoWorker,
} from "../uploads/test/stub-photo-worker.ts";
import { addPhotos, resumeAdding } from "./add-photos.ts";
import { getSaveStatus } from "./ProjectSaveStatus.tsx";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
  grantUploads();
});
afterEach(() => {
  for (const { id } of getVisibleToasts()) dismissToast(id);
});

function requireOpening(id: string): Opening {
  const opening = findOpening(DESIGN, id);
  if (opening === undefined) throw new Error(`No opening ${id}`);
  return opening;
}

const makeFiles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => makePhotoFile(`${prefix}${i}.jpg`));

const imagesOf = ({ project }: SampleProject, openingId: string) =>
  project.store.getState().content.inputs[openingId]?.images ?? [];

/** Whether the browser would ask before it leaves the page. */
const isLeavingAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

const toastTexts = () => getVisibleToasts().map(({ content }) => content);

describe("adding photos", () => {
  it("OPN-15 OPN-29 stores each photo under a new key, with its original size, date and place", async () => {
    const setup = await openSampleProject();
    const taken = { timeTakenExif: "2019-07-04T12:00:00", latitude: 39.7, longitude: -105 };
    await addPhotos(setup.project, requireOpening("CO"), [makePhotoFile("a.JPG", taken)]);
    const [image] = imagesOf(setup, "CO");
    const original = { originalWidth: 800, originalHeight: 600 };
    expect(image).toMatchObject({ imageWidth: 400, imageHeight: 300, ...original, ...taken });
    expect(image?.id).toMatch(/\/[0-9a-f-]{36}\.JPG$/);
    expect(image?.id.startsWith(KEY_PREFIX)).toBe(true);
    const { uploads } = setup.project.store.getState();
    expect(uploads[image?.id ?? ""]?.name).toBe("a.JPG");
    expect(toastTexts()).toEqual([]);
  });

  it("places several photos beside each other as one edit, and one more in a layout with them", async () => {
    const setup = await openSampleProject();
    const colorado = requireOpening("CO");
    const getOrigins = () => imagesOf(setup, "CO").map(({ x, y }) => `${x} ${y}`);
    await addPhotos(setup.project, colorado, makeFiles("a", 2));
    expect(new Set(getOrigins()).size).toBe(2);
    const before = getOrigins();
    await addPhotos(setup.project, colorado, makeFiles("b", 1));
    expect(new Set(getOrigins()).size).toBe(3);
    setup.project.store.undo();
    expect(getOrigins()).toEqual(before);
    setup.project.store.undo();
    expect(getOrigins()).toEqual([]);
  });

  it("OPN-26 OPN-27 PRJ-17 adds at most ten photos to an opening, and shows how many it takes", async () => {
    const setup = await openSampleProject();
    const colorado = requireOpening("CO");
    await addPhotos(setup.project, colorado, makeFiles("a", 7));
    expect(toastTexts()).toEqual([]);
    await addPhotos(setup.project, colorado, makeFiles("b", 5));
    expect(imagesOf(setup, "CO")).toHaveLength(10);
    expect(toastTexts()).toEqual([
      "Not all images were added. You can only add 10 images to each country.",
    ]);
    await addPhotos(setup.project, colorado, makeFiles("c", 1));
    expect(imagesOf(setup, "CO")).toHaveLength(10);
    expect(Object.keys(setup.project.store.getState().uploads)).toHaveLength(10);
    expect(toastTexts()).toEqual(["You can only add 10 images to each country."]);
  });

  it("ERR-05 names a file that cannot be read, and adds the others", async () => {
    const setup = await openSampleProject();
    const files = [makeBrokenFile("broken.jpg"), makePhotoFile("fine.jpg")];
    await addPhotos(setup.project, requireOpening("UT"), files);
    expect(imagesOf(setup, "UT")).toHaveLength(1);
    expect(toastTexts()).toEqual([
      "There was an error adding file broken.jpg. Please ensure you are uploading a valid .jpeg or .png file.",
    ]);
  });

  it("shows why each of several files is refused", async () => {
    const setup = await openSampleProject();
    const files = [new File(["notes"], "notes.txt"), makeBrokenFile("broken.jpg")];
    await addPhotos(setup.project, requireOpening("UT"), files);
    expect(toastTexts()).toEqual([expect.stringMatching(/Please select a .*broken\.jpg/)]);
  });

  it("shows how many photos are read while that takes long", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    const added = addPhotos(setup.project, requireOpening("UT"), [...makeFiles("a", 2), slow.file]);
    await expect.poll(() => toastTexts()).toEqual(["Adding 3 photos: 2 of 3 read."]);
    slow.release();
    await added;
    expect(imagesOf(setup, "UT")).toHaveLength(3);
    expect(toastTexts()).toEqual([]);
  });

  it("says that photos are added, not that all is saved, while they are read", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    const getStatus = () => getSaveStatus(setup.project.store.getState(), false).text;
    const added = addPhotos(setup.project, requireOpening("UT"), [slow.file]);
    expect(getStatus()).toBe("Adding photos");
    slow.release();
    await added;
    await expect.poll(getStatus).toBe("Saved");
  });

  it("asks before the page is left until the chosen files are kept", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    const added = addPhotos(setup.project, requireOpening("UT"), [slow.file]);
    expect(isLeavingAsked()).toBe(true);
    await expect.poll(isLeavingAsked).toBe(false);
    expect(setup.project.store.getState().isReading).toBe(true);
    slow.release();
    await added;
  });

  it("adds at the next visit the files of a page that was left while it read them", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    void addPhotos(setup.project, requireOpening("UT"), [slow.file]);
    await expect.poll(isLeavingAsked).toBe(false);
    // The locks of the page that was left are released.
    stubBrowserGlobals();
    const next = await openSampleProject({ sameAs: setup });
    slow.release();
    await resumeAdding(next.project);
    expect(imagesOf(next, "UT")).toHaveLength(1);
    await resumeAdding(next.project);
    expect(imagesOf(next, "UT")).toHaveLength(1);
  });

  it("gives up files that three more visits could not finish reading", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    void addPhotos(setup.project, requireOpening("UT"), [slow.file]);
    await expect.poll(isLeavingAsked).toBe(false);
    const never = () => new Promise<never>(() => undefined);
    for (let visit = 1; visit <= 3; visit += 1) {
      stubBrowserGlobals();
      const { store } = (await openSampleProject({ sameAs: setup })).project;
      void store.chosenFiles.resume(() => false, never);
      await expect.poll(() => store.getState().isReading).toBe(true);
    }
    stubBrowserGlobals();
    const last = await openSampleProject({ sameAs: setup });
    await resumeAdding(last.project);
    expect(imagesOf(last, "UT")).toEqual([]);
    slow.release();
  });

  it("leaves to another tab the files that it is adding", async () => {
    const setup = await openSampleProject();
    const slow = makeSlowFile("slow.jpg");
    const added = addPhotos(setup.project, requireOpening("UT"), [slow.file]);
    await expect.poll(isLeavingAsked).toBe(false);
    const other = await openSampleProject({ sameAs: setup });
    await resumeAdding(other.project);
    expect(other.project.store.getState().isReading).toBe(false);
    slow.release();
    await added;
    expect(imagesOf(setup, "UT")).toHaveLength(1);
  });

  it("names the region that already has the same file, and adds it again", async () => {
    const setup = await openSampleProject();
    await addPhotos(setup.project, requireOpening("UT"), [makePhotoFile("a.jpg")]);
    await addPhotos(setup.project, requireOpening("CO"), [makePhotoFile("a.jpg")]);
    expect(imagesOf(setup, "CO")).toHaveLength(1);
    expect(toastTexts()).toEqual(["a.jpg is also in Utah."]);
  });

  it("says nothing about a duplicate that is no longer on the map", async () => {
    const setup = await openSampleProject();
    await addPhotos(setup.project, requireOpening("UT"), [makePhotoFile("a.jpg")]);
    setup.project.store.undo();
    await addPhotos(setup.project, requireOpening("CO"), [makePhotoFile("a.jpg")]);
    expect(toastTexts()).toEqual([]);
  });
});
