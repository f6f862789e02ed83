import {
  createStickerPreviewPath,
  ImageSigner,
  type ProjectRow,
  requireOwnImageAccess,
} from "@photomap/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStickerService, type StickerServiceUnderTest } from "../test/sticker-service.ts";

const CACHING = "public, max-age=31536000, s-maxage=30, immutable";

let test: StickerServiceUnderTest;

beforeAll(async () => {
  test = await openStickerService();
});
afterAll(() => test.close());

/** Renames the project and returns it. */
async function rename(project: ProjectRow): Promise<ProjectRow> {
  const renamed = await test.backend.projects.save(test.owner, {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name: "Another name",
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy: project.accessPolicy,
  });
  if (renamed.kind !== "saved") throw new Error(renamed.kind);
  return renamed.project;
}

describe("the picture of a sticker of a project", () => {
  it("has the photo in the shape of the region, and is cached as immutable", async () => {
    const { project } = await test.createProject();
    const { rawPayload, headers } = await test.images.inject(test.addressOf(project));
    expect(headers).toMatchObject({ "content-type": "image/webp", "cache-control": CACHING });
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([300, 300]);
    const pixels = await sharp(rawPayload).ensureAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 300 + x) * 4).subarray(0, 4)];
    const [red = 0, green = 255, , alpha] = at(150, 150);
    expect([red > 200, green < 80, alpha]).toEqual([true, true, 255]);
    expect(at(2, 2)[3]).toBe(0);
  });

  it("is drawn once for its content, not again after a save of something else", async () => {
    const { storage } = test.backend;
    const { project } = await test.createProject();
    await test.images.inject(test.addressOf(project));
    const key = `${project.ownerId}/previews/${project.id}.sticker-CO.webp`;
    const hash = (await storage.findMedia(key))?.hash ?? "";
    await storage.writeMedia(key, Buffer.from("kept"), "image/webp", { hash });
    const renamed = await test.images.inject(test.addressOf(await rename(project)));
    expect(renamed.body).toBe("kept");
    // The old address still shows the sticker, without caching.
    const old = await test.images.inject(test.addressOf(project));
    expect(old.headers["cache-control"]).toBe("no-store");
  });

  it("is not sent again while it is unchanged", async () => {
    const { project } = await test.createProject();
    const url = test.addressOf(project);
    const { headers } = await test.images.inject(url);
    const again = await test.images.inject({ url, headers: { "if-none-match": headers.etag } });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, headers.etag, ""]);
  });

  it("is not found with a forged signature, or with that of another opening, state or picture", async () => {
    const { project } = await test.createProject();
    const address = test.addressOf(project);
    const [, , id, openingId, ms, signature = ""] = address.split("/");
    const { imageSigner } = test.backend;
    const access = requireOwnImageAccess(test.owner);
    const foreign = new ImageSigner(["a key of nobody at all, 32 characters"]);
    const refused = [
      `/sticker-previews/${id}/${openingId}/${ms}/AAAAAAAAAAAAAAAAAAAAAA`,
      `/sticker-previews/${id}/UT/${ms}/${signature}`,
      `/sticker-previews/${id}/%43O/${ms}/${signature}`,
      `/sticker-previews/${id}/${openingId}/${Number(ms) + 1}/${signature}`,
      `/sticker-previews/${id}/${openingId}/${ms}/${imageSigner.sign(`previews/${id}/${ms}`, access)}`,
      `${address}?a=1`,
      createStickerPreviewPath(foreign, project, "CO", access),
      // Signed, but without photos.
      test.addressOf(project, "TX"),
    ];
    expect(await test.getStatuses(refused)).toEqual(refused.map(() => 404));
    expect(await test.getStatuses([address, test.addressOf(project, "UT")])).toEqual([200, 200]);
  });

  it("is not found after the access was narrowed, or once the project is deleted", async () => {
    const { imageSigner, trash } = test.backend;
    const { project } = await test.createProject();
    const scope = { kind: "project", id: project.id } as const;
    const shared = createStickerPreviewPath(imageSigner, project, "CO", {
      scope,
      epoch: project.accessEpoch,
    });
    const foreign = requireOwnImageAccess(await test.signIn("other@photomap.example"));
    expect(await test.getStatuses([shared])).toEqual([200]);
    await test.query("update project set access_epoch = access_epoch + 1 where id = $1", [
      project.id,
    ]);
    const urls = [shared, createStickerPreviewPath(imageSigner, project, "CO", foreign)];
    expect(await test.getStatuses(urls)).toEqual([404, 404]);
    expect(await test.getStatuses([test.addressOf(project)])).toEqual([200]);
    await trash.add(test.owner, project.id);
    expect(await test.getStatuses([test.addressOf(project)])).toEqual([404]);
  });

  it("is not found without its photo", async () => {
    const { project, photoId } = await test.createProject();
    await test.removePhoto(photoId);
    const urls = [test.addressOf(project), test.addressOf(project, "UT")];
    expect(await test.getStatuses(urls)).toEqual([404, 200]);
  });
});
