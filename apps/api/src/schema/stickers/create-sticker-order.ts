import { randomUUID } from "node:crypto";
import { formatMessage, stickerMessages } from "@photomap/messages";
import type { CreateStickerOrderResult, StickerOrder } from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder, ensureIdentifiedViewer } from "../builder.ts";
import { OutputTypeEnum } from "../designs/design.ts";
import { withProjectId } from "../file-id.ts";
import { defineRefusalType, InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { StickerOrderType } from "./sticker-order.ts";

const StickerInput = builder.inputType("StickerInput", {
  fields: (t) => ({
    openingId: t.id({ required: true }),
    scale: t.float({ required: true }),
    quantity: t.int({
      required: true,
      description: "The number of stickers, the sum of the two others; 1 to 99.",
    }),
    quantityWithMoney: t.int({ required: true }),
    quantityWithTokens: t.int({ required: true }),
  }),
});

const CreateStickerOrderInput = builder.inputType("CreateStickerOrderInput", {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    outputType: t.field({ type: OutputTypeEnum, required: true }),
    requestId: t.id({
      description:
        "A UUID: a repeated request returns the order of the first one. Without it, each request creates an order, which is forgotten unless it is paid for.",
    }),
    stickers: t.field({ type: [StickerInput], required: true }),
  }),
});

const CreateStickerOrderSuccess = builder
  .objectRef<{
    readonly __typename: "CreateStickerOrderSuccess";
    readonly stickerOrder: StickerOrder;
  }>("CreateStickerOrderSuccess")
  .implement({
    fields: (t) => ({
      stickerOrder: t.field({ type: StickerOrderType, resolve: (result) => result.stickerOrder }),
    }),
  });

const StickerOrderRefused = defineRefusalType(
  "StickerOrderRefused",
  "We don't make stickers for this map.",
);

const CreateResult = builder.unionType("CreateStickerOrderResult", {
  types: [CreateStickerOrderSuccess, NotFound, InvalidInput, StickerOrderRefused, TooManyAttempts],
});

builder.mutationField("createStickerOrder", (t) =>
  t.field({
    type: CreateResult,
    description:
      "Copies the project as it is, and orders stickers from it. They are paid for in the cart.",
    args: { input: t.arg({ type: CreateStickerOrderInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const viewer = await ensureIdentifiedViewer(context);
      if (viewer === undefined) return tooManyAttempts();
      const request = { ...withProjectId(input), requestId: input.requestId ?? randomUUID() };
      return presentResult(await context.backend.stickers.create(viewer, request));
    },
  }),
);

function presentResult(result: CreateStickerOrderResult) {
  switch (result.kind) {
    case "created":
      return {
        __typename: "CreateStickerOrderSuccess" as const,
        stickerOrder: result.order,
      };
    case "invalid":
      return invalidInput(result.problem);
    case "refused":
      return { __typename: "StickerOrderRefused" as const, message: result.message };
    case "missing":
      return notFound(formatMessage(stickerMessages.mapNotFound));
    case "too-many":
      return tooManyAttempts();
  }
}
