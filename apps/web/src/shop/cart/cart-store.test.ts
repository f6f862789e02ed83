// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../platform/api/execute.ts";
import { getCartCount, readCartRecord, writeCartRecord } from "./cart-record.ts";
import { CartStore } from "./cart-store.ts";
import type { CartChange } from "./checkout.ts";
import { createNewLine } from "./test/checkouts.ts";
import { FakeShop } from "./test/fake-shop.ts";

const BRAND = "pm";
let shop: FakeShop;
let requests = 0;
/** Stores of an earlier test must not follow this one. */
const closing: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  localStorage.clear();
  shop = new FakeShop();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

function openStore(owner?: string): CartStore {
  const { connection } = shop;
  const store = new CartStore({ brand: BRAND, remote: shop, connection, lock: (act) => act() });
  store.setOwner(owner);
  closing.push(store.subscribe(() => {}));
  return store;
}

const add = (quantity = 1, variantId = "frame-oak"): CartChange => ({
  kind: "add",
  requestId: `request-${(requests += 1)}`,
  lines: [createNewLine({ quantity, variantId })],
});

const linesOf = (store: CartStore) =>
  store.getState().checkout?.lineItems.map(({ title, quantity }) => `${quantity} ${title}`) ?? [];

const firstLineId = (store: CartStore): string => {
  const id = store.getState().checkout?.lineItems[0]?.id;
  if (id === undefined) throw new Error("The cart has no line");
  return id;
};

describe("a click", () => {
  it("is shown at once and replaced by the answer", async () => {
    const store = openStore();
    const saving = store.change(add(2));
    expect(linesOf(store)).toEqual(["2 Oak frame"]);
    expect(store.getState()).toMatchObject({ status: "saving", isEstimate: true });
    expect(store.getState().checkout?.totalPrice.amount).toBe("20.00");
    expect(getCartCount(BRAND, undefined)).toBe(2);
    expect(await saving).toEqual({ kind: "saved" });
    // The title of the server, which is the variant here.
    expect(linesOf(store)).toEqual(["2 frame-oak"]);
    expect(store.getState()).toMatchObject({ status: "saved", isEstimate: false });
    expect(getCartCount(BRAND, undefined)).toBe(2);
  });

  it("is undone with the message when the server refuses it", async () => {
    const store = openStore();
    await store.change(add());
    const lineId = firstLineId(store);
    shop.refusal = "NOT_ENOUGH_IN_STOCK";
    const saving = store.change({ kind: "update", lineId, quantity: 9 });
    expect(linesOf(store)).toEqual(["9 frame-oak"]);
    const message = "Refused: NOT_ENOUGH_IN_STOCK";
    expect(await saving).toEqual({ kind: "refused", message, action: "remove-line" });
    expect(linesOf(store)).toEqual(["1 frame-oak"]);
    expect(store.getState().problem).toMatchObject({ message, lineId, action: "remove-line" });
    store.getState().problem?.retry();
    await expect.poll(() => store.getState().status).toBe("saved");
    expect(store.getState().problem).toBeUndefined();
    expect(linesOf(store)).toEqual(["9 frame-oak"]);
  });

  it("on a line that the server has not answered yet reaches that line", async () => {
    const store = openStore();
    const adding = store.change(add());
    const changing = store.change({ kind: "update", lineId: firstLineId(store), quantity: 4 });
    expect(linesOf(store)).toEqual(["4 Oak frame"]);
    expect(await Promise.all([adding, changing])).toEqual([{ kind: "saved" }, { kind: "saved" }]);
    expect(linesOf(store)).toEqual(["4 frame-oak"]);
  });

  it("on a line whose creation was refused is refused too", async () => {
    const store = openStore();
    await store.load();
    shop.refusal = "INVALID_MERCHANDISE_LINE";
    const adding = store.change(add());
    const changing = store.change({ kind: "update", lineId: firstLineId(store), quantity: 4 });
    expect((await adding).kind).toBe("refused");
    expect((await changing).kind).toBe("refused");
    expect(linesOf(store)).toEqual([]);
    expect(shop.requests).not.toContain("update");
  });

  it("that sets a value again replaces the earlier one that is not sent yet", async () => {
    const store = openStore();
    await store.change(add());
    const lineId = firstLineId(store);
    shop.requests.length = 0;
    const saving = [2, 3, 4, 5].map((quantity) =>
      store.change({ kind: "update", lineId, quantity }),
    );
    await Promise.all(saving);
    expect(shop.requests).toEqual(["update", "update"]);
    expect(linesOf(store)).toEqual(["5 frame-oak"]);
  });

  it("on another line of a split follows its units", async () => {
    const store = openStore();
    await store.change(add(3));
    const customAttributes = [{ key: "Gift Note", value: "For you" }];
    const lineId = firstLineId(store);
    const splitting = store.change({
      kind: "split",
      requestId: "split-1",
      lineId,
      quantity: 1,
      customAttributes,
    });
    expect(linesOf(store)).toEqual(["2 frame-oak", "1 frame-oak"]);
    const newId = store.getState().checkout?.lineItems[1]?.id ?? "";
    const removing = store.change({ kind: "remove", lineId: newId });
    await Promise.all([splitting, removing]);
    expect(shop.describe("cart-1").lineItems).toMatchObject([{ quantity: 2 }]);
  });
});

describe("without a connection", () => {
  it("clicks wait, are shown, and are sent when it is back", async () => {
    const store = openStore();
    await store.change(add());
    const lineId = firstLineId(store);
    shop.connection.emit("offline");
    const saving = store.change({ kind: "update", lineId, quantity: 7 });
    await expect.poll(() => store.getState().status).toBe("waiting");
    expect(linesOf(store)).toEqual(["7 frame-oak"]);
    shop.connection.emit("online");
    expect(await saving).toEqual({ kind: "saved" });
    expect(shop.describe("cart-1").totalQuantity).toBe(7);
  });

  it("an item whose answer is lost is added once", async () => {
    const store = openStore();
    await store.load();
    const fates = ["answer", "lose-answer"] as const;
    shop.arrive = async () => fates[shop.requests.length] ?? "answer";
    const saving = store.change(add(2));
    await expect.poll(() => store.getState().status).toBe("waiting");
    shop.connection.emit("online");
    expect(await saving).toEqual({ kind: "saved" });
    expect(shop.requests).toEqual(["create", "add", "add"]);
    expect(shop.describe("cart-1").totalQuantity).toBe(2);
  });
});

describe("the stored checkout", () => {
  it("CRT-12 is created when absent, forgotten when it cannot be bought, and shows a failure", async () => {
    expect(localStorage.getItem(`photomap.cart.${BRAND}`)).toBeNull();
    const store = openStore();
    await store.change(add(3));
    expect(JSON.parse(localStorage.getItem(`photomap.cart.${BRAND}`) ?? "")).toMatchObject({
      id: "cart-1",
      count: 3,
    });
    const next = openStore();
    expect(next.getState().status).toBe("loading");
    await next.load();
    expect(linesOf(next)).toEqual(["3 frame-oak"]);
    expect(shop.requests.filter((request) => request === "create")).toHaveLength(1);

    shop.store({ id: "cart-1", isCompleted: true });
    await next.load();
    expect(readCartRecord(BRAND)).toEqual({ version: 0, count: 0 });
    expect(next.getState()).toMatchObject({ checkout: undefined, status: "saved" });

    await next.change(add(2));
    expect(readCartRecord(BRAND)).toMatchObject({ id: "cart-2", count: 2 });
    const [line] = shop.describe("cart-2").lineItems;
    if (line === undefined) throw new Error("The cart has no line");
    vi.spyOn(shop, "load").mockResolvedValueOnce({
      ...shop.describe("cart-2"),
      lineItems: [line, { ...line, variant: null }],
    });
    await next.load();
    expect(readCartRecord(BRAND)).toEqual({ version: 0, count: 0 });

    vi.spyOn(shop, "create").mockResolvedValue({
      checkout: null,
      checkoutUserErrors: [
        { code: "THROTTLED_DURING_CHECKOUT", message: "Busy", lineItemId: null },
      ],
    });
    const unreachable = {
      kind: "refused",
      message:
        "Error communicating with shop. Refresh the page or contact us if the problem persists.",
    };
    expect(await next.change(add())).toEqual(unreachable);
    const failure = new ApiError("broken", { isTemporary: false });
    vi.spyOn(shop, "create").mockRejectedValue(failure);
    expect(await next.change(add())).toEqual(unreachable);
    expect(linesOf(next)).toEqual([]);
    expect(getCartCount(BRAND, undefined)).toBe(0);
  });

  it("that was completed meanwhile is replaced, and the item is in the new one", async () => {
    const store = openStore();
    await store.change(add());
    shop.store({ id: "cart-1", isCompleted: true });
    expect(await store.change(add(2))).toEqual({ kind: "saved" });
    expect(readCartRecord(BRAND)).toMatchObject({ id: "cart-2", count: 2 });
  });

  it("that was completed meanwhile leads to the one with what was added while paying", async () => {
    const store = openStore();
    await store.change(add());
    shop.store({ id: "cart-1", isCompleted: true, nextId: "cart-2" });
    const lines = [{ id: "l2", variantId: "frame-oak", quantity: 2, customAttributes: [] }];
    shop.store({ id: "cart-2", lines });
    await store.load();
    expect(linesOf(store)).toEqual(["2 frame-oak"]);
    expect(readCartRecord(BRAND)).toMatchObject({ id: "cart-2", count: 2 });
  });

  it("that does not exist any more is forgotten", async () => {
    const store = openStore();
    writeCartRecord(BRAND, { id: "cart-of-last-year", version: 3, count: 4 });
    await store.load();
    expect(readCartRecord(BRAND).id).toBeUndefined();
    expect(getCartCount(BRAND, undefined)).toBe(0);
  });
});

describe("failures", () => {
  const failure = new ApiError("broken", { isTemporary: false });

  it("ERR-09 of removals and updates have their texts", async () => {
    const store = openStore();
    await store.change(add());
    const lineId = firstLineId(store);
    vi.spyOn(shop, "send").mockRejectedValue(failure);
    expect(await store.change({ kind: "remove", lineId })).toEqual({
      kind: "refused",
      message: "Error removing item. Please try again.",
    });
    expect(await store.change({ kind: "update", lineId, quantity: 2 })).toEqual({
      kind: "refused",
      message: "Error updating your cart. Please contact us if the problem persists.",
    });
    expect(linesOf(store)).toEqual(["1 frame-oak"]);
  });

  it("of loading are shown until the cart is forgotten", async () => {
    writeCartRecord(BRAND, { id: "cart-1", version: 1, count: 2 });
    vi.spyOn(shop, "load").mockRejectedValue(failure);
    const store = openStore();
    await store.load();
    expect(store.getState().status).toBe("failed");
    store.forget();
    expect(store.getState()).toMatchObject({ status: "saved", checkout: undefined });
    expect(getCartCount(BRAND, undefined)).toBe(0);
  });
});

describe("an open payment", () => {
  it("is given up on request, and the change is sent again", async () => {
    const store = openStore();
    await store.change(add());
    shop.refusal = "LOCKED";
    await store.change({ kind: "update", lineId: firstLineId(store), quantity: 3 });
    expect(store.getState().problem?.isLocked).toBe(true);
    await store.reopen();
    await expect.poll(() => linesOf(store)).toEqual(["3 frame-oak"]);
    expect(shop.requests).toContain("reopen cart-1");
    expect(store.getState().problem).toBeUndefined();
  });
});

describe("a second tab", () => {
  const announce = () =>
    window.dispatchEvent(new StorageEvent("storage", { key: `photomap.cart.${BRAND}` }));

  it("shows what the first one changed, and that it bought the cart", async () => {
    const [first, second] = [openStore(), openStore()];
    await first.change(add());
    await second.load();
    await first.change({ kind: "update", lineId: firstLineId(first), quantity: 6 });
    announce();
    await expect.poll(() => linesOf(second)).toEqual(["6 frame-oak"]);
    shop.store({ id: "cart-1", isCompleted: true });
    await first.load();
    announce();
    await expect.poll(() => second.getState().checkout).toBeUndefined();
  });

  it("puts its first item into the same cart", async () => {
    const [first, second] = [openStore(), openStore()];
    await Promise.all([first.change(add()), first.change(add(1, "frame-black"))]);
    await second.change(add());
    expect(shop.describe("cart-1").totalQuantity).toBe(3);
    expect(shop.carts.size).toBe(1);
  });
});

describe("signing in and out", () => {
  it("merges the cart of the guest into that of the account, once", async () => {
    await openStore().change(add(2));
    shop.store({ id: "own" });
    shop.accountCartId = "own";
    const store = openStore("customer@mail.example");
    await store.load();
    await store.load();
    expect(shop.requests.filter((request) => request.startsWith("merge"))).toEqual([
      "merge cart-1",
    ]);
    expect(linesOf(store)).toEqual(["2 frame-oak"]);
    expect(readCartRecord(BRAND)).toMatchObject({
      id: "own",
      owner: "customer@mail.example",
      count: 2,
    });
  });

  it("finds the cart of the account on another device", async () => {
    shop.store({ id: "own" });
    shop.accountCartId = "own";
    const store = openStore("customer@mail.example");
    await store.change(add());
    expect(readCartRecord(BRAND)).toMatchObject({ id: "own", count: 1 });
  });

  it("forgets the cart of the account after the log-out", async () => {
    writeCartRecord(BRAND, { id: "own", owner: "customer@mail.example", version: 2, count: 2 });
    expect(getCartCount(BRAND, undefined)).toBe(0);
    const store = openStore();
    await store.load();
    expect(readCartRecord(BRAND)).toEqual({ version: 0, count: 0 });
    expect(shop.requests).toEqual([]);
    await store.change(add());
    expect(readCartRecord(BRAND)).toMatchObject({ id: "cart-1" });
  });
});
