import { formatMessage, pickupMessages } from "@photomap/messages";
import type { RetailProduct, RetailStore } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { defineRefusalType, InvalidInput, invalidInput } from "../refusal.ts";
import { MoneyType, presentMoney } from "../shop/money.ts";
import { RetailStoreType } from "./pickup-order.ts";

export const RetailUnavailable = defineRefusalType(
  "RetailUnavailable",
  "The chain doesn't answer, or is not set up.",
);

export function retailUnavailable() {
  return {
    __typename: "RetailUnavailable",
    message: formatMessage(pickupMessages.unavailable),
  } as const;
}

const RetailProductType = builder.objectRef<RetailProduct>("RetailProduct").implement({
  fields: (t) => ({
    productId: t.exposeID("productId"),
    productPrice: t.field({
      type: MoneyType,
      resolve: ({ productPrice }) => presentMoney(productPrice),
    }),
    productSize: t.exposeString("productSize", { description: "The size in inches, such as 4x6." }),
  }),
});

const ProductsSuccess = builder
  .objectRef<{
    __typename: "WalgreensProductsSuccess";
    products: readonly RetailProduct[];
  }>("WalgreensProductsSuccess")
  .implement({
    fields: (t) => ({ products: t.expose("products", { type: [RetailProductType] }) }),
  });

builder.queryField("walgreensProducts", (t) =>
  t.field({
    type: builder.unionType("WalgreensProductsResult", {
      types: [ProductsSuccess, RetailUnavailable],
    }),
    description: "Prints that the chain sells.",
    resolve: async (_root, _args, { backend }) => {
      const result = await backend.pickups.listProducts();
      return result.kind === "found"
        ? { __typename: "WalgreensProductsSuccess" as const, products: result.products }
        : retailUnavailable();
    },
  }),
);

const Location = builder
  .objectRef<{ readonly latitude: number; readonly longitude: number }>("Location")
  .implement({
    fields: (t) => ({
      latitude: t.exposeFloat("latitude"),
      longitude: t.exposeFloat("longitude"),
    }),
  });

const StoresSuccess = builder
  .objectRef<{
    __typename: "WalgreensStoresSuccess";
    stores: readonly RetailStore[];
    center: { readonly latitude: number; readonly longitude: number };
  }>("WalgreensStoresSuccess")
  .implement({
    fields: (t) => ({
      stores: t.expose("stores", { type: [RetailStoreType] }),
      center: t.expose("center", { type: Location, description: "The position of the ZIP code." }),
    }),
  });

const ProductCountInput = builder.inputType("WalgreensProductCountInput", {
  fields: (t) => ({ productId: t.id({ required: true }), qty: t.int({ required: true }) }),
});

const StoresInput = builder.inputType("WalgreensStoresInput", {
  fields: (t) => ({
    zip: t.string({ required: true }),
    productDetails: t.field({ type: [ProductCountInput], required: true }),
  }),
});

builder.queryField("walgreensStores", (t) =>
  t.field({
    type: builder.unionType("WalgreensStoresResult", {
      types: [StoresSuccess, RetailUnavailable, InvalidInput, TooManyAttempts],
    }),
    description: "Stores near a ZIP code that print the products, by distance.",
    args: { input: t.arg({ type: StoresInput, required: true }) },
    resolve: async (_root, { input }, { backend, caller }) => {
      const result = await backend.pickups.findStores(caller, input);
      switch (result.kind) {
        case "found":
          return { ...result, __typename: "WalgreensStoresSuccess" as const };
        case "invalid":
          return invalidInput(result.problem);
        case "too-many":
          return tooManyAttempts();
        case "unavailable":
          return retailUnavailable();
      }
    },
  }),
);
