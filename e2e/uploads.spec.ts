import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { buildPhotoModules, servePhotoModules } from "./support/photo-modules.ts";
import { pixelAt } from "./support/pixel-at.ts";
import { expect, signInToProjects, test, uniqueEmail } from "./support/session.ts";

const PHOTOS = new URL("../apps/web/src/project/uploads/test-photos/", import.meta.url);
const LARGE = new URL("../packages/render/test-photos/two-dogs.jpg", import.meta.url);

const readPhoto = (name: string) => readFile(new URL(name, PHOTOS));

interface Prepared {
  readonly kind: string;
  readonly message?: string;
  readonly type: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly originalWidth: number;
  readonly originalHeight: number;
  readonly sha256: string;
  readonly timeTakenExif?: string;
  readonly bytes: Buffer;
  readonly preview: Buffer;
}

/** Prepares photos with the product's code, without MIME types, as on some systems. */
async function prepare(
  page: Page,
  webUrl: string,
  photos: Readonly<Record<string, Buffer>>,
): Promise<Prepared[]> {
  await servePhotoModules(page, webUrl, photos);
  await page.goto(`${webUrl}/account/login`);
  const results = await page.evaluate(async (names) => {
    const module = "/photo-modules/prepare-photo.js";
    const { preparePhoto } = await import(module);
    const toBase64 = async (blob: Blob) => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    };
    const prepareOne = async (name: string) => {
      const blob = await (await fetch(`/photo-modules/${name}`)).blob();
      const photo = await preparePhoto(new File([blob], name));
      if (photo.kind === "refused") return photo;
      const [bytes, preview] = await Promise.all([photo.blob, photo.preview].map(toBase64));
      return { ...photo, bytes, preview, blob: undefined };
    };
    return Promise.all(names.map(prepareOne));
  }, Object.keys(photos));
  return results.map((result) => ({
    ...result,
    bytes: Buffer.from(result.bytes ?? "", "base64"),
    preview: Buffer.from(result.preview ?? "", "base64"),
  }));
}

/** Declares other edges in pixels for every picture of a HEIC file. */
function declareHeicSize(file: Buffer, edge: number): Buffer {
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1)) {
    file.writeUInt32BE(edge, at + 8);
    file.writeUInt32BE(edge, at + 12);
  }
  return file;
}

test.beforeAll(buildPhotoModules);

test("a photo that needs no conversion keeps every byte", async ({ page, webUrl }) => {
  const png = await sharp({
    create: { width: 60, height: 40, channels: 4, background: "#00800080" },
  })
    .png()
    .toBuffer();
  const webp = await sharp(png).webp().toBuffer();
  const denver = await readPhoto("denver.jpg");
  const originals = { "denver.JPEG": denver, "a.png": png, "a.webp": webp };
  const prepared = await prepare(page, webUrl, originals);
  for (const [index, original] of Object.values(originals).entries()) {
    expect(prepared[index]?.bytes.equals(original)).toBe(true);
    expect(prepared[index]?.sha256).toBe(createHash("sha256").update(original).digest("hex"));
  }
  expect(prepared.map(({ type, extension }) => [type, extension])).toEqual([
    ["image/jpeg", ".JPEG"],
    ["image/png", ".png"],
    ["image/webp", ".webp"],
  ]);
  const [photo] = prepared;
  expect(photo).toMatchObject({ width: 640, height: 360, timeTakenExif: "2023-07-04T18:30:05" });
  const preview = await sharp(photo?.preview).metadata();
  expect(preview).toMatchObject({ format: "jpeg", width: 512, height: 288 });
});

test("UPL-03 HEIC is converted to JPEG, and every photo is at most 4096 px long", async ({
  page,
  webUrl,
}) => {
  const tall = { width: 625, height: 5000, channels: 4, background: "#00800080" } as const;
  const [heic, jpeg, png] = await prepare(page, webUrl, {
    "IMG_0001.HEIC": await readPhoto("phone.heic"),
    "wide.jpg": await sharp(LARGE.pathname).resize(5000, 625).jpeg().toBuffer(),
    "tall.png": await sharp({ create: tall }).png().toBuffer(),
  });
  expect(heic).toMatchObject({
    type: "image/jpeg",
    extension: ".jpg",
    width: 640,
    height: 360,
    timeTakenExif: "2024-02-29T07:08:09",
  });
  const original = await sharp((await readPhoto("denver.jpg")).buffer)
    .resize(64, 36)
    .removeAlpha()
    .raw()
    .toBuffer();
  const converted = await sharp(heic?.bytes).resize(64, 36).removeAlpha().raw().toBuffer();
  const differences = original.map((value, index) => Math.abs(value - (converted[index] ?? 0)));
  expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(4);

  const size = { originalWidth: 5000, originalHeight: 625, width: 4096, height: 512 };
  expect(jpeg).toMatchObject({ ...size, type: "image/jpeg", extension: ".jpg" });
  expect(await sharp(jpeg?.bytes).metadata()).toMatchObject({ width: 4096, height: 512 });
  expect(png).toMatchObject({ type: "image/png", extension: ".png", width: 512, height: 4096 });
  const shrunk = { format: "png", height: 4096, hasAlpha: true };
  expect(await sharp(png?.bytes).metadata()).toMatchObject(shrunk);
});

test("a phone's HEIC file is uploaded as JPEG with its date and place", async ({
  page,
  webUrl,
}) => {
  const [photo] = await prepare(page, webUrl, { "IMG_2019.HEIC": await readPhoto("omaha.heic") });
  expect(photo).toMatchObject({
    type: "image/jpeg",
    width: 4032,
    height: 3024,
    timeTakenExif: "2019-03-21T11:04:22",
    latitude: 41.2203,
    longitude: -96.071625,
  });
  expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 4032 });
});

test("a rotated photo is upright, converted or not", async ({ page, webUrl }) => {
  const sideways = await readPhoto("sideways.jpg");
  const large = await sharp(sideways)
    .resize(5000, 1000, { fit: "fill" })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const webp = await sharp(sideways).withMetadata({ orientation: 6 }).webp().toBuffer();
  const photos = { "a.jpg": sideways, "b.jpg": large, "c.webp": webp };
  const [kept, converted, ambiguous] = await prepare(page, webUrl, photos);
  expect(kept).toMatchObject({ width: 200, height: 320 });
  expect(kept?.bytes.equals(sideways)).toBe(true);
  expect(converted).toMatchObject({ originalHeight: 5000, height: 4096 });
  for (const photo of [converted, ambiguous]) {
    const { orientation = 1, width, height } = await sharp(photo?.bytes).metadata();
    expect({ orientation, width, height }).toEqual({
      orientation: 1,
      width: photo?.width,
      height: photo?.height,
    });
  }
  for (const picture of [kept?.preview, converted?.bytes]) {
    const { width, height } = await sharp(picture).metadata();
    const [top, bottom] = await Promise.all(
      [0.25, 0.75].map((at) =>
        pixelAt(picture ?? Buffer.of(), Math.floor(width / 2), Math.floor(height * at)),
      ),
    );
    expect(top?.r).toBeGreaterThan(150);
    expect(bottom?.b).toBeGreaterThan(150);
  }
});

test("a BMP is converted to JPEG, and a broken file is reported", async ({ page, webUrl }) => {
  const jpeg = await readPhoto("denver.jpg");
  const [bmp, ...others] = await prepare(page, webUrl, {
    "scan.bmp": await readPhoto("scan.bmp"),
    "broken.jpg": jpeg.subarray(0, 300),
    "broken.heic": (await readPhoto("phone.heic")).subarray(0, 400),
    "bomb.heic": declareHeicSize(await readPhoto("phone.heic"), 60_000),
    "notes.txt": Buffer.from("no photo"),
  });
  expect(bmp).toMatchObject({ type: "image/jpeg", extension: ".jpg", width: 160, height: 90 });
  expect(others.map(({ message }) => message)).toEqual([
    "There was an error adding file broken.jpg. Please ensure you are uploading a valid .jpeg or .png file.",
    "There was an error adding file broken.heic. Please ensure you are uploading a valid .jpeg or .png file.",
    "There was an error adding file bomb.heic. Please ensure you are uploading a valid .jpeg or .png file.",
    "Please select a .jpeg, .jpg, or .png image.",
  ]);
});

test("UPL-05 a photo is posted to the store under its key, and 204 completes it", async ({
  browser,
  webUrl,
}) => {
  const page = await signInToProjects(await browser.newContext(), webUrl, uniqueEmail());
  const photo = await readPhoto("denver.jpg");
  await servePhotoModules(page, webUrl, { "denver.JPEG": photo });
  const posted = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.status() === 204,
  );
  const { id, progress } = await page.evaluate(async () => {
    const load = (name: string) => import(`/photo-modules/${name}.js`);
    const { preparePhoto } = await load("prepare-photo");
    const { createPhotoKey, fetchKeyPrefix } = await load("upload-permit");
    const { uploadQueue } = await load("upload-queue");
    const file = await (await fetch("/photo-modules/denver.JPEG")).blob();
    const { blob, extension } = await preparePhoto(new File([file], "denver.JPEG"));
    const id: string = createPhotoKey(await fetchKeyPrefix(), extension);
    const progress: number[] = [];
    await uploadQueue.upload({ id, blob }, { onProgress: (share: number) => progress.push(share) });
    return { id, progress };
  });
  expect(id).toMatch(/^[\w-]+\/uploads\/photos\/[0-9a-f-]{36}\.JPEG$/);
  expect(progress.at(-1)).toBe(1);
  const form = (await posted).request().postDataBuffer()?.toString("latin1") ?? "";
  const names = [...form.matchAll(/form-data; name="([^"]+)"/g)].map(([, name]) => name);
  expect(names.slice(-3)).toEqual(["key", "Content-Type", "file"]);
  expect(form).toContain(id);
  expect(form).not.toContain("acl");
});
