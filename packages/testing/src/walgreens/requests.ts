import { z } from "zod";

const MAX_IMAGES = 200;

const caller = { apiKey: z.string().min(1), affId: z.string().min(1) };
const client = { appVer: z.string().optional(), devInf: z.string().optional() };
const quantity = z.string().regex(/^[1-9]\d{0,3}$/);
const degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);

export const credentialsRequest = z.strictObject({
  ...caller,
  ...client,
  platform: z.enum(["ios", "android", "desktop", "web"]),
  transaction: z.literal("photocheckoutv2"),
});

export const productsRequest = z.strictObject({
  ...caller,
  ...client,
  act: z.literal("getphotoprods"),
  productGroupId: z.string().optional(),
});

export const storesRequest = z.strictObject({
  ...caller,
  ...client,
  act: z.literal("photoStores"),
  latitude: degrees,
  longitude: degrees,
  productDetails: z.array(z.strictObject({ productId: z.string(), qty: quantity })).min(1),
});

export const submissionRequest = z
  .strictObject({
    ...caller,
    ...client,
    act: z.literal("submitphotoorder"),
    firstName: z.string().trim().min(1).max(50),
    lastName: z.string().trim().min(1).max(50),
    phone: z.string().regex(/^\d{10}$/),
    email: z.email(),
    storeNum: z.string().min(1),
    promiseTime: z.string().min(1),
    productDetails: z
      .array(
        z.strictObject({
          productId: z.string(),
          imageDetails: z.array(z.strictObject({ qty: quantity, url: z.url() })).min(1),
        }),
      )
      .min(1),
    affNotes: z.string().max(100).optional(),
    publisherId: z.string().min(1).optional(),
  })
  .refine(({ productDetails }) => countImages(productDetails) <= MAX_IMAGES, {
    message: `more than ${MAX_IMAGES} images`,
  });

export type SubmissionRequest = z.output<typeof submissionRequest>;

export const statusRequest = z.strictObject({
  ...caller,
  ...client,
  act: z.literal("orderstatus"),
  orders: z.array(z.string().min(1)).min(1),
});

function countImages(products: readonly { readonly imageDetails: readonly unknown[] }[]): number {
  return products.reduce((sum, { imageDetails }) => sum + imageDetails.length, 0);
}
