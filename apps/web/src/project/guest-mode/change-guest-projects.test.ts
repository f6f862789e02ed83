// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBrowserStore } from "../store/browser-store.ts";
import {
  createGuestProject,
  findGuestProject,
  getGuestProjectId,
  listGuestProjects,
} from "../store/guests/guest-projects.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto, storedPhoto } from "../store/test/open-store.ts";
import { DESIGN } from "../store/test/sample-design.ts";
import { grantUploads } from "../uploads/test/grant-uploads.ts";
import { duplicateGuestProject, renameGuestProject } from "./change-guest-projects.ts";

const PHOTO_ID = "guest/uploads/photos/1.jpg";

beforeAll(stubBrowserGlobals);
beforeEach(async () => {
  grantUploads().serve(`/designs/${DESIGN.id}.json`, DESIGN);
  for (const { id } of await listGuestProjects()) await removeGuestProject(id);
});

async function createProject(): Promise<string> {
  const images = [makePhoto(PHOTO_ID)];
  const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
  const created = await createGuestProject(DESIGN, { requestId: crypto.randomUUID(), inputs });
  const id = created?.id ?? "";
  const db = await openBrowserStore();
  await db.put("photos", { ...storedPhoto(PHOTO_ID), projectId: id, status: "COMPLETED" });
  return id;
}

const listNames = async () =>
  (await listGuestProjects()).map(({ content }) => content.name).toSorted();

describe("a guest's project", () => {
  it("has a name of its own, also when several are created at the same time", async () => {
    await Promise.all([createProject(), createProject(), createProject()]);
    expect(await listNames()).toEqual(["Two States", "Two States 2", "Two States 3"]);
  });

  it("keeps its name when its creation is repeated", async () => {
    const requestId = crypto.randomUUID();
    for (let i = 0; i < 2; i += 1) await createGuestProject(DESIGN, { requestId });
    expect(await listNames()).toEqual(["Two States"]);
  });

  it("is renamed, and keeps its photos", async () => {
    const id = await createProject();
    await renameGuestProject(id, "The lakes");
    const project = await findGuestProject(id);
    expect(project?.content.name).toBe("The lakes");
    expect(project?.content.inputs["UT"]?.images).toHaveLength(1);
  });
});

describe("the copy of a guest's project", () => {
  it("has photos of its own, which stay when the first project is removed", async () => {
    const id = await createProject();
    const requestId = crypto.randomUUID();
    await duplicateGuestProject(id, requestId);
    await removeGuestProject(id);
    const copy = await findGuestProject(getGuestProjectId(requestId));
    expect(copy?.content.name).toBe("Two States (copy)");
    const photoId = copy?.content.inputs["UT"]?.images[0]?.id ?? "";
    expect(photoId).not.toBe(PHOTO_ID);
    const stored = await (await openBrowserStore()).get("photos", photoId);
    expect(stored).toMatchObject({ projectId: copy?.id, status: "IN_PROGRESS" });
  });

  it("is made once for a repeated request", async () => {
    const id = await createProject();
    const requestId = crypto.randomUUID();
    for (let i = 0; i < 2; i += 1) await duplicateGuestProject(id, requestId);
    expect(await listNames()).toEqual(["Two States", "Two States (copy)"]);
  });
});
