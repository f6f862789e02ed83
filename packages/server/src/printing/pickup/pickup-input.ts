import { findRetailProduct, normalizeCustomer, type PickupCustomer } from "@photomap/printing";
import { z } from "zod";
import type { RetailProduct } from "../../platform/adapters/walgreens/retail-chain.ts";
import type { BatchSheet } from "../prints/render.service.ts";
import type { OrderedProduct } from "./pickup.types.ts";

/** The images of one order, limited by the chain's rules. */
const MAX_IMAGES = 200;
const MAX_COPIES = 999;

const shortText = z.string().max(254);
const quantity = z.int().min(1).max(MAX_COPIES);

export const storeSearchSchema = z.object({
  zip: z.string().max(20),
  productDetails: z
    .array(
      z.object({
        productId: shortText,
        qty: z
          .int()
          .min(1)
          .max(MAX_IMAGES * MAX_COPIES),
      }),
    )
    .min(1)
    .max(20),
});

const productDetails = z
  .array(
    z.object({
      productId: shortText,
      imageDetails: z
        .array(z.object({ printFileId: z.guid(), qty: quantity }))
        .min(1)
        .max(MAX_IMAGES),
    }),
  )
  .min(1)
  .max(20)
  .refine(
    (details) =>
      details.reduce((sum, { imageDetails }) => sum + imageDetails.length, 0) <= MAX_IMAGES,
    `You can order up to ${MAX_IMAGES} prints at once.`,
  );

export const pickupSubmitSchema = z
  .object({
    /** The batch of the ordered files by default. */
    batchId: z.guid().nullish(),
    firstName: shortText,
    lastName: shortText,
    email: shortText,
    phone: shortText,
    /** The store's own ZIP code by default. */
    zip: z.string().max(20).nullish(),
    storeNum: shortText,
    promiseTime: shortText,
    openingIds: z.array(z.string().max(100)).max(5000),
    productDetails,
  })
  .transform(({ firstName, lastName, email, phone, ...order }, context) => {
    const customer = normalizeCustomer({ firstName, lastName, email, phone });
    if (customer !== undefined) return { ...order, customer };
    context.addIssue({ code: "custom", message: "Check your name, email and phone number." });
    return z.NEVER;
  });

export interface PickupSubmitRequest extends Omit<z.output<typeof pickupSubmitSchema>, "customer"> {
  readonly customer: PickupCustomer;
}

/**
 * Resolves the ordered products by the sheets of the batch: a file of anything else, or a product
 * of another size, is a problem.
 */
export function resolveOrderedProducts(
  {
    productDetails: details,
    openingIds,
  }: Pick<PickupSubmitRequest, "productDetails" | "openingIds">,
  sheets: readonly BatchSheet[],
  offered: readonly RetailProduct[],
): readonly OrderedProduct[] | { readonly problem: string } {
  const sheetsById = new Map(sheets.map((sheet) => [sheet.renderId, sheet]));
  const ordered: OrderedProduct[] = [];
  const used = new Set<string>();
  const openings = new Set<string>();
  for (const { productId, imageDetails } of details) {
    const images: { renderId: string; quantity: number }[] = [];
    for (const { printFileId, qty } of imageDetails) {
      const sheet = sheetsById.get(printFileId);
      if (sheet?.key === undefined) return { problem: "The prints aren't ready yet." };
      if (used.has(printFileId)) return { problem: "A print is listed twice." };
      if (findRetailProduct(offered, sheet.layout)?.productId !== productId) {
        return { problem: "The products have changed. Choose the prints again." };
      }
      used.add(printFileId);
      for (const { openingId } of sheet.layout.items) openings.add(openingId);
      images.push({ renderId: printFileId, quantity: qty });
    }
    const product = offered.find((candidate) => candidate.productId === productId);
    if (product !== undefined) ordered.push({ ...product, images });
  }
  const isSame =
    openingIds.length === openings.size && openingIds.every((openingId) => openings.has(openingId));
  return isSame
    ? ordered
    : { problem: "These prints don't show the regions you chose. Choose the prints again." };
}
