import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";

const MODERN = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

let service: PhotoServiceUnderTest;
let photo: Buffer;

beforeAll(async () => {
  service = await openPhotoService();
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
    .withExif({
      IFD0: { Artist: "nobody should read this" },
      IFD3: { GPSLatitude: "42/1 0/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());

function ask(url: string, accept?: string) {
  return service.images.inject({ url, headers: accept === undefined ? {} : { accept } });
}

describe("the image service", () => {
  it("UPL-10 serves a photo upright, inside the requested box and on white, without its metadata", async () => {
    const answer = await ask(service.address(await service.upload(photo)));
    expect(answer.statusCode).toBe(200);
    const { width, height, format, exif, orientation } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 341, height: 512, format: "jpeg" });
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    expect(answer.rawPayload.includes("nobody should read this")).toBe(false);
    const size = { width: 30, height: 20 };
    const glass = sharp({ create: { ...size, channels: 4, background: "#c81e8c00" } });
    const shown = await ask(service.address(await service.upload(await glass.png().toBuffer())));
    const { channels } = await sharp(shown.rawPayload).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it("UPL-10 fits inside by default", async () => {
    const key = await service.upload(photo);
    const bucket = service.storage.originalsBucket;
    const request = { bucket, key, edits: { resize: { width: 64, height: 64 } } };
    const encoded = Buffer.from(JSON.stringify(request)).toString("base64url");
    const answer = await ask(`/${encoded}/${service.sign(bucket, key)}`);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 43, height: 64 });
  });

  it.each([
    [64, MODERN, "avif"],
    [512, MODERN, "avif"],
    [1024, MODERN, "webp"],
    [4096, "image/webp", "webp"],
    [512, "image/webp", "jpeg"],
    [1024, "*/*", "jpeg"],
    [1024, undefined, "jpeg"],
  ] as const)("answers %i pixels to %s with %s", async (edge, accept, format) => {
    const answer = await ask(service.address(await service.upload(photo), edge), accept);
    expect(answer.headers).toMatchObject({ "content-type": `image/${format}`, vary: "accept" });
    const read = await sharp(answer.rawPayload).metadata();
    expect(read.format).toBe(format === "avif" ? "heif" : format);
    expect([read.exif, read.xmp, read.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it("is cached as immutable, and answers 304 to a client that has it", async () => {
    const url = service.address(await service.upload(photo));
    const first = await ask(url);
    expect(first.headers["cache-control"]).toBe("public, max-age=31536000, s-maxage=30, immutable");
    const etag = String(first.headers["etag"]);
    const again = await service.images.inject({ url, headers: { "if-none-match": etag } });
    expect(again.statusCode).toBe(304);
    const asModern = { "if-none-match": etag, accept: MODERN };
    expect((await service.images.inject({ url, headers: asModern })).statusCode).toBe(200);
  });

  it("creates a variant once: another process serves the stored one", async () => {
    const key = await service.upload(photo);
    const first = service.open();
    await first.inject({ url: service.address(key), headers: { accept: MODERN } });
    await first.close();
    expect(await service.listMedia(key)).toContain("variants/512.avif");
    const { storage } = service;
    await storage.writeMedia(`${key}/variants/512.avif`, Buffer.from("kept"), "image/avif");
    const second = service.open();
    const answer = await second.inject({
      url: service.address(key),
      headers: { accept: MODERN },
    });
    expect(answer.payload).toBe("kept");
    await second.close();
  });

  it("answers 404 without caching for a missing or rejected photo", async () => {
    const script = await service.upload(Buffer.from("<script>alert(1)</script>"));
    const missing = `${service.identity}/uploads/photos/missing.jpg`;
    for (const key of [script, script, missing]) {
      const answer = await ask(service.address(key));
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toBeUndefined();
      expect(await service.listMedia(key)).toEqual([]);
    }
  });
});
