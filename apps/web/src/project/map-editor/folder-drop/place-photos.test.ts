// @vitest-environment jsdom
import { findOpening } from "@photomap/design";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../../store/test/browser-globals.ts";
import { openSampleProject, type SampleProject } from "../../store/test/render-project.tsx";
import { DESIGN } from "../../store/test/sample-design.ts";
import { preparePhoto } from "../../uploads/prepare-photo.ts";
import { grantUploads } from "../../uploads/test/grant-uploads.ts";
import { makePhotoFile, stubPhotoWorker } from "../../uploads/test/stub-photo-worker.ts";
import type { RegionGroup } from "./group-photos.ts";
import { placePhotos, resumePlacing } from "./place-photos.ts";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
  grantUploads();
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function makeGroup(openingId: string, names: readonly string[]): Promise<RegionGroup> {
  const opening = findOpening(DESIGN, openingId);
  if (opening === undefined) throw new Error(`No opening ${openingId}`);
  const photos = names.map(async (name) => {
    const prepared = await preparePhoto(makePhotoFile(`${name}.jpg`));
    if (prepared.kind !== "prepared") throw new Error(prepared.message);
    const urls = { previewUrl: "", thumbUrl: "", folder: "", savedDay: "2026-11-19" };
    const photo = { ...prepared, id: name, prepared, ...urls };
    return { photo, assignment: { photoId: name, openingId, reason: { kind: "INSIDE" } as const } };
  });
  return { opening, photos: await Promise.all(photos) };
}

const makeGroups = async () => [await makeGroup("UT", ["a", "b"]), await makeGroup("CO", ["c"])];

const countImages = ({ project }: SampleProject) =>
  Object.values(project.store.getState().content.inputs).map(({ images }) => images.length);

const planKey = ({ project }: SampleProject) => `photomap-placing-${project.id}`;

/** IndexedDB refuses the photos with these numbers, from 1. */
function failWrites(setup: SampleProject, numbers: readonly number[]): void {
  const { store } = setup.project;
  const addPhoto = store.addPhoto.bind(store);
  let count = 0;
  vi.spyOn(store, "addPhoto").mockImplementation(async (photo) => {
    count += 1;
    if (numbers.includes(count)) throw new DOMException("full", "QuotaExceededError");
    return addPhoto(photo);
  });
}

describe("placing photos", () => {
  it("adds all of them in one edit, and reports how many are stored", async () => {
    const setup = await openSampleProject();
    const progress: number[] = [];
    const counts = await placePhotos(setup.project, await makeGroups(), (count) => {
      progress.push(count);
    });
    expect(counts).toEqual({ photoCount: 3, regionCount: 2, failedCount: 0 });
    expect(countImages(setup)).toEqual([2, 1]);
    expect(progress.at(-1)).toBe(3);
    setup.project.store.undo();
    expect(countImages(setup)).toEqual([0, 0]);
    expect(localStorage.getItem(planKey(setup))).toBeNull();
  });

  it("leaves out photos that could not be stored", async () => {
    const setup = await openSampleProject();
    failWrites(setup, [3]);
    const counts = await placePhotos(setup.project, await makeGroups(), () => {});
    expect(counts).toEqual({ photoCount: 2, regionCount: 1, failedCount: 1 });
    expect(countImages(setup)).toEqual([2]);
  });

  it("works without localStorage", async () => {
    const setup = await openSampleProject();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const counts = await placePhotos(setup.project, await makeGroups(), () => {});
    expect(counts.photoCount).toBe(3);
  });
});

describe("resuming", () => {
  /** The stored state after a page was closed with two of three photos placed. */
  async function crash(): Promise<SampleProject> {
    const setup = await openSampleProject();
    failWrites(setup, [3]);
    const plan = vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => undefined);
    await placePhotos(setup.project, await makeGroups(), () => {});
    plan.mockRestore();
    setup.project.store.undo();
    return setup;
  }

  it("places the photos that were stored, once", async () => {
    const setup = await crash();
    expect(countImages(setup)).toEqual([0]);
    const counts = await resumePlacing(setup.project);
    expect(counts).toEqual({ photoCount: 2, regionCount: 1, failedCount: 1 });
    expect(countImages(setup)).toEqual([2]);
    expect(await resumePlacing(setup.project)).toBeUndefined();
  });

  it("saves photos whose uploads have ended before they are placed", async () => {
    const setup = await crash();
    const isEnded = ({ status }: { readonly status: string }) => status !== "IN_PROGRESS";
    const uploads = () => Object.values(setup.project.store.getState().uploads);
    await expect.poll(() => uploads().every(isEnded)).toBe(true);
    const counted: number[][] = [];
    vi.spyOn(setup.project.store, "save").mockImplementation(async () => {
      counted.push(countImages(setup));
    });
    await resumePlacing(setup.project);
    expect(counted).toContainEqual([2]);
  });

  it("places nothing twice if the edit was written before the crash", async () => {
    const setup = await crash();
    setup.project.store.redo();
    expect(await resumePlacing(setup.project)).toBeUndefined();
    expect(countImages(setup)).toEqual([2]);
    expect(localStorage.getItem(planKey(setup))).toBeNull();
  });

  it("leaves the plan to another tab that is still placing", async () => {
    const setup = await crash();
    const otherTab = Promise.withResolvers<void>();
    const held = navigator.locks.request(planKey(setup), () => otherTab.promise);
    await expect.poll(async () => (await navigator.locks.query()).held).not.toEqual([]);
    expect(await resumePlacing(setup.project)).toBeUndefined();
    expect(localStorage.getItem(planKey(setup))).not.toBeNull();
    otherTab.resolve();
    await held;
  });

  it("does nothing without a plan", async () => {
    const setup = await openSampleProject();
    expect(await resumePlacing(setup.project)).toBeUndefined();
  });
});
