import {
  addMoney,
  changeCart,
  type CartChange as LineChange,
  multiplyMoney,
  readTokensUsed,
  subtractMoney,
  sumMoney,
  ZERO_USD,
} from "@photomap/commerce";
import { toMoney, toPrice } from "../../platform/format/price.ts";
import {
  type CartChange,
  type Checkout,
  type CheckoutLine,
  getStickerOrderId,
  getTemporaryLineId,
  type NewCartLine,
  toCartLine,
} from "./checkout.ts";
import { EMPTY_CHECKOUT } from "./empty-checkout.ts";

/**
 * The checkout as it will presumably be after the change; a change that the server will refuse has
 * no effect. The amounts are estimates: only the server applies discounts.
 */
export function predictCheckout(checkout: Checkout = EMPTY_CHECKOUT, change: CartChange): Checkout {
  switch (change.kind) {
    case "details":
      return applyDetails(checkout, change.input);
    case "apply-code":
      return { ...checkout, discountCode: change.code };
    case "remove-code":
      return { ...checkout, discountCode: null };
    case "pay-stickers":
      // Only the server knows how many stickers the tokens pay for.
      return checkout;
    default:
      return applyLineChange(checkout, change);
  }
}

type ChangeOf<Kind extends CartChange["kind"]> = Extract<CartChange, { kind: Kind }>;
type ChangeOfLines = ChangeOf<"add" | "update" | "remove" | "split">;

function applyLineChange(checkout: Checkout, change: ChangeOfLines): Checkout {
  const known = new Map(checkout.lineItems.map((line) => [line.id, line]));
  const added = createLines(change, known);
  let created = 0;
  const result = changeCart(checkout.lineItems.map(toCartLine), toLineChange(change), () =>
    getTemporaryLineId("requestId" in change ? change.requestId : "", created++),
  );
  if (result.kind === "refused") return checkout;
  const lines = result.lines.flatMap(({ id, quantity, customAttributes }) => {
    const line = known.get(id) ?? added.get(id);
    return line
      ? [withQuantity({ ...line, customAttributes: [...customAttributes] }, id, quantity)]
      : [];
  });
  return withLines(checkout, lines);
}

function toLineChange(change: ChangeOfLines): LineChange {
  switch (change.kind) {
    case "add":
      return {
        type: "add",
        lines: change.lines.map((line) => ({
          ...line,
          projectId: line.projectId,
          stickerOrderId: getStickerOrderId(line),
        })),
      };
    case "update":
      return { type: "update", lines: [{ ...change, id: change.lineId }] };
    case "remove":
      return { type: "remove", lineIds: [change.lineId] };
    case "split":
      return { type: "split", ...change };
  }
}

/** The lines that the change may create, by their ids. */
function createLines(
  change: ChangeOfLines,
  known: ReadonlyMap<string, CheckoutLine>,
): ReadonlyMap<string, CheckoutLine> {
  if (change.kind === "add") {
    const { requestId } = change;
    return new Map(
      change.lines.map((line, index) => [getTemporaryLineId(requestId, index), createLine(line)]),
    );
  }
  const origin = change.kind === "split" ? known.get(change.lineId) : undefined;
  if (change.kind !== "split" || origin === undefined) return new Map();
  return new Map([
    [getTemporaryLineId(change.requestId, 0), { ...origin, discountAllocations: [] }],
  ]);
}

function createLine(line: NewCartLine): CheckoutLine {
  const { variantId, quantity, projectId, customAttributes } = line;
  const { title, variantTitle, unitPrice, imageUrl, handle } = line.display;
  const stickerOrderId = getStickerOrderId(line) ?? null;
  const kind = projectId === undefined ? "BASIC" : "MAP";
  return {
    id: "",
    title,
    quantity,
    kind: stickerOrderId === null ? kind : "STICKER",
    numTokens: null,
    stickerOrderId,
    tokensUsed: stickerOrderId === null ? 0 : readTokensUsed(customAttributes),
    unitPrice,
    totalPrice: unitPrice,
    customAttributes: [],
    discountAllocations: [],
    variant: {
      id: variantId,
      title: variantTitle,
      image: imageUrl === undefined ? null : { altText: "", url: imageUrl },
      product: { handle },
      stickerTokens: null,
    },
    file: projectId === undefined ? null : { id: projectId, name: "", previewUrl: null },
  };
}

function withQuantity(line: CheckoutLine, id: string, quantity: number): CheckoutLine {
  const full = multiplyMoney(toMoney(line.unitPrice), quantity);
  const discounts = line.discountAllocations.map((part) => toMoney(part.allocatedAmount));
  const net = subtractMoney(full, sumMoney(discounts));
  return { ...line, id, quantity, totalPrice: toPrice(net.amountMinor < 0 ? ZERO_USD : net) };
}

function withLines(checkout: Checkout, lineItems: CheckoutLine[]): Checkout {
  const full = lineItems.map(({ unitPrice, quantity }) =>
    multiplyMoney(toMoney(unitPrice), quantity),
  );
  const net = sumMoney(lineItems.map(({ totalPrice }) => toMoney(totalPrice)));
  const { shippingPrice } = checkout;
  const shipping = shippingPrice === null ? ZERO_USD : toMoney(shippingPrice);
  return {
    ...checkout,
    lineItems,
    totalQuantity: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    lineItemsSubtotalPrice: toPrice(sumMoney(full)),
    subtotalPriceV2: toPrice(net),
    totalPrice: toPrice(addMoney(net, shipping)),
  };
}

function applyDetails(checkout: Checkout, input: ChangeOf<"details">["input"]): Checkout {
  const { note, email, zip, shippingOptionId } = input;
  const option = checkout.shippingOptions.find(({ id }) => id === shippingOptionId);
  return {
    ...checkout,
    note: note ?? checkout.note,
    email: email ?? checkout.email,
    zip: zip ?? checkout.zip,
    ...(option && {
      shippingOption: option,
      shippingPrice: option.price,
      totalPrice: toPrice(addMoney(toMoney(checkout.subtotalPriceV2), toMoney(option.price))),
    }),
  };
}
