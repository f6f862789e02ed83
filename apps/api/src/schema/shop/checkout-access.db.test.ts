import { randomUUID } from "node:crypto";
import { CHECKOUT_ERROR_REACTIONS } from "@photomap/commerce";
import { verifyPreview } from "@photomap/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFile, createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import {
  type Checkout,
  formatLine,
  listErrorCodes,
  ShopBrowser,
} from "../../../test/shop-browser.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function createMapVariant(): Promise<string> {
  const metafields = { personalizationType: "map", designIds: ["50-states-36x24"] };
  return createVariant(shop, {}, { metafields });
}

describe("who may do what", () => {
  it("a guest's cart survives the log-in, and is there in another browser", async () => {
    const [browser, phone] = [new ShopBrowser(shop.api), new ShopBrowser(shop.api)];
    const email = `${randomUUID()}@photomap.example`;
    const [first, second] = [await createVariant(shop), await createVariant(shop)];
    await phone.signIn(email);
    const ofAccount = await phone.open(formatLine(first));
    const { id } = await browser.open(formatLine(second));
    const merge = () => browser.change("mergeCheckout", `checkoutId: "${id}"`);
    expect(listErrorCodes(await merge())).toEqual(["INVALID"]);
    await browser.signIn(email);
    const merged = await Promise.all([merge(), merge(), merge()]);
    expect(merged.map((payload) => [...listErrorCodes(payload), payload.checkout?.id])).toEqual(
      merged.map(() => [ofAccount.id]),
    );
    const { accountCheckout } = await phone.ask<{ accountCheckout: Checkout }>(
      "{ accountCheckout { id lineItems { variant { id } } } }",
    );
    expect(accountCheckout).toEqual({
      id: ofAccount.id,
      lineItems: [{ variant: { id: first } }, { variant: { id: second } }],
    });
    expect((await browser.find(id))?.id).toBe(ofAccount.id);
    // The cookie of a guest may outlive the login of an account in the same browser.
    expect(await new ShopBrowser(shop.api).find(id)).toBeNull();
  });

  it("a checkout of one brand is missing in the other, and so are its variants", async () => {
    const [ours, theirs] = [new ShopBrowser(shop.api), new ShopBrowser(shop.api, "tbl")];
    const variantId = await createVariant(shop);
    const { id } = await ours.open(formatLine(variantId));
    expect(await theirs.find(id)).toBeNull();
    const add = `checkoutId: "${id}", lineItems: [${formatLine(variantId)}]`;
    const changed = await theirs.change("storefrontCheckoutLineItemsAdd", add);
    expect([changed.checkout, listErrorCodes(changed)]).toEqual([null, ["INVALID"]]);
    const created = await theirs.change(
      "storefrontCheckoutCreate",
      `lineItems: [${formatLine(variantId)}]`,
    );
    expect(listErrorCodes(created)).toEqual(["INVALID_MERCHANDISE_LINE"]);
    expect(await ours.find(id)).toMatchObject({ version: 2, totalQuantity: 1 });
  });

  it("a map is ordered by its owner alone, who sees its preview in the checkout", async () => {
    const [owner, stranger] = [new ShopBrowser(shop.api), new ShopBrowser(shop.api)];
    await Promise.all([owner.signIn(), stranger.signIn()]);
    const [fileId, mapId] = [await createFile(owner), await createMapVariant()];
    const [own, other] = [await owner.open(), await stranger.open()];
    const add = (browser: ShopBrowser, { id }: Checkout, file: string) =>
      browser.change(
        "storefrontCheckoutLineItemsAdd",
        `checkoutId: "${id}", lineItems: [${formatLine(mapId, `, fileId: "${file}"`)}]`,
      );
    const refused = await add(stranger, other, fileId);
    expect(await add(stranger, other, "zzzzzz")).toEqual(refused);
    expect(listErrorCodes(refused)).toEqual(["INVALID"]);
    expect(listErrorCodes(await add(owner, own, fileId))).toEqual([]);
    expect(listErrorCodes(await add(stranger, own, fileId))).toEqual(["INVALID"]);
    expect(await stranger.find(own.id)).toBeNull();
    const [item] = (await owner.find(own.id))?.lineItems ?? [];
    expect(item).toMatchObject({ kind: "MAP", file: { id: fileId } });
    const [, , , updatedAtMs = "", signature = ""] = item?.file?.previewUrl.split("/") ?? [];
    const { imageSigner, signedProjects } = shop.backend;
    const access = verifyPreview(imageSigner, { id: fileId, updatedAtMs, signature });
    if (access === undefined) throw new Error("The address is not signed");
    expect(await signedProjects.find(fileId, access)).toMatchObject({ id: fileId });
  });
});

describe("refusals", () => {
  it("have every code of the table, with its message", async () => {
    const browser = new ShopBrowser(shop.api);
    const query = `{ __type(name: "CheckoutErrorCode") { enumValues { name } } }`;
    const { __type } = await browser.ask<{ __type: { enumValues: { name: string }[] } }>(query);
    expect(__type.enumValues.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(CHECKOUT_ERROR_REACTIONS).toSorted(),
    );
    const { checkoutUserErrors } = await browser.change(
      "storefrontCheckoutDiscountCodeApply",
      'checkoutId: "none", discountCode: "GUESS"',
    );
    expect(checkoutUserErrors).toEqual([
      {
        code: "INVALID",
        message: CHECKOUT_ERROR_REACTIONS.INVALID.message,
        field: ["checkoutId"],
        lineItemId: null,
      },
    ]);
  });
});
