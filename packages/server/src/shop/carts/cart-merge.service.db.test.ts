import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import type { CartService } from "./cart.service.ts";
import type { CartMergeService } from "./cart-merge.service.ts";
import {
  add,
  createMapVariant,
  createProject,
  createVariant,
  insertOrder,
  listCodes,
  makeLine,
  openCart,
  requireCheckout,
  signIn,
  startGuest,
} from "./test/shopper.ts";

const BY_ANYBODY = { brand: "pm", viewer: ANONYMOUS } as const;

let test: TestBackend;
let carts: CartService;
let merges: CartMergeService;

beforeAll(async () => {
  test = await openTestBackend();
  carts = test.backend.carts;
  merges = test.backend.cartMerges;
});
afterAll(() => test.close());

const MISSING = { problems: [{ code: "INVALID", field: ["checkoutId"] }] };

describe("merging the cart of a guest", () => {
  it("makes it the cart of an account without one", async () => {
    const account = await signIn(test);
    const variantId = await createVariant(test);
    const guest = await startGuest(test);
    const checkoutId = await openCart(test, [makeLine(variantId)], guest);
    const before = await carts.find({ ...BY_ANYBODY, checkoutId, viewer: guest });
    const version = before?.cart.version;
    const viewer = { ...account, guestIdentity: guest.identity };
    const merged = requireCheckout(await merges.merge(viewer, { ...BY_ANYBODY, checkoutId }));
    expect(merged.cart).toMatchObject({ id: checkoutId, ownerId: account.accountId, version });
    expect((await carts.findOpen(account, "pm"))?.cart.id).toBe(checkoutId);
  });

  it.each([
    ["that becomes the account's", false],
    ["whose lines are moved", true],
  ])("closes the one %s to those who know its id from before", async (_, hasCart) => {
    const [account, other] = [await signIn(test), await signIn(test)];
    const line = makeLine(await createVariant(test));
    if (hasCart) await openCart(test, [line], account);
    const checkoutId = await openCart(test, [line]);
    const { cart } = requireCheckout(await merges.merge(account, { ...BY_ANYBODY, checkoutId }));
    const own = { ...BY_ANYBODY, checkoutId, viewer: account };
    await carts.changeDetails(own, { zip: "49401", shippingOptionId: "standard" });
    const networks = { ip: "former" };
    for (const viewer of [ANONYMOUS, other]) {
      const target = { ...BY_ANYBODY, checkoutId, viewer };
      expect(await carts.find(target)).toBeUndefined();
      expect(await carts.changeDetails(target, { note: "Seen" })).toEqual(MISSING);
      expect(await carts.applyCode(networks, target, "ANY")).toEqual({
        ...MISSING,
        checkout: undefined,
      });
    }
    expect(await merges.merge(other, { ...BY_ANYBODY, checkoutId })).toEqual(MISSING);
    const version = cart.version + 1;
    const order = { brand: "pm", checkoutId, version, email: "a@mail.example" } as const;
    const placed = await test.backend.placements.place({ viewer: other, networks }, order);
    expect(placed).toEqual({ kind: "missing" });
    expect(await carts.find(own)).toMatchObject({ cart: { id: cart.id, zip: "49401", note: "" } });
  });

  it("closes the order of a cart that becomes the account's as well", async () => {
    const [account, { orderHistory }] = [await signIn(test), test.backend];
    const checkoutId = await openCart(test, [makeLine(await createVariant(test))]);
    await merges.merge(account, { ...BY_ANYBODY, checkoutId });
    const orderId = await insertOrder(test, checkoutId, "PAID");
    await test.query("update shop_order set paid_at = now() where id = $1", [orderId]);
    const target = { ...BY_ANYBODY, checkoutId };
    expect(await orderHistory.findOfCheckout(ANONYMOUS, target)).toBeUndefined();
    expect(await orderHistory.findOfCheckout(await signIn(test), target)).toBeUndefined();
    expect(await orderHistory.findOfCheckout(account, target)).toMatchObject({ id: orderId });
  });

  it("adds its lines once, for parallel and repeated requests", async () => {
    const account = await signIn(test);
    const [shared, own, guests] = [
      await createVariant(test),
      await createVariant(test),
      await createVariant(test),
    ];
    const accountCart = await openCart(
      test,
      [makeLine(shared, { quantity: 2 }), makeLine(own)],
      account,
    );
    const checkoutId = await openCart(test, [makeLine(shared, { quantity: 3 }), makeLine(guests)]);
    await carts.changeDetails({ ...BY_ANYBODY, checkoutId }, { note: "Ring twice", zip: "49401" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => merges.merge(account, { ...BY_ANYBODY, checkoutId })),
    );
    const checkouts = answers.map(requireCheckout);
    const facts = checkouts.map(({ cart, lines }) => ({
      id: cart.id,
      version: cart.version,
      note: cart.note,
      lines: lines.map(({ variantId, quantity }) => [variantId, quantity]),
    }));
    const expected = {
      id: accountCart,
      version: 3,
      note: "Ring twice",
      lines: [
        [shared, 3],
        [own, 1],
        [guests, 1],
      ],
    };
    expect(facts).toEqual(facts.map(() => expected));
  });

  it("leaves one open cart of the account when two browsers log in at the same time", async () => {
    const account = await signIn(test);
    const variants = await Promise.all([1, 2, 3, 4].map(() => createVariant(test)));
    const ids = await Promise.all(variants.map((id) => openCart(test, [makeLine(id)])));
    await Promise.all(
      ids.map(async (checkoutId) =>
        requireCheckout(await merges.merge(account, { ...BY_ANYBODY, checkoutId })),
      ),
    );
    const open = await test.query(
      "select id from cart where owner_id = $1 and merged_into is null",
      [account.accountId],
    );
    expect(open).toHaveLength(1);
    const found = await carts.findOpen(account, "pm");
    expect(found?.lines.map(({ variantId }) => variantId).toSorted()).toEqual(variants.toSorted());
  });

  it("lets the old id answer and change the cart of the account, while others merge", async () => {
    const account = await signIn(test);
    const [first, second] = [await createVariant(test), await createVariant(test)];
    const accountCart = await openCart(test, [], account);
    const checkoutId = await openCart(test, [makeLine(first)]);
    const answers = await Promise.all([
      merges.merge(account, { ...BY_ANYBODY, checkoutId }),
      ...Array.from({ length: 10 }, () =>
        carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer: account }, add(makeLine(second))),
      ),
      merges.merge(account, { ...BY_ANYBODY, checkoutId }),
    ]);
    expect(answers.flatMap(listCodes)).toEqual([]);
    const found = await carts.find({ ...BY_ANYBODY, checkoutId, viewer: account });
    expect(found?.cart.id).toBe(accountCart);
    expect(found?.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [first, 1],
      [second, 10],
    ]);
  });

  it("keeps a map that the account may not order itself, until it is ordered", async () => {
    const [author, account] = [await signIn(test), await signIn(test)];
    const line = makeLine(await createMapVariant(test), {
      projectId: await createProject(test, author),
    });
    await openCart(test, [], account);
    const checkoutId = await openCart(test);
    requireCheckout(
      await carts.changeLines({ ...BY_ANYBODY, checkoutId, viewer: author }, add(line)),
    );
    const merged = requireCheckout(await merges.merge(account, { ...BY_ANYBODY, checkoutId }));
    expect(merged.lines).toMatchObject([{ project: { name: "Our summer" } }]);
    const details = { zip: "49401", shippingOptionId: "standard" };
    const target = { ...BY_ANYBODY, checkoutId, viewer: account };
    const { cart } = requireCheckout(await carts.changeDetails(target, details));
    const order = {
      brand: "pm",
      checkoutId,
      version: cart.version,
      email: "a@mail.example",
    } as const;
    const buyer = { viewer: account, networks: { ip: account.email } };
    expect(await test.backend.placements.place(buyer, order)).toEqual({
      kind: "refused",
      problems: [{ code: "INVALID", lineId: merged.lines[0]?.id }],
    });
  });

  it("refuses the cart of another account, also by an id that was merged into it", async () => {
    const [account, thief] = [await signIn(test), await signIn(test)];
    const variantId = await createVariant(test);
    const accountCart = await openCart(test, [makeLine(variantId)], account);
    const checkoutId = await openCart(test);
    await merges.merge(account, { ...BY_ANYBODY, checkoutId });
    for (const id of [accountCart, checkoutId, "none"]) {
      expect(await merges.merge(thief, { ...BY_ANYBODY, checkoutId: id })).toEqual(MISSING);
    }
    expect(await merges.merge(account, { brand: "tbl", checkoutId })).toEqual(MISSING);
    expect(await carts.findOpen(thief, "pm")).toBeUndefined();
    expect((await carts.findOpen(account, "pm"))?.lines).toHaveLength(1);
  });

  it("waits for the end of an open payment, and refuses a completed cart", async () => {
    const account = await signIn(test);
    const variantId = await createVariant(test);
    await openCart(test, [], account);
    const checkoutId = await openCart(test, [makeLine(variantId)]);
    const orderId = await insertOrder(test, checkoutId, "AWAITING_PAYMENT");
    const merge = () => merges.merge(account, { ...BY_ANYBODY, checkoutId });
    expect(listCodes(await merge())).toEqual(["LOCKED"]);
    await test.query("update shop_order set state = 'PAID' where id = $1", [orderId]);
    await test.query("update cart set completed_at = now() where id = $1", [checkoutId]);
    expect(listCodes(await merge())).toEqual(["ALREADY_COMPLETED"]);
    expect((await carts.findOpen(account, "pm"))?.lines).toEqual([]);
  });

  it("reports lines that do not fit", async () => {
    const account = await signIn(test);
    const variantId = await createVariant(test);
    const makeLines = (prefix: string) =>
      Array.from({ length: 60 }, (_, i) =>
        makeLine(variantId, { customAttributes: [{ key: "Gift Note", value: `${prefix} ${i}` }] }),
      );
    await openCart(test, makeLines("mine"), account);
    const checkoutId = await openCart(test, makeLines("theirs"));
    const answer = await merges.merge(account, { ...BY_ANYBODY, checkoutId });
    expect(listCodes(answer)).toEqual(["LESS_THAN"]);
    expect(answer.checkout?.lines).toHaveLength(100);
  });
});
