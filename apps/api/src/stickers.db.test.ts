import { randomUUID } from "node:crypto";
import { openDatabase } from "@photomap/server";
import {
  createProduct,
  createStickerProduct,
  makeImage,
  makeInput,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../test/api-settings.ts";
import { createApi } from "./app.ts";

let test: TestBackend;
let api: FastifyInstance;
let database: ReturnType<typeof openDatabase>;
let stickerProduct: Awaited<ReturnType<typeof createStickerProduct>>;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 2);
  stickerProduct = await createStickerProduct(test.backend, { outputType: "VINYL_WALL_MAP" });
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await database.close();
  await test.close();
});

interface User {
  readonly cookie: string;
  readonly accountId: string;
  readonly fileId: string;
}

/** With a map of photos in Colorado and Texas. */
async function createUser(email = `${randomUUID()}@example.com`): Promise<User> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId: id, email, identity: id } as const;
  const inputs = { CO: makeInput([makeImage(id)]), TX: makeInput([makeImage(id)]) };
  const created = await test.backend.projects.create(viewer, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return { cookie, accountId: id, fileId: created.project.id };
}

async function send(cookie: string, query: string, variables: object = {}) {
  const headers = { ...OURS, cookie };
  const payload = { query, variables };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload });
  const set = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { headers: answer.headers, cookie: set === "" ? cookie : set, ...answer.json() };
}

async function createCode(halfTokens: number): Promise<string> {
  const sourceId = randomUUID();
  const { vouchers } = test.backend;
  await database.db
    .transaction()
    .execute((transaction) => vouchers.createWithin(transaction, [{ sourceId, halfTokens }]));
  const [voucher] = await vouchers.listCodes(sourceId);
  return voucher?.code ?? "";
}

const OFFER = `query Offer($input: StickerOfferInput!) {
  getStickerOffer(input: $input) {
    __typename
    ... on StickerOffer {
      file { id name } backupVersion outputType hasOrders
      stickers { openingId sizeClass scale change render { url } }
    }
    ... on Refusal { message }
  }
}`;

const ORDER_FIELDS = `
  id businessId createdAt status outputType outputScale
  file { id backupVersion name outputType outputScale design { id } }
  stickers { openingId name sizeClass quantity quantityWithMoney quantityWithTokens scale render { url } }`;

const CREATE = `mutation Create($input: CreateStickerOrderInput!) {
  createStickerOrder(input: $input) {
    __typename
    ... on CreateStickerOrderSuccess { stickerOrder { ${ORDER_FIELDS} } }
    ... on Refusal { message }
  }
}`;

const RESULT = `{ __typename ... on StickerOrder { ${ORDER_FIELDS} } ... on Refusal { message } }`;

function createInput(fileId: string, quantity = 2) {
  const sticker = { scale: 1, quantity, quantityWithMoney: quantity, quantityWithTokens: 0 };
  const stickers = ["CO", "TX"].map((openingId) => ({ openingId, ...sticker }));
  return { fileId, outputType: "VINYL_WALL_MAP", requestId: randomUUID(), stickers };
}

const STORE = `mutation Store($project: GuestProjectInput!) {
  storeGuestSnapshot(project: $project) {
    __typename ... on StoreGuestSnapshotSuccess { fileId } ... on Refusal { message }
  }
}`;

const OPEN_CART = `mutation Open($lineItems: [CheckoutLineItemInput!]) {
  payload: storefrontCheckoutCreate(lineItems: $lineItems) {
    checkoutUserErrors { code } checkout { lineItems { stickerOrderId tokensUsed quantity } }
  }
}`;

/** The line of two medium stickers, as the sticker screen composes it. */
async function createLine(cookie: string, orderId: string) {
  const { data } = await send(cookie, "{ getStickerProducts { variants { id sizeClass } } }");
  const variants: { id: string; sizeClass: string }[] = data.getStickerProducts[0].variants;
  const variantId = variants.find(({ sizeClass }) => sizeClass === "MEDIUM")?.id;
  const customAttributes = [{ key: "Order ID", value: orderId }];
  return { variantId, quantity: 2, customAttributes };
}

async function order({ cookie, fileId }: User) {
  const { data } = await send(cookie, CREATE, { input: createInput(fileId) });
  return data.createStickerOrder.stickerOrder;
}

describe("getStickerOffer", () => {
  it("lists the stickers with signed pictures, and is never cached", async () => {
    const { cookie, fileId } = await createUser();
    const { data, headers } = await send(cookie, OFFER, { input: { fileId } });
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
    const [{ cookie }, { fileId }] = [await createUser(), await createUser()];
    const refusal = { __typename: "NotFound", message: "Map not found." };
    for (const id of [fileId, "nothing"]) {
      const { data } = await send(cookie, OFFER, { input: { fileId: id } });
      expect(data.getStickerOffer).toEqual(refusal);
    }
  });
});

describe("a sticker order", () => {
  it("is created of the map as it is, and answered by the queries of all pages", async () => {
    const user = await createUser();
    const created = await order(user);
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
    const { data } = await send(
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
    const started = await send(
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
    const stored = await send(cookie, STORE, { project });
    const { fileId } = stored.data.storeGuestSnapshot;
    const input = createInput(fileId);
    const [sticker] = input.stickers;
    const created = await send(cookie, CREATE, { input: { ...input, stickers: [sticker] } });
    const { id } = created.data.createStickerOrder.stickerOrder;
    const query = `query Order($id: ID!) { getStickerOrder(id: $id) ${RESULT} }`;
    expect((await send(cookie, query, { id })).data.getStickerOrder).toMatchObject({ id });
    const others = [(await createUser()).cookie, ""];
    for (const other of others) {
      const { data } = await send(other, query, { id });
      expect(data.getStickerOrder.__typename).toBe("StickerOrderAccessRefused");
    }
    const lineItems = [await createLine(cookie, id)];
    const stolen = await send("", OPEN_CART, { lineItems });
    expect(stolen.data.payload.checkoutUserErrors).toMatchObject([{ code: "INVALID" }]);
    const opened = await send(cookie, OPEN_CART, { lineItems });
    expect(opened.data.payload.checkoutUserErrors).toEqual([]);
    expect(opened.data.payload.checkout.lineItems).toMatchObject([{ stickerOrderId: id }]);
  });

  it("ORD-07 is refused to others, with the words for accounts and for guests", async () => {
    const [owner, other] = [await createUser(), await createUser()];
    const { id } = await order(owner);
    const query = `query Order($id: ID!) { getStickerOrder(id: $id) ${RESULT} }`;
    const asAccount = await send(other.cookie, query, { id });
    expect(asAccount.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^This sticker order is from a project that was created with a different account or as a guest/,
      ),
    });
    expect((await send(other.cookie, query, { id: "nothing-1" })).data).toEqual(asAccount.data);
    const asGuest = await send("", query, { id });
    expect(asGuest.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^You do not have access to the project that was used to create these stickers. You probably just need to log in/,
      ),
    });
  });

  it("is refused with a message for anything that is not offered", async () => {
    const { cookie, fileId } = await createUser();
    const tooMany = await send(cookie, CREATE, { input: createInput(fileId, 100) });
    expect(tooMany.data.createStickerOrder.__typename).toBe("InvalidInput");
    const missing = await send(cookie, CREATE, { input: createInput("nothing") });
    expect(missing.data.createStickerOrder).toEqual({
      __typename: "NotFound",
      message: "Map not found.",
    });
  });
});

describe("the calls of stickers and tokens", () => {
  it("API-09 are answered, offers and balances without a cache", async () => {
    const user = await createUser();
    const { id } = await order(user);
    const reads = await send(
      user.cookie,
      `query Reads($id: ID!) {
        getOrder(number: 1) { id } getOrdersForUser { id }
        getStickerOrder(id: $id) { __typename } getStickerOrders(ids: [$id]) { __typename }
        getStickerOrdersForCartPage(ids: [$id]) { __typename }
        getStickerOrdersForOrderDetails(ids: [$id]) { __typename }
      }`,
      { id },
    );
    const answered = { __typename: "StickerOrder" };
    expect(reads.data).toEqual({
      getOrder: null,
      getOrdersForUser: [],
      getStickerOrder: answered,
      getStickerOrders: [answered],
      getStickerOrdersForCartPage: [answered],
      getStickerOrdersForOrderDetails: [answered],
    });
    const offer = await send(user.cookie, OFFER, { input: { fileId: user.fileId } });
    const balance = await send(user.cookie, "{ accountStickerTokenData { balance } }");
    expect(balance.data.accountStickerTokenData).toEqual({ balance: 0 });
    for (const { headers } of [offer, balance]) {
      expect(headers["cache-control"]).toContain("no-store");
    }
    const staff = await createUser("employee-of-stickers@example.com");
    await test.query(
      "update account set role = 'EMPLOYEE', email_verified = true where email = $1",
      ["employee-of-stickers@example.com"],
    );
    const sandbox = await send(
      staff.cookie,
      "query Sandbox($id: ID!) { getStickerOrdersForSandbox(ids: [$id]) { id } }",
      { id },
    );
    expect(sandbox.data.getStickerOrdersForSandbox).toEqual([{ id }]);
  });

  it("API-12 ENT-12 create, redeem and enter with the listed results", async () => {
    const user = await createUser();
    const created = await order(user);
    expect(created).toMatchObject({ outputType: "VINYL_WALL_MAP", stickers: { length: 2 } });
    const { data: shop } = await send(
      user.cookie,
      `{ getStickerProducts {
        outputType tokenRedemptionVariantId variants { id name price { amount } tokens sizeClass }
      } }`,
    );
    const findId = (title: string) =>
      stickerProduct.variants.find((variant) => variant.title === title)?.id;
    const rows = [
      ["SMALL", "1.25", 0.5],
      ["MEDIUM", "2.50", 1],
      ["LARGE", "4.50", 2],
    ] as const;
    expect(shop.getStickerProducts).toEqual([
      {
        outputType: "VINYL_WALL_MAP",
        tokenRedemptionVariantId: findId("TOKENS"),
        variants: rows.map(([name, amount, tokens]) => ({
          id: findId(name),
          name,
          price: { amount },
          tokens,
          sizeClass: name,
        })),
      },
    ]);
    expect(new Set(stickerProduct.variants.map(({ id }) => id)).size).toBe(4);
    const redeem = async (halfTokens: number) => {
      const { data: redeemed } = await send(
        user.cookie,
        `mutation Redeem($id: ID!) { redeemStickerTokenVoucher(input: { voucherId: $id }) {
          ... on RedeemStickerTokenVoucherSuccess {
            transaction { tokens startingBalance endingBalance } account { id stickerTokenBalance }
          }
        } }`,
        { id: await createCode(halfTokens) },
      );
      return redeemed.redeemStickerTokenVoucher;
    };
    expect(await redeem(3)).toEqual({
      transaction: { tokens: 1.5, startingBalance: 0, endingBalance: 1.5 },
      account: { id: user.accountId, stickerTokenBalance: 1.5 },
    });
    expect(await redeem(2)).toEqual({
      transaction: { tokens: 1, startingBalance: 1.5, endingBalance: 2.5 },
      account: { id: user.accountId, stickerTokenBalance: 2.5 },
    });
    await test.query(
      `insert into promotion (id, business_id, title, description, max_entries, half_tokens, starts_at)
       values ('listed', 'pm', 'Summer', '', 5, 4, now())`,
    );
    const { data: promotion } = await send(
      user.cookie,
      '{ getPromotion(promotionId: "listed") { title status maxEntries numEntries } }',
    );
    expect(promotion.getPromotion).toMatchObject({ title: "Summer", numEntries: 0 });
    const { data: entered } = await send(
      user.cookie,
      `mutation { enterPromotion(promotionId: "listed", submission: "Our trip") {
        ... on EnterPromotionSuccess { entry { promotionId userId submission } }
      } }`,
    );
    const entry = { promotionId: "listed", userId: user.accountId, submission: "Our trip" };
    expect(entered.enterPromotion).toEqual({ entry });
    const stored = await test.query(
      `select promotion_id as "promotionId", account_id as "userId", submission
       from promotion_entry where promotion_id = 'listed'`,
    );
    expect(stored).toEqual([entry]);
  });

  it("API-16 validate checkouts, sticker offers, sticker orders and files on the server", async () => {
    const { cookie, fileId } = await createUser();
    const { variants } = await createProduct(test.backend, { handle: "hanger-bars" });
    const plain = { variantId: variants[0]?.id, quantity: 25, customAttributes: [] };
    const openWith = async (line: object) => {
      const { data } = await send(cookie, OPEN_CART, { lineItems: [line] });
      return data.payload.checkoutUserErrors.map(({ code }: { code: string }) => code);
    };
    expect(await openWith(plain)).toEqual([]);
    expect(await openWith({ ...plain, quantity: 26 })).toEqual(["LESS_THAN"]);
    expect(await openWith({ ...plain, variantId: randomUUID() })).toEqual([
      "INVALID_MERCHANDISE_LINE",
    ]);
    expect(await openWith({ ...plain, fileId })).toEqual(["PRESENT"]);
    expect(await openWith(await createLine(cookie, "nothing-1"))).toEqual(["INVALID"]);
    const input = createInput(fileId);
    const small = { ...input, stickers: input.stickers.slice(0, 1) };
    const { data: ordered } = await send(cookie, CREATE, { input: small });
    const { id } = ordered.createStickerOrder.stickerOrder;
    expect(await openWith(await createLine(cookie, id))).toEqual([]);

    const offer = await send(cookie, OFFER, { input: { fileId: "no-such-map" } });
    expect(offer.data.getStickerOffer.__typename).toBe("NotFound");
    for (const malformed of [{}, { fileId: null }, { fileId: { id: fileId } }]) {
      const { data, errors } = await send(cookie, OFFER, { input: malformed });
      expect([data, errors]).toEqual([undefined, [expect.anything()]]);
    }

    const stickers = await send(cookie, CREATE, { input: createInput(fileId, 100) });
    expect(stickers.data.createStickerOrder.__typename).toBe("InvalidInput");
    const { data } = await send(cookie, `{ file(id: "${fileId}") { updatedAt } }`);
    const file = await send(
      cookie,
      `mutation Save($input: UpdateFileInput!) { updateFile(input: $input) { __typename } }`,
      {
        input: {
          fileId,
          fileUpdatedAt: data.file.updatedAt,
          name: "Our summer",
          outputType: "VINYL_WALL_MAP",
          outputScale: 1,
          accessPolicy: "PRIVATE",
          inputs: { CO: { type: "OPENING", images: [{ id: "of/another/person.jpg" }] } },
        },
      },
    );
    expect(file.data.updateFile.__typename).toBe("InvalidInput");
  });
});
