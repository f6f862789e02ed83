import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ProductPictureService } from "@photomap/server";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";
import { addProductShareRoute } from "./product-share-route.ts";

const FOLDER = fileURLToPath(new URL("../../../catalog/products/", import.meta.url));

let service: PhotoServiceUnderTest;

beforeAll(async () => {
  service = await openPhotoService();
  const { storage, shared, images } = service;
  const productPictures = new ProductPictureService({ folder: FOLDER, storage });
  addProductShareRoute(images, { ...shared, productPictures });
});
afterAll(() => service.close());

it("draws the picture of a product for link previews, once and forever", async () => {
  const name = readdirSync(FOLDER).find((file) => file.endsWith("-1024.webp")) ?? "";
  const url = `/product-shares/${name.replace(".webp", ".jpg")}`;
  const answer = await service.images.inject({ url });
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

it.each(["unknown-0123abcd-1024.jpg", "..%2Fsources.json", "unknown-0123abcd-1024.webp"])(
  "answers 404 for %s",
  async (name) => {
    expect((await service.images.inject({ url: `/product-shares/${name}` })).statusCode).toBe(404);
  },
);
