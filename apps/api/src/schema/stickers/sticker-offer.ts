import { formatMessage, stickerMessages } from "@photomap/messages";
import {
  createStickerPreviewPath,
  type OfferedSticker,
  requireOwnImageAccess,
  type StickerOffer,
} from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { OutputTypeEnum, StickerSizeClassEnum } from "../designs/design.ts";
import { ProjectType, withOwnPolicy } from "../projects/file.ts";
import { defineRefusalType, NotFound, notFound } from "../refusal.ts";

export const StickerPictureType = builder
  .objectRef<{ readonly url: string }>("StickerRender")
  .implement({
    description: "A picture of 150x150 CSS pixels, cut to the sticker's shape.",
    fields: (t) => ({
      url: t.exposeString("url", { description: "The path at the image service." }),
    }),
  });

const StickerChangeEnum = builder.enumType("StickerChange", {
  description: "How the opening compares with the last paid order of its sticker.",
  values: ["NEVER_ORDERED", "CHANGED", "UNCHANGED"] as const,
});

interface PresentedSticker extends OfferedSticker {
  readonly offer: StickerOffer;
}

const OfferedStickerType = builder.objectRef<PresentedSticker>("OfferedSticker").implement({
  fields: (t) => ({
    openingId: t.exposeID("openingId"),
    sizeClass: t.expose("sizeClass", { type: StickerSizeClassEnum }),
    scale: t.float({ resolve: ({ offer }) => offer.project.outputScale }),
    change: t.expose("change", { type: StickerChangeEnum }),
    render: t.field({
      type: StickerPictureType,
      resolve: ({ offer: { project }, openingId }, _args, { backend, viewer }) => ({
        url: createStickerPreviewPath(
          backend.imageSigner,
          project,
          openingId,
          requireOwnImageAccess(viewer),
        ),
      }),
    }),
  }),
});

const StickerOfferType = builder
  .objectRef<StickerOffer & { readonly __typename: "StickerOffer" }>("StickerOffer")
  .implement({
    description: "The stickers that can be ordered from a project as it is now. Never cached.",
    fields: (t) => ({
      file: t.field({
        type: ProjectType,
        resolve: ({ project }, _args, { viewer }) => withOwnPolicy(viewer, project),
      }),
      backupVersion: t.int({ resolve: ({ project }) => project.backupVersion }),
      outputType: t.field({
        type: OutputTypeEnum,
        resolve: ({ project }) => project.outputType,
      }),
      hasOrders: t.exposeBoolean("hasOrders", {
        description: "Whether the viewer has ordered stickers from the project.",
      }),
      stickers: t.field({
        type: [OfferedStickerType],
        description: "The openings with photos, in the order of the design.",
        resolve: (offer) => offer.stickers.map((sticker) => ({ ...sticker, offer })),
      }),
    }),
  });

const StickerOfferRefused = defineRefusalType(
  "StickerOfferRefused",
  "We don't make stickers for this map.",
);

const StickerOfferResult = builder.unionType("GetStickerOfferResult", {
  types: [StickerOfferType, NotFound, StickerOfferRefused, TooManyAttempts],
});

const StickerOfferInput = builder.inputType("StickerOfferInput", {
  fields: (t) => ({ fileId: t.id({ required: true }) }),
});

builder.queryField("getStickerOffer", (t) =>
  t.field({
    type: StickerOfferResult,
    args: { input: t.arg({ type: StickerOfferInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const result = await backend.stickers.offer(viewer, input.fileId);
      switch (result.kind) {
        case "offered":
          return { __typename: "StickerOffer" as const, ...result.offer };
        case "refused":
          return { __typename: "StickerOfferRefused" as const, message: result.message };
        case "missing":
          return notFound(formatMessage(stickerMessages.mapNotFound));
        case "too-many":
          return tooManyAttempts();
      }
    },
  }),
);
