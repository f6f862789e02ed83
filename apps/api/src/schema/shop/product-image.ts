import { PRODUCT_IMAGE_WIDTHS, type ProductImage } from "@photomap/server";
import { GraphQLError } from "graphql";
import { builder } from "../builder.ts";

/**
 * An image with paths as fields: a resolver for each image of 100 variants takes as long as
 * everything else.
 */
export interface PresentedImage extends ProductImage {
  readonly url256: string;
  readonly url1024: string;
  readonly url2048: string;
}

export function presentImage(image: ProductImage): PresentedImage {
  const { key, altText, width, height } = image;
  return {
    key,
    altText,
    width,
    height,
    url256: writePath(image, 256),
    url1024: writePath(image, 1024),
    url2048: writePath(image, 2048),
  };
}

/** Writes the path of a width, or of the next smaller file if there is none of this width. */
function writePath({ key, width: largest }: ProductImage, width: number): string {
  const existing = PRODUCT_IMAGE_WIDTHS.findLast((wide) => wide <= Math.min(width, largest));
  return `/products/${key}-${existing ?? PRODUCT_IMAGE_WIDTHS[0]}.webp`;
}

export const ProductImageType = builder.objectRef<PresentedImage>("ProductImage").implement({
  fields: (t) => ({
    altText: t.exposeString("altText"),
    width: t.exposeInt("width", { description: "The width of the largest file in pixels." }),
    height: t.exposeInt("height", { description: "The height of the largest file in pixels." }),
    url: t.string({
      description:
        "The path of the file with this width: 256, 512, 1024 or 2048; of the next smaller file if there is none.",
      args: { width: t.arg.int({ required: true, defaultValue: 1024 }) },
      resolve: (image, { width }) => {
        if (!PRODUCT_IMAGE_WIDTHS.some((known) => known === width)) {
          throw new GraphQLError(`The width must be one of ${PRODUCT_IMAGE_WIDTHS.join(", ")}`);
        }
        return writePath(image, width);
      },
    }),
    url256: t.exposeString("url256", {
      description: "The path of the smallest file, faster than `url` with a width.",
    }),
    url1024: t.exposeString("url1024"),
    url2048: t.exposeString("url2048"),
  }),
});
