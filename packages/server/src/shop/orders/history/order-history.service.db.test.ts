import { randomUUID } from "node:crypto";
import type { BrandId } from "@photomap/design";
import { AGREEMENT, listStatements, makeImage, makeInput } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";
import {
  ADDRESS,
  createVariant,
  fillCart,
  openPaymentBackend,
  type PaymentBackend,
  placeForSession,
} from "../test/buyer.ts";
import { signIn, storeOrder } from "../test/stored-order.ts";

const DESIGN_ID = "50-states-36x24";
let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

/** A guest's order with the address, paid on the payment page. */
async function buy(email: string, variants: readonly string[]) {
  const input = await fillCart(
    test,
    variants.map((variantId) => ({ variantId, quantity: 2 })),
  );
  const { sessionId, orderId } = await placeForSession(test, { ...input, email });
  test.stripe.pay(sessionId);
  const order = await test.backend.payments.settle(sessionId);
  return { checkoutId: input.checkoutId, orderId, number: order?.number ?? 0 };
}

async function listNumbers(viewer: AccountViewer, brand: "pm" | "tbl" = "pm") {
  const orders = await test.backend.orderHistory.list(viewer, brand);
  return orders.map(({ number }) => number);
}

describe("orders of an account", () => {
  it("are those of its verified address, in any case and of this brand alone", async () => {
    const viewer = await signIn(test, `${randomUUID()}@mail.example`);
    const email = viewer.email.toUpperCase();
    const earlier = await storeOrder(test, { email, createdAt: new Date("2026-01-02") });
    const later = await storeOrder(test, { email });
    const loop = await storeOrder(test, { email, brand: "tbl" });
    await storeOrder(test, { email: `x${viewer.email}` });

    expect(await listNumbers(viewer)).toEqual([later, earlier]);
    expect(await listNumbers(viewer, "tbl")).toEqual([loop]);
    const { orderHistory } = test.backend;
    expect(await orderHistory.find(viewer, "pm", later)).toMatchObject({ number: later });
    expect(await orderHistory.find(viewer, "pm", loop)).toBeUndefined();
    expect(await orderHistory.find(await signIn(test), "pm", later)).toBeUndefined();
    expect(await orderHistory.list(ANONYMOUS, "pm")).toEqual([]);
    expect(await orderHistory.find(ANONYMOUS, "pm", later)).toBeUndefined();
  });

  it("are found by a guest who paid, signs up with the address and verifies it", async () => {
    const email = `${randomUUID()}@mail.example`;
    const { number } = await buy(email, [await createVariant(test)]);
    const caller = { ip: randomUUID(), brand: "pm", token: undefined } as const;
    await test.backend.accounts.signUp(caller, {
      email,
      password: "Quiet-Harbor-91",
      agreement: AGREEMENT,
    });
    const [account] = await test.query("select id from account where email = $1", [email]);
    const accountId = String(account?.["id"]);
    const viewer = { kind: "account", accountId, email, identity: accountId } as const;

    expect(await listNumbers(viewer)).toEqual([]);
    expect(await test.backend.orderHistory.find(viewer, "pm", number)).toBeUndefined();
    await test.query("update account set email_verified = true where id = $1", [accountId]);
    expect(await listNumbers(viewer)).toEqual([number]);
    await test.query("update account set deleted_at = now() where id = $1", [accountId]);
    expect(await listNumbers(viewer)).toEqual([]);
  });

  it("were paid at some time: open, expired and declined ones are none", async () => {
    const viewer = await signIn(test);
    const { email } = viewer;
    for (const state of ["CREATED", "AWAITING_PAYMENT", "EXPIRED", "CANCELED"]) {
      await storeOrder(test, { email, state, isPaid: false });
    }
    const paid = [
      await storeOrder(test, { email }),
      await storeOrder(test, { email, state: "REFUNDED" }),
      await storeOrder(test, { email, state: "NEEDS_REVIEW", reviewReason: "Sold out" }),
    ];
    expect(await listNumbers(viewer)).toEqual(paid.toReversed());
  });

  it("are read with their items, shipments and refunds by at most two statements", async () => {
    const viewer = await signIn(test);
    const variants = [await createVariant(test, { priceMinor: 2500 }), await createVariant(test)];
    const { orderId } = await buy(viewer.email, variants);
    await buy(viewer.email, variants);
    const staff = { accountId: viewer.accountId };
    const [line] = await test.query(
      "select id from order_line where order_id = $1 order by position",
      [orderId],
    );
    await test.backend.shipments.ship(staff, {
      orderId,
      requestId: randomUUID(),
      lines: [{ lineId: String(line?.["id"]), quantity: 2 }],
      trackingCompany: "USPS",
      trackingNumber: "9400",
    });
    await test.query(
      `insert into order_refund (order_id, source_id, amount_minor, status, created_at)
       values ($1, 'a', 300, 'SUCCESS', now() - interval '1 day'), ($1, 'b', 900, 'FAILURE', now()),
         ($1, 'c', 200, 'PENDING', now())`,
      [orderId],
    );

    let orders: unknown[] = [];
    const statements = await listStatements(async () => {
      orders = await test.backend.orderHistory.list(viewer, "pm");
    });
    expect(statements.length).toBeLessThanOrEqual(2);
    expect(orders).toHaveLength(2);
    expect(orders[1]).toMatchObject({
      items: [{ quantity: 2, unitPriceMinor: 2500, project: null }, { quantity: 2 }],
      shipments: [{ trackingNumber: "9400", createdAt: expect.any(Date), deliveredAt: null }],
      refunds: [{ amountMinor: 300 }, { amountMinor: 200, finishedAt: null }],
    });
  });
});

describe("the order of a checkout", () => {
  it("is found by the secret id once it is paid, in its brand", async () => {
    const variantId = await createVariant(test);
    const input = await fillCart(test, [{ variantId }]);
    const { checkoutId } = input;
    const find = (brand: "pm" | "tbl") =>
      test.backend.orderHistory.findOfCheckout(ANONYMOUS, { checkoutId, brand });
    const { sessionId, orderId } = await placeForSession(test, input);
    expect(await find("pm")).toBeUndefined();
    test.stripe.pay(sessionId);
    await test.backend.payments.settle(sessionId);
    expect(await find("pm")).toMatchObject({ id: orderId, items: [{ quantity: 1 }] });
    expect(await find("tbl")).toBeUndefined();
  });

  it("is not that of the account's cart into which a guest's cart was merged", async () => {
    const number = await storeOrder(test, {});
    const [order] = await test.query("select cart_id from shop_order where number = $1", [number]);
    const guestCart = randomUUID();
    await test.query("insert into cart (id, business_id, merged_into) values ($1, 'pm', $2)", [
      guestCart,
      order?.["cartId"],
    ]);
    const key = { checkoutId: guestCart, brand: "pm" } as const;
    expect(await test.backend.orderHistory.findOfCheckout(ANONYMOUS, key)).toBeUndefined();
  });
});

describe("the project of an ordered map", () => {
  const makeProject = (identity: string, requestId: string) => ({
    designId: DESIGN_ID,
    name: "Our summer",
    inputs: { CO: makeInput([makeImage(identity)]) },
    requestId,
  });

  async function createProject(viewer: AccountViewer, requestId: string = randomUUID()) {
    const request = makeProject(viewer.identity, requestId);
    const created = await test.backend.projects.create(viewer, "pm", request);
    if (created.kind !== "created") throw new Error(created.kind);
    return created.project.id;
  }

  async function findProject(viewer: AccountViewer) {
    const [order] = await test.backend.orderHistory.list(viewer, "pm");
    return order?.items[0]?.project ?? null;
  }

  const change = (id: string, assignment: string) =>
    test.query(`update project set ${assignment} where id = $1`, [id]);

  it("is the account's own one as it is now, until it is deleted", async () => {
    const viewer = await signIn(test);
    const projectId = await createProject(viewer);
    await storeOrder(test, { email: viewer.email, projectId });
    await change(projectId, "updated_at = now() + interval '1 day'");
    expect(await findProject(viewer)).toMatchObject({
      id: projectId,
      name: "Our summer",
      designId: DESIGN_ID,
      updatedAt: expect.any(Date),
    });
    await change(projectId, "deleted_at = now()");
    expect(await findProject(viewer)).toBeNull();
  });

  it("is the copy in the account of what a guest ordered", async () => {
    const guest = (await test.backend.sessions.startGuest()).viewer;
    const requestId = randomUUID();
    const project = makeProject(guest.identity, requestId);
    const stored = await test.backend.guestSnapshots.store(guest, "pm", project);
    if (stored.kind !== "stored") throw new Error(stored.kind);
    const viewer = await signIn(test);
    await storeOrder(test, { email: viewer.email, projectId: stored.projectId });
    expect(await findProject(viewer)).toMatchObject({ id: stored.projectId });
    const copyId = await createProject(viewer, requestId);
    expect(await findProject(viewer)).toMatchObject({ id: copyId });
  });

  it("of another owner is shown only as it was when it was paid", async () => {
    const owner = await signIn(test);
    const projectId = await createProject(owner);
    const viewer = await signIn(test);
    await storeOrder(test, { email: viewer.email, projectId });
    expect(await findProject(viewer)).toMatchObject({ id: projectId });
    await change(projectId, "updated_at = now() + interval '1 second'");
    expect(await findProject(viewer)).toBeNull();
  });
});

describe("the address that a checkout starts with", () => {
  async function findLine(viewer: Viewer, cartId: string = randomUUID(), brand: BrandId = "pm") {
    const found = await test.backend.orderHistory.findLastAddress(viewer, { brand, id: cartId });
    return found?.line1;
  }

  async function placeAt(line1: string, viewer: Viewer) {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }], { viewer });
    const address = { ...ADDRESS, line1 };
    const { sessionId } = await placeForSession(test, { ...input, address }, viewer);
    return { sessionId, checkoutId: input.checkoutId };
  }

  async function buyAt(line1: string, viewer: Viewer) {
    const { sessionId } = await placeAt(line1, viewer);
    test.stripe.pay(sessionId);
    await test.backend.payments.settle(sessionId);
  }

  it("is that of the account's last paid order", async () => {
    const viewer = await signIn(test);
    expect(await findLine(viewer)).toBeUndefined();
    await buyAt("1 First St", viewer);
    await buyAt("2 Second St", viewer);
    await placeAt("3 Unpaid St", viewer);
    expect(await findLine(viewer)).toBe("2 Second St");
    expect(await findLine(viewer, randomUUID(), "tbl")).toBeUndefined();
    expect(await findLine(await signIn(test))).toBeUndefined();
  });

  it("is the one that was entered for the same checkout, also by a guest", async () => {
    const viewer = await signIn(test);
    await buyAt("1 First St", viewer);
    const { checkoutId } = await placeAt("2 Gift St", viewer);
    expect(await findLine(viewer, checkoutId)).toBe("2 Gift St");
    const guest = await placeAt("4 Guest St", ANONYMOUS);
    expect(await findLine(ANONYMOUS, guest.checkoutId)).toBe("4 Guest St");
    expect(await findLine(ANONYMOUS)).toBeUndefined();
  });

  it("is never that of a stranger's order with the account's email address", async () => {
    const viewer = await signIn(test);
    await buy(viewer.email, [await createVariant(test)]);
    expect(await listNumbers(viewer)).toHaveLength(1);
    expect(await findLine(viewer)).toBeUndefined();
  });
});
