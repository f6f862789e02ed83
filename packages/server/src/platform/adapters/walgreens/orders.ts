import { z } from "zod";
import type { Answer } from "./answer.ts";
import { rows, text } from "./fields.ts";
import type { RetailOrder, RetailOrderStatus, SubmitResult } from "./retail-chain.ts";

/** Writes the fields of an order; the publisher id names the account that gets the commission. */
export function writeOrder(order: RetailOrder, publisherId: string | undefined) {
  const { firstName, lastName, phone, email, storeNum, promiseTime, products, note } = order;
  return {
    firstName,
    lastName,
    phone,
    email,
    storeNum,
    promiseTime,
    productDetails: products.map(({ productId, images }) => ({
      productId,
      imageDetails: images.map(({ quantity, url }) => ({ qty: String(quantity), url })),
    })),
    affNotes: note,
    ...(publisherId !== undefined && { publisherId }),
  };
}

/** The fields that may have the order's id; the first one is documented. */
const idFields = z.object({
  vendorOrderId: text,
  orderId: text,
  orderNumber: text,
  confirmationNumber: text,
});

/**
 * Reads the result of a submission. After a contradictory answer the state is unknown: the order
 * may have been placed.
 */
export function readSubmission({ body, code, message, isSuccess }: Answer): SubmitResult {
  const ids = idFields.parse(body);
  const orderId =
    ids.vendorOrderId || ids.orderId || ids.orderNumber || ids.confirmationNumber || undefined;
  if (isSuccess) {
    return orderId === undefined
      ? { kind: "unknown", reason: "answer without an order id" }
      : { kind: "placed", orderId };
  }
  return orderId === undefined
    ? { kind: "refused", code, message }
    : { kind: "unknown", reason: "error with an order id" };
}

const statusSchema = z.object({
  orderId: text,
  valid: z.union([z.boolean().transform(String), text]),
  code: text,
  orderStatus: text,
});

export function readStatus(list: unknown, orderId: string): RetailOrderStatus | undefined {
  const found = rows
    .parse(list)
    .flatMap((row) => statusSchema.safeParse(row).data ?? [])
    .find((row) => row.orderId === orderId);
  if (found === undefined) return undefined;
  const { valid, code, orderStatus } = found;
  return { isValid: /^(y|yes|true|1)$/i.test(valid), code, text: orderStatus };
}
