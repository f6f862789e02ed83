import {
  type CartLine,
  type CheckoutErrorCode,
  createAttributesKey,
  findPersonalizationProblem,
  findUnknownText,
  getItemKind,
  MAX_LINE_QUANTITY,
  needsProject,
  readMetafields,
} from "@photomap/commerce";
import type { CartContent, CartVariant, CheckoutProblem } from "./cart.types.ts";

type Stored = Pick<CartContent, "variants" | "projects" | "stickerOrders">;
type Lines = readonly CartLine[];

/** Why the lines cannot be ordered as they are. */
export function findLineProblems(lines: Lines, stored: Stored): CheckoutProblem[] {
  return findChangeProblems([], lines, stored).map(({ line, ...reason }) => ({
    ...reason,
    lineId: line.id,
  }));
}

type Reason = Pick<CheckoutProblem, "code" | "message">;

interface LineProblem extends Reason {
  readonly line: CartLine;
}

/**
 * Problems of lines that were added, increased or given other texts: what is already in the cart
 * must not prevent a buyer from changing something else. Lines of the same variant share its items.
 */
export function findChangeProblems(before: Lines, after: Lines, stored: Stored): LineProblem[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const [old, sums] = [sumQuantities(before), sumQuantities(after)];
  return after.flatMap((line) => {
    const { variantId } = line;
    const sum = sums.get(variantId) ?? 0;
    const reason =
      (isExtended(line, known.get(line.id)) ? findMerchandiseProblem(line, stored) : undefined) ??
      (sum > (old.get(variantId) ?? 0) ? findStockProblem(line, sum, stored) : undefined);
    return reason === undefined ? [] : [{ ...reason, line }];
  });
}

function isExtended(line: CartLine, before: CartLine | undefined): boolean {
  if (before === undefined || line.quantity > before.quantity) return true;
  return (
    createAttributesKey(line.customAttributes) !== createAttributesKey(before.customAttributes)
  );
}

function findMerchandiseProblem(line: CartLine, stored: Stored): Reason | undefined {
  const variant = stored.variants.get(line.variantId);
  if (variant === undefined || !variant.isActive) return { code: "INVALID_MERCHANDISE_LINE" };
  const { product, sku, selectedOptions } = variant;
  const kind = getItemKind({ ...line, sku, selectedOptions, handle: product.handle });
  if (kind.kind === "unknown") return { code: "INVALID_MERCHANDISE_LINE", message: kind.problem };
  if (variant.sticker === null && line.stickerOrderId === undefined) {
    return findProductProblem(line, product, stored);
  }
  const code = findStickerProblem(line, stored);
  return code ? { code } : findUnknownText([], line.customAttributes);
}

function findStickerProblem(
  { stickerOrderId }: CartLine,
  { stickerOrders }: Stored,
): CheckoutErrorCode | undefined {
  const isOpen = stickerOrders.get(stickerOrderId ?? "")?.status === "AWAITING_PAYMENT";
  return isOpen ? undefined : "INVALID";
}

function findProductProblem(
  line: CartLine,
  product: CartVariant["product"],
  { projects }: Stored,
): Reason | undefined {
  const { metafields } = readMetafields(product.metafields);
  const { projectId } = line;
  if (!needsProject(metafields) && projectId !== undefined) return { code: "PRESENT" };
  const problem =
    findPersonalizationProblem(metafields, line) ??
    findUnknownText(metafields.textFields, line.customAttributes);
  if (problem !== undefined || projectId === undefined) return problem;
  const designId = projects.get(projectId)?.designId;
  const fits = designId !== undefined && metafields.designIds.includes(designId);
  return fits ? undefined : { code: "INVALID" };
}

function findStockProblem(
  { variantId }: CartLine,
  quantity: number,
  { variants }: Stored,
): Reason | undefined {
  const available = variants.get(variantId)?.available ?? null;
  if (available === null) return undefined;
  if (quantity > available) return { code: "NOT_ENOUGH_IN_STOCK" };
  // An open order holds them for half an hour without a payment.
  return quantity > MAX_LINE_QUANTITY ? { code: "LESS_THAN" } : undefined;
}

function sumQuantities(lines: Lines): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return sums;
}
