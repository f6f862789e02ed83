import { requireOwnImageAccess } from "@photomap/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStickerService, type StickerServiceUnderTest } from "../test/sticker-service.ts";

let test: StickerServiceUnderTest;

beforeAll(async () => {
  test = await openStickerService();
});
afterAll(() => test.close());

describe("the picture of an ordered sticker", () => {
  it("has the photo in the shape of the region", async () => {
    const order = await test.createOrder();
    const { rawPayload, headers } = await test.images.inject(test.orderAddressOf(order));
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=3600, s-maxage=30",
    });
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([300, 300]);
    const { dominant, isOpaque } = await sharp(rawPayload).stats();
    expect([dominant.r > 200, dominant.g < 80, isOpaque]).toEqual([true, true, false]);
  });

  it("is not sent again while it is unchanged", async () => {
    const order = await test.createOrder();
    const url = test.orderAddressOf(order);
    const { headers } = await test.images.inject(url);
    const ask = () => test.images.inject({ url, headers: { "if-none-match": headers.etag } });
    expect(await ask()).toMatchObject({ statusCode: 304, body: "" });
    await test.removePhoto(order.photoId);
    const gone = await ask();
    // The cart reads the status, which a browser allows only with this header.
    const origin = gone.headers["access-control-allow-origin"];
    expect([gone.statusCode, origin]).toEqual([404, "*"]);
  });

  it("is drawn from the copies of the snapshot once the photo is gone", async () => {
    const { stickers, storage } = test.backend;
    const order = await test.createOrder();
    const url = test.orderAddressOf(order);
    const drawn = await test.images.inject(url);
    await stickers.storePhotos(order.snapshotId);
    await test.removePhoto(order.photoId);
    const again = await test.images.inject(url);
    expect([again.statusCode, again.headers.etag]).toEqual([200, drawn.headers.etag]);
    expect(again.rawPayload.equals(drawn.rawPayload)).toBe(true);
    await storage.removeAll(storage.mediaBucket, `snapshots/${order.snapshotId}/`);
    expect(await test.getStatuses([url])).toEqual([404]);
  });

  it("is not found once the content is erased, or removed after the retention period", async () => {
    for (const content of ["null", "content - 'inputs'"]) {
      const order = await test.createOrder();
      const url = test.orderAddressOf(order);
      expect(await test.getStatuses([url])).toEqual([200]);
      const clear = `update project_snapshot set content = ${content} where id = $1`;
      await test.query(clear, [order.snapshotId]);
      expect(await test.getStatuses([url])).toEqual([404]);
    }
  });

  it("is shown to any viewer the API signs for, until that viewer's access is revoked", async () => {
    const employee = await test.signIn("employee@photomap.example");
    const order = await test.createOrder();
    const urls = [test.orderAddressOf(order), test.orderAddressOf(order, employee)];
    expect(await test.getStatuses(urls)).toEqual([200, 200]);
    const raise = "update account set access_epoch = access_epoch + 1 where id = $1";
    await test.query(raise, [employee.accountId]);
    expect(await test.getStatuses(urls)).toEqual([200, 404]);
    const hide = "update account set deleted_at = $2 where id = $1";
    await test.query(hide, [test.owner.accountId, new Date()]);
    expect(await test.getStatuses(urls)).toEqual([404, 404]);
    await test.query(hide, [test.owner.accountId, null]);
  });

  it("is not found with a forged signature, or with that of another opening, snapshot or scope", async () => {
    const [order, other] = [await test.createOrder(), await test.createOrder()];
    const { imageSigner } = test.backend;
    const address = test.orderAddressOf(order);
    const signature = address.slice(address.lastIndexOf("/") + 1);
    const path = `sticker-order-previews/${order.snapshotId}`;
    const { epoch } = requireOwnImageAccess(test.owner);
    const project = { scope: { kind: "project", id: "AbC123" }, epoch } as const;
    const refused = [
      `/${path}/CO/AAAAAAAAAAAAAAAAAAAAAA`,
      `/${path}/UT/${signature}`,
      `/${path}/%43O/${signature}`,
      `/sticker-order-previews/${other.snapshotId}/CO/${signature}`,
      `/${path}/CO/${imageSigner.sign(`${path}/CO`, project)}`,
      // Signed, but without photos in the snapshot.
      `/${path}/TX/${imageSigner.sign(`${path}/TX`, requireOwnImageAccess(test.owner))}`,
      `${address}?a=1`,
    ];
    expect(await test.getStatuses(refused)).toEqual(refused.map(() => 404));
  });
});
