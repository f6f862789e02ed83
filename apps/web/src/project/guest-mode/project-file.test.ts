// @vitest-environment jsdom
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openBrowserStore } from "../store/browser-store.ts";
import {
  createGuestProject,
  findGuestProject,
  listGuestProjects,
} from "../store/guests/guest-projects.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto, storedPhoto } from "../store/test/open-store.ts";
import { DESIGN } from "../store/test/sample-design.ts";
import { grantUploads, KEY_PREFIX } from "../uploads/test/grant-uploads.ts";
import { createProjectFile, createProjectFromFile, downloadProjectFile } from "./project-file.ts";

const FACTS = {
  timeTakenExif: "2019-07-04T12:00:00",
  originalWidth: 8000,
  originalHeight: 6000,
};
const PHOTO_ID = "guest/uploads/photos/1.jpg";

beforeAll(stubBrowserGlobals);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of await listGuestProjects()) await removeGuestProject(id);
});

function serveDesign(design: unknown = DESIGN): void {
  grantUploads().serve(`/designs/${DESIGN.id}.json`, design);
}

/** A guest's project with a photo in Utah. */
async function createProject() {
  serveDesign();
  const images = [{ ...makePhoto(PHOTO_ID), ...FACTS }];
  const inputs = {
    UT: { type: "OPENING", images, background: "#123abc", modifiedAt: "" },
  } as const;
  const created = await createGuestProject(DESIGN, {
    requestId: crypto.randomUUID(),
    name: "Our trip",
    inputs,
  });
  const id = created?.id ?? "";
  const db = await openBrowserStore();
  await db.put("photos", { ...storedPhoto(PHOTO_ID), projectId: id, status: "COMPLETED" });
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error("The project was not created");
  return project;
}

/** Writes another uncompressed size of a file into the directory of a ZIP. */
function claimSize(zip: Uint8Array, path: string, bytes: number): void {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = zip.length - 46; at >= 0; at -= 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    const name = isEntry && strFromU8(zip.subarray(at + 46, at + 46 + path.length));
    if (name === path) return view.setUint32(at + 24, bytes, true);
  }
  throw new Error(`The ZIP has no file ${path}`);
}

type Files = Record<string, Uint8Array>;

/** Writes a project file and opens it after a change of its entries. */
async function reopen(change: (files: Files) => Files) {
  const file = await createProjectFile(await createProject());
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return createProjectFromFile(new Blob([new Uint8Array(zipSync(change(files)))]));
}

const changeDocument =
  (change: (document: Record<string, unknown>) => Record<string, unknown>) =>
  (files: Files): Files => {
    const text = strFromU8(files["project.json"] ?? new Uint8Array());
    return { ...files, "project.json": strToU8(JSON.stringify(change(JSON.parse(text)))) };
  };

describe("a project file", () => {
  it("restores the project with its photos as a new project", async () => {
    const original = await createProject();
    const opened = await createProjectFromFile(await createProjectFile(original));
    if (opened.kind !== "opened") throw new Error(opened.reason);
    expect(opened.projectId).not.toBe(original.id);
    const project = await findGuestProject(opened.projectId);
    expect(project?.content).toMatchObject({ name: "Our trip 2", accessPolicy: "PRIVATE" });
    const input = project?.content.inputs["UT"];
    expect(input?.background).toBe("#123abc");
    const [image] = input?.images ?? [];
    expect(image).toMatchObject({ ...FACTS, imageWidth: 100 });
    expect(image?.id).toMatch(new RegExp(`^${KEY_PREFIX}[0-9a-f-]{36}\\.jpg$`));
    const db = await openBrowserStore();
    const photo = await db.get("photos", image?.id ?? "");
    expect(photo).toMatchObject({ projectId: opened.projectId, status: "IN_PROGRESS" });
    expect(await photo?.blob.text()).toBe("pixels");
    expect(await db.get("photos", PHOTO_ID)).toMatchObject({ projectId: original.id });
  });

  it("opens without a photo whose bytes are missing", async () => {
    const opened = await reopen((files) =>
      Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith("photos/"))),
    );
    if (opened.kind !== "opened") throw new Error(opened.reason);
    const db = await openBrowserStore();
    expect(await db.getAllFromIndex("photos", "ofProject", opened.projectId)).toEqual([]);
  });

  it.each<[string, (files: Files) => Files]>([
    ["without a document", () => ({ "notes.txt": strToU8("hello") })],
    ["with text that is not JSON", (files) => ({ ...files, "project.json": strToU8("{") })],
    ["of another version", changeDocument((document) => ({ ...document, version: 2 }))],
    [
      "with a path as its design",
      changeDocument((document) => ({ ...document, designId: "../x" })),
    ],
    ["without content", changeDocument(({ content: _content, ...document }) => document)],
    [
      "with too many photos in an opening",
      changeDocument((document) => {
        const images = Array.from({ length: 11 }, () => makePhoto("a"));
        const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } };
        const content = document["content"] as object;
        return { ...document, content: { ...content, inputs } };
      }),
    ],
    [
      "with a background that is not a color",
      changeDocument((document) => {
        const background = "url(https://evil.example)";
        const inputs = { UT: { type: "OPENING", images: [], background, modifiedAt: "" } };
        const content = document["content"] as object;
        return { ...document, content: { ...content, inputs } };
      }),
    ],
  ])("is refused %s", async (_case, change) => {
    const opened = await reopen(change);
    expect(opened).toEqual({
      kind: "refused",
      reason: "This isn't a project file. Choose the ZIP file you downloaded here.",
    });
  });

  it("is refused when its files would grow beyond half a gigabyte", async () => {
    const file = await createProjectFile(await createProject());
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const before = (await listGuestProjects()).length;
    const bomb = zipSync({ ...files, "photos/zeros.jpg": new Uint8Array(1_000_000) });
    claimSize(bomb, "photos/zeros.jpg", 600_000_000);
    expect(await createProjectFromFile(new Blob([new Uint8Array(bomb)]))).toMatchObject({
      kind: "refused",
    });
    expect(await listGuestProjects()).toHaveLength(before);
  });

  it("is refused when it is not a ZIP, and creates nothing", async () => {
    const before = (await listGuestProjects()).length;
    const opened = await createProjectFromFile(new Blob(["not a ZIP"]));
    expect(opened).toEqual({
      kind: "refused",
      reason: "This isn't a project file. Choose the ZIP file you downloaded here.",
    });
    expect(await listGuestProjects()).toHaveLength(before);
  });

  it("is refused when the design no longer offers its output", async () => {
    const file = await createProjectFile(await createProject());
    serveDesign({ ...DESIGN, outputOptions: [] });
    const opened = await createProjectFromFile(file);
    expect(opened).toEqual({ kind: "refused", reason: "This map is no longer available." });
  });
});

describe("the download", () => {
  it("is named after the project, without characters that file systems refuse", async () => {
    const project = await createProject();
    let name = "";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      name = this.download;
    });
    await downloadProjectFile(project.id);
    expect(name).toBe("Our trip.photomap.zip");
  });

  it("fails for a project that was removed meanwhile", async () => {
    await expect(downloadProjectFile("guest-gone")).rejects.toThrow("no longer in this browser");
  });
});
