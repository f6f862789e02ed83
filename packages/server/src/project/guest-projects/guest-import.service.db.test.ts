import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import type { GuestImportRequest } from "./guest-import.service.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

/** Signs in a user who uploaded as a guest with the same browser. */
async function signInGuest(email: string): Promise<AccountViewer & { guestIdentity: string }> {
  const guest = await test.backend.sessions.startGuest();
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  await test.backend.sessions.start(id, guest.token);
  return {
    kind: "account",
    accountId: id,
    email,
    identity: id,
    guestIdentity: guest.viewer.identity,
  };
}

async function storePhoto(identity: string) {
  const photo = makeImage(identity);
  await test.backend.storage.writeOriginal(photo.id, Buffer.from("a photo"), "image/jpeg");
  return photo;
}

function dataOf(photos: readonly ReturnType<typeof makeImage>[]): GuestImportRequest {
  return {
    projects: photos.map((photo) => ({
      requestId: crypto.randomUUID(),
      designId: "50-states-36x24",
      name: "Our summer",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: { CO: makeInput([photo]) },
    })),
  };
}

describe("the import of a guest's data", () => {
  it("runs once for repeated and concurrent requests", async () => {
    const viewer = await signInGuest("sender@photomap.example");
    const photos = await Promise.all([1, 2, 3].map(() => storePhoto(viewer.guestIdentity)));
    const data = dataOf(photos);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => test.backend.guestImports.import(viewer, "pm", data)),
    );
    const ids = results.map((result) =>
      result.kind === "imported" ? result.projects.map(({ projectId }) => projectId).join() : "",
    );
    expect(new Set(ids).size).toBe(1);
    expect(
      results
        .flatMap((result) => ("projects" in result ? result.projects : []))
        .filter(({ isNew }) => isNew),
    ).toHaveLength(3);
    const listed = await test.backend.projects.listOwn(viewer);
    expect(listed).toHaveLength(3);
    const names = listed.map(({ name }) => name).toSorted();
    expect(names).toEqual(["Our summer", "Our summer 2", "Our summer 3"]);
    const found = await test.backend.projects.findVisible(viewer, listed[0]?.id ?? "");
    expect(found?.project).toMatchObject({ openingsWithImages: 1 });
  });

  it("creates projects that can be saved with their photos", async () => {
    const viewer = await signInGuest("again@photomap.example");
    const photo = await storePhoto(viewer.guestIdentity);
    const imported = await test.backend.guestImports.import(viewer, "pm", dataOf([photo]));
    if (imported.kind !== "imported") throw new Error(imported.kind);
    const [project] = await test.backend.projects.listOwn(viewer);
    if (project === undefined) throw new Error("no project");
    const result = await test.backend.projects.save(viewer, {
      projectId: project.id,
      expectedUpdatedAt: project.updatedAt,
      name: project.name,
      outputType: project.outputType,
      outputScale: project.outputScale,
      accessPolicy: project.accessPolicy,
      inputs: { UT: makeInput([photo]) },
    });
    expect(result.kind).toBe("saved");
  });

  it("creates projects whose photos can be used in another project of the owner only", async () => {
    const [owner, stranger] = [
      await signInGuest("copies@photomap.example"),
      await signInGuest("stranger@photomap.example"),
    ];
    const photo = await storePhoto(owner.guestIdentity);
    await test.backend.guestImports.import(owner, "pm", dataOf([photo]));
    const copy = { designId: "50-states-36x24", inputs: { CO: makeInput([photo]) } };
    expect(await test.backend.projects.create(stranger, "pm", copy)).toEqual({
      kind: "invalid",
      problem: `Photo ${photo.id} can't be placed in CO`,
    });
    const created = await test.backend.projects.create(owner, "pm", copy);
    expect(created).toMatchObject({ kind: "created", project: { openingsWithImages: 1 } });
  });

  it("lists missing photos and imports nothing", async () => {
    const viewer = await signInGuest("missing@photomap.example");
    const [stored, lost] = [
      await storePhoto(viewer.guestIdentity),
      makeImage(viewer.guestIdentity),
    ];
    const result = await test.backend.guestImports.import(viewer, "pm", dataOf([stored, lost]));
    expect(result).toEqual({ kind: "photos-missing", photoIds: [lost.id] });
    expect(await test.backend.projects.listOwn(viewer)).toEqual([]);
  });

  it("refuses photos of another user", async () => {
    const [one, two] = [
      await signInGuest("one@photomap.example"),
      await signInGuest("two@photomap.example"),
    ];
    const photo = await storePhoto(one.guestIdentity);
    const data = dataOf([photo]);
    const missing = { kind: "photos-missing", photoIds: [photo.id] };
    expect(await test.backend.guestImports.import(two, "pm", data)).toEqual(missing);
    expect((await test.backend.guestImports.import(one, "pm", data)).kind).toBe("imported");
  });

  it("is all or nothing", async () => {
    const viewer = await signInGuest("all@photomap.example");
    const data = dataOf([await storePhoto(viewer.guestIdentity)]);
    const broken = { ...data.projects[0], requestId: crypto.randomUUID(), designId: "atlantis" };
    const result = await test.backend.guestImports.import(viewer, "pm", {
      projects: [...data.projects, broken],
    });
    expect(result).toEqual({ kind: "invalid", problem: "This map isn't available." });
    expect(await test.backend.projects.listOwn(viewer)).toEqual([]);
  });
});
