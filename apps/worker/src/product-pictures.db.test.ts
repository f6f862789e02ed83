import { randomUUID } from "node:crypto";
import type { AccountViewer } from "@photomap/server";
import { createProduct, openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addJobs } from "./jobs.ts";

let test: TestBackend;
let admin: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  const email = "shop@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  admin = { kind: "account", accountId: id, email, identity: id, staffRole: "ADMIN" };
});
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${admin.identity}/`);
  await test.close();
});

async function createOwnProduct(): Promise<string> {
  const product = await createProduct(test.backend, { images: [] });
  await test.query("update product set is_from_staff = true where id = $1", [product.id]);
  return product.id;
}

async function upload(body: Buffer): Promise<string> {
  const key = `${admin.identity}/uploads/products/${randomUUID()}.jpg`;
  await test.backend.storage.writeOriginal(key, body, "image/jpeg");
  return key;
}

function paint(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: "teal" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

const add = (productId: string, photoKey: string, facts: object = {}) =>
  test.backend.staff.productPictures.add(admin, {
    id: randomUUID(),
    productId,
    photoKey,
    altText: "Pins",
    ...facts,
  });

const read = async (id: string) => test.backend.staff.products.find(admin, id);

/** Waits until no picture is being prepared. */
function waitForPictures(id: string) {
  return vi.waitUntil(
    async () => {
      const product = await read(id);
      return product?.pictureUploads.some(({ problem }) => problem === null) ? undefined : product;
    },
    { timeout: 50_000, interval: 50 },
  );
}

describe("a picture that staff add to their product", () => {
  it("is stored in the widths that it has, added once, and served", async () => {
    const productId = await createOwnProduct();
    const key = await upload(await paint(1300, 650));
    const id = randomUUID();
    await Promise.all([add(productId, key, { id }), add(productId, key, { id })]);
    const { images } = await waitForPictures(productId);
    expect(images).toMatchObject([{ altText: "Pins", width: 1024, height: 512 }]);
    const sizes = [256, 512, 1024].map(async (width) => {
      const file = await test.backend.productPictures.find(`${images[0]?.key}-${width}.webp`);
      const { format, width: wide } = await sharp(file).metadata();
      return [format, wide];
    });
    expect(await Promise.all(sizes)).toEqual([
      ["webp", 256],
      ["webp", 512],
      ["webp", 1024],
    ]);
    expect(await test.backend.productPictures.find(`${images[0]?.key}-2048.webp`)).toBeUndefined();
  });

  it("says why it can't be used", async () => {
    const productId = await createOwnProduct();
    await add(productId, await upload(Buffer.from("no picture")), { altText: "Text" });
    await add(productId, await upload(await paint(200, 600)), { altText: "Narrow" });
    const product = await waitForPictures(productId);
    expect(product.images).toEqual([]);
    expect(product.pictureUploads.map(({ altText, problem }) => [altText, problem])).toEqual([
      ["Text", "This file couldn't be read. Choose a JPEG, PNG or WebP picture."],
      ["Narrow", "This picture is too small. Choose one at least 256 pixels wide."],
    ]);
    const [first] = product.pictureUploads;
    const picture = first?.id ?? "";
    await test.backend.staff.productPictures.remove(admin, { productId, picture });
    expect((await read(productId))?.pictureUploads).toHaveLength(1);
  });

  it("is removed, and those after it move up", async () => {
    const productId = await createOwnProduct();
    for (const width of [300, 310, 320, 330]) {
      await add(productId, await upload(await paint(width, width)), { altText: `${width}` });
      await waitForPictures(productId);
    }
    const { images = [] } = (await read(productId)) ?? {};
    expect(images.map(({ altText }) => altText)).toEqual(["300", "310", "320", "330"]);
    const picture = images[1]?.key ?? "";
    await test.backend.staff.productPictures.remove(admin, { productId, picture });
    await test.backend.staff.productPictures.remove(admin, { productId, picture });
    expect((await read(productId))?.images.map(({ altText }) => altText)).toEqual([
      "300",
      "320",
      "330",
    ]);
    const positions = await test.query(
      "select position from product_image where product_id = $1 order by position",
      [productId],
    );
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it("is refused for another person's photo, and for a product of a release", async () => {
    const productId = await createOwnProduct();
    const foreign = `${randomUUID()}/uploads/photos/${randomUUID()}.jpg`;
    const noPhoto = { kind: "invalid", problem: "There is no such photo." };
    expect(await add(productId, foreign)).toEqual(noPhoto);
    expect(await add(productId, "../secrets")).toEqual(noPhoto);
    const described = await createProduct(test.backend);
    const own = await upload(await paint(300, 300));
    expect(await add(described.id, own)).toEqual({ kind: "missing" });
    const removal = { productId: described.id, picture: "framed-50-states" };
    expect(await test.backend.staff.productPictures.remove(admin, removal)).toEqual({
      kind: "missing",
    });
  });

  it("says that it couldn't be stored after the last attempt", async () => {
    const productId = await createOwnProduct();
    const id = randomUUID();
    await test.query(
      `insert into product_picture_upload (id, product_id, photo_key, alt_text)
       values ($1, $2, 'x/uploads/photos/y.jpg', 'Pins')`,
      [id, productId],
    );
    await test.backend.staff.productPictures.fail(id);
    expect((await read(productId))?.pictureUploads).toMatchObject([
      { problem: "This picture couldn't be stored. Remove it and add it again." },
    ]);
  });
});
