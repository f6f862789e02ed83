import { randomUUID } from "node:crypto";
import { createProduct } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVoucherCode } from "../../../test/create-voucher-code.ts";
import { openStickerApi, type StickerApi } from "../../../test/open-sticker-api.ts";
import { CREATE, createInput, OFFER, OPEN_CART } from "../../../test/sticker-operations.ts";

let test: StickerApi;

beforeAll(async () => {
  test = await openStickerApi();
});
afterAll(() => test.close());

describe("the calls of stickers and tokens", () => {
  it("API-09 are answered, offers and balances without a cache", async () => {
    const user = await test.createUser();
    const { id } = await test.order(user);
    const reads = await test.send(
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
    const offer = await test.send(user.cookie, OFFER, { input: { fileId: user.fileId } });
    const balance = await test.send(user.cookie, "{ accountStickerTokenData { balance } }");
    expect(balance.data.accountStickerTokenData).toEqual({ balance: 0 });
    for (const { headers } of [offer, balance]) {
      expect(headers["cache-control"]).toContain("no-store");
    }
    const staff = await test.createUser("employee-of-stickers@example.com");
    await test.query(
      "update account set role = 'EMPLOYEE', email_verified = true where email = $1",
      ["employee-of-stickers@example.com"],
    );
    const sandbox = await test.send(
      staff.cookie,
      "query Sandbox($id: ID!) { getStickerOrdersForSandbox(ids: [$id]) { id } }",
      { id },
    );
    expect(sandbox.data.getStickerOrdersForSandbox).toEqual([{ id }]);
  });

  it("API-12 createStickerOrder takes the listed fields alone", async () => {
    const user = await test.createUser();
    const { requestId: _requestId, ...listed } = createInput(user.fileId);
    const create = async () => {
      const { data } = await test.send(user.cookie, CREATE, { input: listed });
      return data.createStickerOrder.stickerOrder;
    };
    const first = await create();
    expect(first).toMatchObject({ outputType: "VINYL_WALL_MAP", stickers: { length: 2 } });
    expect((await create()).id).not.toBe(first.id);
  });

  it("API-12 ENT-12 create, redeem and enter with the listed results", async () => {
    const user = await test.createUser();
    const created = await test.order(user);
    expect(created).toMatchObject({ outputType: "VINYL_WALL_MAP", stickers: { length: 2 } });
    const { data: shop } = await test.send(
      user.cookie,
      `{ getStickerProducts {
        outputType tokenRedemptionVariantId variants { id name price { amount } tokens sizeClass }
      } }`,
    );
    const findId = (title: string) =>
      test.product.variants.find((variant) => variant.title === title)?.id;
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
    expect(new Set(test.product.variants.map(({ id }) => id)).size).toBe(4);
    const redeem = async (halfTokens: number) => {
      const { data: redeemed } = await test.send(
        user.cookie,
        `mutation Redeem($id: ID!) { redeemStickerTokenVoucher(input: { voucherId: $id }) {
          ... on RedeemStickerTokenVoucherSuccess {
            transaction { tokens startingBalance endingBalance } account { id stickerTokenBalance }
          }
        } }`,
        { id: await createVoucherCode(test, halfTokens) },
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
    const { data: promotion } = await test.send(
      user.cookie,
      '{ getPromotion(promotionId: "listed") { title status maxEntries numEntries } }',
    );
    expect(promotion.getPromotion).toMatchObject({ title: "Summer", numEntries: 0 });
    const { data: entered } = await test.send(
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
    const { cookie, fileId } = await test.createUser();
    const { variants } = await createProduct(test.backend, { handle: "hanger-bars" });
    const plain = { variantId: variants[0]?.id, quantity: 25, customAttributes: [] };
    const openWith = async (line: object) => {
      const { data } = await test.send(cookie, OPEN_CART, { lineItems: [line] });
      return data.payload.checkoutUserErrors.map(({ code }: { code: string }) => code);
    };
    expect(await openWith(plain)).toEqual([]);
    expect(await openWith({ ...plain, quantity: 26 })).toEqual(["LESS_THAN"]);
    expect(await openWith({ ...plain, variantId: randomUUID() })).toEqual([
      "INVALID_MERCHANDISE_LINE",
    ]);
    expect(await openWith({ ...plain, fileId })).toEqual(["PRESENT"]);
    expect(await openWith(await test.createLine(cookie, "nothing-1"))).toEqual(["INVALID"]);
    const input = createInput(fileId);
    const small = { ...input, stickers: input.stickers.slice(0, 1) };
    const { data: ordered } = await test.send(cookie, CREATE, { input: small });
    const { id } = ordered.createStickerOrder.stickerOrder;
    expect(await openWith(await test.createLine(cookie, id))).toEqual([]);

    const offer = await test.send(cookie, OFFER, { input: { fileId: "no-such-map" } });
    expect(offer.data.getStickerOffer.__typename).toBe("NotFound");
    for (const malformed of [{}, { fileId: null }, { fileId: { id: fileId } }]) {
      const { data, errors } = await test.send(cookie, OFFER, { input: malformed });
      expect([data, errors]).toEqual([undefined, [expect.anything()]]);
    }

    const stickers = await test.send(cookie, CREATE, { input: createInput(fileId, 100) });
    expect(stickers.data.createStickerOrder.__typename).toBe("InvalidInput");
    const { data } = await test.send(cookie, `{ file(id: "${fileId}") { updatedAt } }`);
    const file = await test.send(
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
