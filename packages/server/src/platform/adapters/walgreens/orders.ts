import { z } from "zod";
import { listField, textField } from "./fields.ts";
import type { RetailOrder, RetailOrderStatus, RetailSubmitResult } from "./retail-chain.ts";
import type { WalgreensResponse } from "./walgreens-response.ts";

/** Writes the fields of an order; the publisher id names the account that gets the commission. */
export function createOrderFields(order: RetailOrder, publisherId: string | undefined) {
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
  vendorOrderId: textField,
  orderId: textField,
  orderNumber: textField,
  confirmationNumber: textField,
});

/**
 * Reads the result of a submission. After a contradictory answer the state is unknown: the order
 * may have been placed.
 */
export function parseSubmitResult({
  body,
  code,
  message,
  isSuccess,
}: WalgreensResponse): RetailSubmitResult {
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
  orderId: textField,
  valid: z.union([z.boolean().transform(String), textField]),
  code: textField,
  orderStatus: textField,
});

export function parseRetailOrderStatus(
  list: unknown,
  orderId: string,
): RetailOrderStatus | undefined {
  const found = listField
    .parse(list)
    .flatMap((row) => statusSchema.safeParse(row).data ?? [])
    .find((row) => row.orderId === orderId);
  if (found === undefined) return undefined;
  const { valid, code, orderStatus } = found;
  return { isValid: /^(y|yes|true|1)$/i.test(valid), code, text: orderStatus };
}
