import {
  isOutputScale,
  listStickerSizes,
  OUTPUT_TYPES,
  STICKER_HALF_TOKENS,
  STICKER_SIZE_CLASSES,
  type StickerSizeClass,
} from "@photomap/design";
import { builder } from "../builder.ts";
import { OutputTypeEnum, StickerSizeClassEnum } from "../designs/design.ts";

interface SizeClassTokens {
  readonly sizeClass: StickerSizeClass;
  readonly count: number;
}

const SizeClassTokensType = builder.objectRef<SizeClassTokens>("StickerSizeClassTokens").implement({
  fields: (t) => ({
    sizeClass: t.expose("sizeClass", { type: StickerSizeClassEnum }),
    count: t.exposeInt("count", { description: "The number of stickers on a complete map." }),
    tokens: t.float({
      description: "The tokens for all of them.",
      resolve: ({ sizeClass, count }) => (STICKER_HALF_TOKENS[sizeClass] * count) / 2,
    }),
  }),
});

const TokensModalType = builder
  .objectRef<readonly SizeClassTokens[]>("StickerTokensModal")
  .implement({
    description: "The tokens for all stickers of a complete map.",
    fields: (t) => ({
      count: t.int({ resolve: (classes) => classes.reduce((sum, { count }) => sum + count, 0) }),
      tokens: t.float({
        resolve: (classes) =>
          classes.reduce(
            (sum, { sizeClass, count }) => sum + (STICKER_HALF_TOKENS[sizeClass] * count) / 2,
            0,
          ),
      }),
      sizeClasses: t.field({ type: [SizeClassTokensType], resolve: (classes) => [...classes] }),
    }),
  });

builder.queryField("stickerTokensModal", (t) =>
  t.field({
    type: TokensModalType,
    nullable: true,
    description: "Counts and tokens by size class; null for an unknown design or product.",
    args: {
      designId: t.arg.id({ required: true }),
      scale: t.arg.float({ required: true }),
      outputType: t.arg({ type: OutputTypeEnum, required: true }),
    },
    resolve: async (_root, { designId, scale, outputType }, { backend }) => {
      const type = OUTPUT_TYPES.find((name) => name === outputType);
      const design = await backend.designs.find(designId);
      if (design === undefined || type === undefined || !isOutputScale(scale)) return null;
      const known = design.outputOptions.find((option) => option.type === type);
      const sizes = listStickerSizes(design, { name: "", ...known, type, scale });
      return STICKER_SIZE_CLASSES.map((sizeClass) => ({
        sizeClass,
        count: sizes.filter((size) => size.sizeClass === sizeClass).length,
      }));
    },
  }),
);
