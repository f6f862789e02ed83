import { PRODUCT_IMAGE_WIDTHS, type ProductImage } from "@photomap/server";
import { GraphQLError } from "graphql";
import { builder } from "../builder.ts";

export const ProductImageType = builder.objectRef<ProductImage>("ProductImage").implement({
  fields: (t) => ({
    altText: t.exposeString("altText"),
    width: t.exposeInt("width", { description: "Pixels of the largest file." }),
    height: t.exposeInt("height", { description: "Pixels of the largest file." }),
    url: t.string({
      description:
        "Path of the file of this width: 256, 1024 or 2048; of the largest file if it is not as wide.",
      args: { width: t.arg.int({ required: true, defaultValue: 1024 }) },
      resolve: ({ key, width: largest }, { width }) => {
        if (!PRODUCT_IMAGE_WIDTHS.some((known) => known === width)) {
          throw new GraphQLError(`The width is one of ${PRODUCT_IMAGE_WIDTHS.join(", ")}`);
        }
        return `/products/${key}-${Math.min(width, largest)}.webp`;
      },
    }),
  }),
});
