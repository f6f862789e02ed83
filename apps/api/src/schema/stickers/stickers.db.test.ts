import { randomUUID } from "node:crypto";
import { makeImage, makeInput } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStickerApi, type StickerApi } from "../../../test/open-sticker-api.ts";
import { CREATE, createInput, OFFER, OPEN_CART, RESULT } from "../../../test/sticker-operations.ts";

let test: StickerApi;

beforeAll(async () => {
  test = await openStickerApi();
});
afterAll(() => test.close());

const STORE = `mutation Store($project: GuestProjectInput!) {
  storeGuestSnapshot(project: $project) {
    __typename ... on StoreGuestSnapshotSuccess { fileId } ... on Refusal { message }
  }
}`;

describe("getStickerOffer", () => {
  it("lists the stickers with signed pictures, and is never cached", async () => {
    const { cookie, fileId } = await test.createUser();
    const { data, headers } = await test.send(cookie, OFFER, { input: { fileId } });
    expect(headers["cache-control"]).toContain("no-store");
    expect(data.getStickerOffer).toMatchObject({
      __typename: "StickerOffer",
      file: { id: fileId },
      backupVersion: 1,
      outputType: "VINYL_WALL_MAP",
      hasOrders: false,
      stickers: [
        { openingId: "CO", sizeClass: "MEDIUM", scale: 1, change: "NEVER_ORDERED" },
        { openingId: "TX", sizeClass: "LARGE", scale: 1, change: "NEVER_ORDERED" },
      ],
    });
    const [sticker] = data.getStickerOffer.stickers;
    expect(sticker.render.url).toMatch(new RegExp(`^/sticker-previews/${fileId}/CO/\\d+/`));
  });

  it("refuses maps of others as missing ones", async () => {
    const [{ cookie }, { fileId }] = [await test.createUser(), await test.createUser()];
    const refusal = { __typename: "NotFound", message: "Map not found." };
    for (const id of [fileId, "nothing"]) {
      const { data } = await test.send(cookie, OFFER, { input: { fileId: id } });
      expect(data.getStickerOffer).toEqual(refusal);
    }
  });
});

describe("a sticker order", () => {
  it("is created of the map as it is, and answered by the queries of all pages", async () => {
    const user = await test.createUser();
    const created = await test.order(user);
    expect(created).toMatchObject({
      businessId: "pm",
      status: "AWAITING_PAYMENT",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      file: { id: user.fileId, backupVersion: 1, design: { id: "50-states-36x24" } },
      stickers: [
        { openingId: "CO", name: "Colorado", sizeClass: "MEDIUM", quantity: 2, scale: 1 },
        { openingId: "TX", name: "Texas", sizeClass: "LARGE", quantityWithMoney: 2 },
      ],
    });
    expect(created.id.startsWith(`${user.fileId}-`)).toBe(true);
    expect(created.stickers[0].render.url).toMatch(
      /^\/sticker-order-previews\/[0-9a-f-]{36}\/CO\//,
    );
    const { data } = await test.send(
      user.cookie,
      `query Orders($id: ID!) {
        getStickerOrder(id: $id) ${RESULT}
        getStickerOrders(ids: [$id]) ${RESULT}
        getStickerOrdersForCartPage(ids: [$id]) ${RESULT}
        getStickerOrdersForOrderDetails(ids: [$id]) ${RESULT}
        getStickerOrdersForSandbox(ids: [$id]) { id }
      }`,
      { id: created.id },
    );
    const answered = { __typename: "StickerOrder", ...created };
    expect(data).toEqual({
      getStickerOrder: answered,
      getStickerOrders: [answered],
      getStickerOrdersForCartPage: [answered],
      getStickerOrdersForOrderDetails: [answered],
      getStickerOrdersForSandbox: null,
    });
  });

  it("CRT-19 of a guest belongs to the session that created it", async () => {
    const started = await test.send(
      "",
      'mutation { openUploadFolder(folder: "photos") { ... on UploadFolder { keyPrefix } } }',
    );
    const cookie = started.cookie;
    const [identity = ""] = started.data.openUploadFolder.keyPrefix.split("/");
    const project = {
      designId: "50-states-36x24",
      name: "Our summer",
      requestId: randomUUID(),
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: { CO: makeInput([makeImage(identity)]) },
    };
    const stored = await test.send(cookie, STORE, { project });
    const { fileId } = stored.data.storeGuestSnapshot;
    const input = createInput(fileId);
    const [sticker] = input.stickers;
    const created = await test.send(cookie, CREATE, { input: { ...input, stickers: [sticker] } });
    const { id } = created.data.createStickerOrder.stickerOrder;
    const query = `query Order($id: ID!) { getStickerOrder(id: $id) ${RESULT} }`;
    expect((await test.send(cookie, query, { id })).data.getStickerOrder).toMatchObject({ id });
    const others = [(await test.createUser()).cookie, ""];
    for (const other of others) {
      const { data } = await test.send(other, query, { id });
      expect(data.getStickerOrder.__typename).toBe("StickerOrderAccessRefused");
    }
    const lineItems = [await test.createLine(cookie, id)];
    const stolen = await test.send("", OPEN_CART, { lineItems });
    expect(stolen.data.payload.checkoutUserErrors).toMatchObject([{ code: "INVALID" }]);
    const opened = await test.send(cookie, OPEN_CART, { lineItems });
    expect(opened.data.payload.checkoutUserErrors).toEqual([]);
    expect(opened.data.payload.checkout.lineItems).toMatchObject([{ stickerOrderId: id }]);
  });

  it("ORD-07 is refused to others, with the words for accounts and for guests", async () => {
    const [owner, other] = [await test.createUser(), await test.createUser()];
    const { id } = await test.order(owner);
    const query = `query Order($id: ID!) { getStickerOrder(id: $id) ${RESULT} }`;
    const asAccount = await test.send(other.cookie, query, { id });
    expect(asAccount.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^This sticker order is from a project that was created with a different account or as a guest/,
      ),
    });
    expect((await test.send(other.cookie, query, { id: "nothing-1" })).data).toEqual(
      asAccount.data,
    );
    const asGuest = await test.send("", query, { id });
    expect(asGuest.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^You do not have access to the project that was used to create these stickers. You probably just need to log in/,
      ),
    });
  });

  it("is refused with a message for anything that is not offered", async () => {
    const { cookie, fileId } = await test.createUser();
    const tooMany = await test.send(cookie, CREATE, { input: createInput(fileId, 100) });
    expect(tooMany.data.createStickerOrder.__typename).toBe("InvalidInput");
    const missing = await test.send(cookie, CREATE, { input: createInput("nothing") });
    expect(missing.data.createStickerOrder).toEqual({
      __typename: "NotFound",
      message: "Map not found.",
    });
  });
});
