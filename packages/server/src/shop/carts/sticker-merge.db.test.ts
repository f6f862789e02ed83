import type { StickerSet } from "@photomap/commerce";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AccountViewer,
  ANONYMOUS,
  type IdentifiedViewer,
  type Viewer,
} from "../../platform/viewer/viewer.ts";
import {
  add,
  createVariant,
  listCodes,
  makeLine,
  openCart,
  signIn,
  startGuest,
} from "./test/shopper.ts";
import { composeLines, createStickers, storeStickerOrder } from "./test/stickers.ts";

const BRAND = { brand: "pm" } as const;

let test: TestBackend;
let set: StickerSet;

beforeAll(async () => {
  test = await openTestBackend();
  set = await createStickers(test);
});
afterAll(() => test.close());

/** Fills a cart with the viewer's stickers and one other line. */
async function fillCart(viewer: IdentifiedViewer, owner: Viewer = viewer) {
  const stickers = await storeStickerOrder(test, viewer.identity);
  const checkoutId = await openCart(test, [makeLine(await createVariant(test))], owner);
  const lines = add(...composeLines(stickers, set));
  await test.backend.carts.changeLines({ ...BRAND, checkoutId, viewer }, lines);
  return { stickers, checkoutId };
}

async function logIn(guestIdentity?: string): Promise<AccountViewer> {
  const account = await signIn(test);
  return guestIdentity === undefined ? account : { ...account, guestIdentity };
}

async function merge(viewer: AccountViewer, checkoutId: string) {
  const answer = await test.backend.cartMerges.merge(viewer, { ...BRAND, checkoutId });
  const kinds = answer.checkout?.lines.map(({ kind }) => kind.kind) ?? [];
  return { codes: listCodes(answer), stickers: kinds.filter((kind) => kind === "sticker").length };
}

function findOwners(stickerOrderId: string) {
  return test.query(
    `select sticker_order.owner_id as orders, project_snapshot.owner_id as snapshot
     from sticker_order join project_snapshot on project_snapshot.id = snapshot_id
     where sticker_order.id = $1`,
    [stickerOrderId],
  );
}

describe("merging a cart with stickers", () => {
  it.each([
    ["that becomes the account's", false],
    ["whose lines are moved", true],
  ])("gives the account those of its guest, in a cart %s", async (_, hasCart) => {
    const guest = await startGuest(test);
    const { stickers, checkoutId } = await fillCart(guest);
    const account = await logIn(guest.identity);
    if (hasCart) await openCart(test, [makeLine(await createVariant(test))], account);
    const answers = await Promise.all(Array.from({ length: 4 }, () => merge(account, checkoutId)));
    expect(answers).toEqual(answers.map(() => ({ codes: [], stickers: 3 })));
    const owned = { orders: account.accountId, snapshot: account.accountId };
    expect(await findOwners(stickers.id)).toEqual([owned]);
  });

  it.each([
    ["that becomes the account's", false],
    ["whose lines are moved", true],
  ])("drops those of other guests, in a cart %s", async (_, hasCart) => {
    const guest = await startGuest(test);
    const { stickers, checkoutId } = await fillCart(guest, ANONYMOUS);
    const account = await logIn((await startGuest(test)).identity);
    if (hasCart) await openCart(test, [makeLine(await createVariant(test))], account);
    expect(await merge(account, checkoutId)).toEqual({ codes: ["INVALID"], stickers: 0 });
    const found = await test.backend.carts.findOpen(account, "pm");
    expect(found?.lines.map(({ kind }) => kind.kind)).toEqual(
      hasCart ? ["basic", "basic"] : ["basic"],
    );
    expect(await findOwners(stickers.id)).toEqual([
      { orders: guest.identity, snapshot: guest.identity },
    ]);
  });

  it("drops those of a guest that another account has claimed", async () => {
    const [guest, other] = [await startGuest(test), await signIn(test)];
    const { checkoutId } = await fillCart(guest);
    await test.query("update guest set owner_id = $2 where id = $1", [
      guest.identity,
      other.accountId,
    ]);
    const account = await logIn(guest.identity);
    expect(await merge(account, checkoutId)).toEqual({ codes: ["INVALID"], stickers: 0 });
  });

  it("uses the snapshot that the account has already", async () => {
    const guest = await startGuest(test);
    const { stickers, checkoutId } = await fillCart(guest);
    const account = await logIn(guest.identity);
    const [known] = await test.query(
      `insert into project_snapshot (project_id, owner_id, version, content, hash)
       select project_id, $2, version, content, hash from project_snapshot where hash = $1
       returning id`,
      [stickers.id, account.accountId],
    );
    expect(await merge(account, checkoutId)).toEqual({ codes: [], stickers: 3 });
    const [order] = await test.query(
      "select owner_id, snapshot_id from sticker_order where id = $1",
      [stickers.id],
    );
    expect(order).toEqual({ ownerId: account.accountId, snapshotId: known?.["id"] });
  });
});
