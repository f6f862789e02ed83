// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  AddCheckoutLinesDocument,
  type AddCheckoutLinesMutationVariables,
  CreateCheckoutDocument,
  CreateStickerOrderDocument,
  type CreateStickerOrderMutationVariables,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { createCheckout } from "../cart/test/checkouts.ts";
import { createOrder, field, openStickers, press, type } from "./test/open-stickers.tsx";

let api: FakeGraphql;
let orders: CreateStickerOrderMutationVariables["input"][];
let added: AddCheckoutLinesMutationVariables[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api = new FakeGraphql();
  orders = [];
  added = [];
  const payload = { checkout: createCheckout(), checkoutUserErrors: [] };
  api.on(CreateCheckoutDocument, { payload });
  api.on(AddCheckoutLinesDocument, (variables) => {
    added.push(variables);
    return { payload };
  });
  acceptOrders();
});
afterEach(cleanup);

function acceptOrders(): void {
  api.on(CreateStickerOrderDocument, (variables) => {
    orders.push(variables.input);
    return createOrder(variables);
  });
}

const alert = async () => (await screen.findByRole("alert")).textContent;

describe("the order", () => {
  it("STK-01 STK-07 is created once for any number of clicks, put into the cart, and the cart is shown", async () => {
    const { project, router } = await openStickers(api, { tokens: { balance: 2.5, reserved: 0 } });
    await screen.findByRole("switch");
    type("Utah", "2");
    type("Texas", "1");
    const button = screen.getByRole("button", { name: "Add 3 to cart" });
    for (let click = 0; click < 3; click += 1) fireEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      fileId: project.id,
      outputType: "VINYL_WALL_MAP",
      stickers: [
        { openingId: "TE", scale: 1, quantity: 1, quantityWithMoney: 0, quantityWithTokens: 1 },
        { openingId: "UT", scale: 1, quantity: 2, quantityWithMoney: 1, quantityWithTokens: 1 },
      ],
    });
    const orderId = { key: "Order ID", value: `${project.id}-order` };
    expect(added.map(({ lineItems }) => lineItems)).toEqual([
      [
        { variantId: "variant-SMALL", quantity: 1, fileId: null, customAttributes: [orderId] },
        {
          variantId: "variant-tokens",
          quantity: 2,
          fileId: null,
          customAttributes: [orderId, { key: "Tokens Used", value: "2.5" }],
        },
      ],
    ]);
    expect(sessionStorage.getItem(`photomap:sticker-quantities:${project.id}`)).toBe("{}");
  });

  it("STK-07 that gets no answer can be placed again", async () => {
    const answer = Promise.withResolvers<never>();
    api.on(CreateStickerOrderDocument, () => answer.promise);
    await openStickers(api);
    type("Utah", "2");
    press("Add 2 to cart");
    const button = screen.getByRole("button", { name: "Add 2 to cart" });
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    answer.reject(new TypeError("Failed to fetch"));
    expect(await alert()).toBe("Error generating stickers. Contact us if the problem persists.");
    expect(button.getAttribute("aria-busy")).toBeNull();
    expect(field("Utah").value).toBe("2");
  });

  it("STK-07 that the server fails to create is reported", async () => {
    api.fail(
      CreateStickerOrderDocument,
      new GraphqlFailure("Something went wrong.", { requestId: "request-1" }),
    );
    await openStickers(api);
    type("Utah", "2");
    press("Add 2 to cart");
    expect(await alert()).toBe("Error generating stickers. Contact us if the problem persists.");
    await waitFor(() => expect(api.reports).toMatchObject([{ action: "sticker order" }]));
  });

  it("has the same id after a lost answer, and another one for another order", async () => {
    let isLost = true;
    api.on(CreateStickerOrderDocument, (variables) => {
      orders.push(variables.input);
      if (isLost) throw new TypeError("Failed to fetch");
      return createOrder(variables);
    });
    const { router } = await openStickers(api);
    type("Utah", "2");
    press("Add 2 to cart");
    expect(await alert()).toBe("Error generating stickers. Contact us if the problem persists.");
    expect(field("Utah").value).toBe("2");
    press("Add 2 to cart");
    await waitFor(() => expect(orders).toHaveLength(2));
    await screen.findByRole("alert");
    isLost = false;
    type("Utah", "3");
    press("Add 3 to cart");
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    const [first, second, third] = orders.map(({ requestId }) => requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("STK-07 that is refused says why, and nothing typed is lost", async () => {
    api.on(CreateStickerOrderDocument, {
      createStickerOrder: { __typename: "NotFound", message: "Map not found." },
    });
    const { router } = await openStickers(api);
    type("Texas", "7");
    press("Add 7 to cart");
    expect(await alert()).toBe("Map not found.");
    expect(field("Texas").value).toBe("7");
    const button = screen.getByRole("button", { name: "Add 7 to cart" });
    expect(button.getAttribute("aria-busy")).toBeNull();
    expect(router.state.location.pathname).toMatch(/stickers$/);
    expect(added).toEqual([]);
  });

  it("that the cart refuses keeps its id for the next click", async () => {
    api.on(AddCheckoutLinesDocument, {
      payload: {
        checkout: createCheckout(),
        checkoutUserErrors: [{ code: "INVALID", message: "Refused", lineItemId: null }],
      },
    });
    await openStickers(api);
    type("Texas", "1");
    press("Add 1 to cart");
    expect(await alert()).toBe(
      "Error updating your cart. Please contact us if the problem persists.",
    );
    press("Add 1 to cart");
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]?.requestId).toBe(orders[0]?.requestId);
  });

  it("of a size that is not sold is not put into the cart", async () => {
    api.on(CreateStickerOrderDocument, (variables) => {
      const { createStickerOrder: created } = createOrder(variables);
      const { id } = created.stickerOrder;
      const item = { openingId: "TE", quantity: 1, quantityWithMoney: 1, quantityWithTokens: 0 };
      const stickers = [{ ...item, sizeClass: "LARGE" as const }];
      return { createStickerOrder: { ...created, stickerOrder: { id, stickers } } };
    });
    await openStickers(api, { soldSizes: ["SMALL"] });
    type("Utah", "1");
    press("Add 1 to cart");
    expect(await alert()).toBe("Error redeeming sticker tokens.");
    expect(added).toEqual([]);
  });

  it("of a guest is made of a stored snapshot", async () => {
    api.on(StoreGuestSnapshotDocument, {
      storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap12" },
    });
    const { router } = await openStickers(api, {}, { isGuest: true });
    type("Utah", "1");
    press("Add 1 to cart");
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    expect(orders).toMatchObject([{ fileId: "snap12" }]);
  });

  it("is not created for a map that could not be saved", async () => {
    const { project, server } = await openStickers(api);
    server.isUnreachable = true;
    act(() => project.store.edit({ type: "SET_DETAILS", details: { name: "Not saved" } }));
    type("Utah", "1");
    press("Add 1 to cart");
    expect(await alert()).toContain("Error generating stickers.");
    expect(orders).toEqual([]);
  });

  it("waits for a connection", async () => {
    const connection = new FakeConnection();
    connection.online = false;
    await openStickers(api, {}, { connection });
    type("Utah", "1");
    press("Add 1 to cart");
    expect(await alert()).toContain("No connection.");
    expect(orders).toEqual([]);
    expect(field("Utah").value).toBe("1");
  });
});
