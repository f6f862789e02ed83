import { formatMessage, pickupMessages } from "@photomap/messages";
import { formatPickupTime, parsePickupTime } from "@photomap/printing";
import type { PickupOrder, PickupSubmitResult } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, ensureIdentifiedViewer } from "../builder.ts";
import {
  InvalidInput,
  invalidInput,
  NotFound,
  notFound,
  type Refusal,
  RefusalInterface,
} from "../refusal.ts";
import { PickupOrderType } from "./pickup-order.ts";
import { RetailUnavailable, retailUnavailable } from "./retail.ts";

const ImageDetailInput = builder.inputType("WalgreensImageDetailInput", {
  fields: (t) => ({
    printFileId: t.id({ required: true, description: "A finished file of the batch." }),
    qty: t.int({ required: true }),
  }),
});

const ProductDetailInput = builder.inputType("WalgreensProductDetailInput", {
  fields: (t) => ({
    productId: t.id({ required: true }),
    imageDetails: t.field({ type: [ImageDetailInput], required: true }),
  }),
});

const SubmitOrderInput = builder.inputType("WalgreensSubmitOrderInput", {
  fields: (t) => ({
    batchId: t.id({
      description: "A print batch of the viewer; the one of the ordered files when it is omitted.",
    }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    zip: t.string({
      description: "The ZIP code of the store search; the store's own when it is omitted.",
    }),
    storeNum: t.id({ required: true }),
    promiseTime: t.string({ required: true, description: "The time that the person saw." }),
    openingIds: t.idList({ required: true, description: "The openings on the ordered prints." }),
    productDetails: t.field({ type: [ProductDetailInput], required: true }),
  }),
});

const SubmitSuccess = builder
  .objectRef<{ __typename: "WalgreensSubmitOrderSuccess"; order: PickupOrder }>(
    "WalgreensSubmitOrderSuccess",
  )
  .implement({
    fields: (t) => ({
      order: t.expose("order", { type: PickupOrderType }),
      walgreensOrderId: t.id({
        nullable: true,
        description: "The chain's number; null while a worker sends the order: see `pickupOrder`.",
        resolve: ({ order }) => order.chainOrderId,
      }),
    }),
  });

const TimeMoved = builder
  .objectRef<Refusal & { readonly __typename: "PickupTimeMoved"; readonly promiseTime: string }>(
    "PickupTimeMoved",
  )
  .implement({
    description: "The prints would be ready later than the person saw.",
    interfaces: [RefusalInterface],
    fields: (t) => ({ promiseTime: t.exposeString("promiseTime") }),
  });

builder.mutationField("walgreensSubmitOrder", (t) =>
  t.field({
    type: builder.unionType("WalgreensSubmitOrderResult", {
      types: [SubmitSuccess, TimeMoved, RetailUnavailable, NotFound, InvalidInput, TooManyAttempts],
    }),
    description: "Orders the prints of a batch. A repeated request returns the same order.",
    args: { input: t.arg({ type: SubmitOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { backend, brand, caller } = context;
      const viewer = await ensureIdentifiedViewer(context);
      if (viewer === undefined) return tooManyAttempts();
      const buyer = { viewer, brand, networks: caller };
      return presentResult(await backend.pickups.submit(buyer, input));
    },
  }),
);

function presentResult(result: PickupSubmitResult) {
  switch (result.kind) {
    case "accepted":
      return { __typename: "WalgreensSubmitOrderSuccess" as const, order: result.order };
    case "moved": {
      const { promiseTime } = result;
      return {
        __typename: "PickupTimeMoved" as const,
        promiseTime,
        message: describe(promiseTime),
      };
    }
    case "missing":
      return notFound("These prints no longer exist. Create them again.");
    case "invalid":
      return invalidInput(result.problem);
    case "too-many":
      return tooManyAttempts();
    case "unavailable":
      return retailUnavailable();
  }
}

function describe(promiseTime: string): string {
  const time = parsePickupTime(promiseTime);
  return formatMessage(pickupMessages.timeMoved, {
    time: time === undefined ? formatMessage(pickupMessages.readyLater) : formatPickupTime(time),
  });
}
