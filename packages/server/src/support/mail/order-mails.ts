import {
  describeOrderTokens,
  formatMoney,
  formatTokens,
  getGiftNote,
  usd,
} from "@photomap/commerce";
import { type OrderLineRow, type OrderRow, sumTokensUsed } from "../../shop/orders/order.types.ts";
import type { OrderMail } from "../../shop/orders/order-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent, MailRow } from "./mail-content.ts";

export function createOrderMail(brand: MailBrand, mail: OrderMail): MailContent {
  switch (mail.kind) {
    case "receipt":
      return createReceipt(brand, mail);
    case "shipped":
      return createShippedMail(brand, mail);
    case "refund":
      return createRefundMail(brand, mail);
    case "payment-returned":
      return createReturnedMail(brand, mail);
    case "payment-failed":
      return createFailedMail(brand, mail);
    case "sticker-tokens":
      return createTokenMail(brand, mail);
  }
}

type MailOf<Kind extends OrderMail["kind"]> = Extract<OrderMail, { readonly kind: Kind }>;

function createReceipt(brand: MailBrand, { order, lines }: OrderMail): MailContent {
  const address: MailBlock[] = formatAddress(order).map((text) => ({ kind: "text", text }));
  return {
    subject: `Your ${brand.name} order #${order.number}`,
    preview: `We received your order of ${formatMinor(order.total_minor)}.`,
    heading: "Thank you for your order",
    blocks: [
      {
        kind: "text",
        text: `We received order #${order.number} and start to work on it. We will email you when it ships.`,
      },
      { kind: "table", rows: [...lines.map(describeLine), ...listTotals(order, lines)] },
      ...describeTokens(order),
      ...address,
      createOrderButton(brand, order),
      {
        kind: "note",
        text: "Log in, or create an account, with this email address to see the order. Is something wrong with it? Reply to this email right away.",
      },
    ],
  };
}

function describeTokens(order: OrderRow): MailBlock[] {
  const { token_grant: grant, half_tokens_granted: halfTokens, email } = order;
  if (grant === null) return [];
  const recipient = grant === "ACCOUNT" ? "YOU" : "MAIL";
  return [{ kind: "text", text: describeOrderTokens(halfTokens, { recipient, email }) }];
}

function createTokenMail(brand: MailBrand, mail: MailOf<"sticker-tokens">): MailContent {
  const { order, code, halfTokens } = mail;
  const count = formatTokens(halfTokens);
  return {
    subject: "Your sticker tokens",
    preview: `Your code for ${count}.`,
    heading: "Your sticker tokens",
    blocks: [
      {
        kind: "text",
        text: `Thank you for order #${order.number}. This is your code for ${count}. Redeem it in your account, or give it to a friend: it can be redeemed once.`,
      },
      { kind: "code", code },
      {
        kind: "button",
        label: "Redeem your code",
        url: `${brand.url}/redeem?code=${encodeURIComponent(code)}`,
      },
      {
        kind: "note",
        text: "Whoever has the code can redeem it, so keep this email. Tokens pay for stickers of any map.",
      },
    ],
  };
}

function createShippedMail(brand: MailBrand, mail: MailOf<"shipped">): MailContent {
  const { order, lines, fulfillment } = mail;
  const { tracking_company: company, tracking_number: number, tracking_url: url } = fulfillment;
  const sent = fulfillment.lines.flatMap(({ lineId, quantity }) =>
    lines
      .filter(({ id }) => id === lineId)
      .map(({ title, description }) => ({ label: title, details: [description], quantity })),
  );
  const tracking = [company, number].filter(Boolean).join(" ");
  return {
    subject: `Order #${order.number} has shipped`,
    preview: tracking === "" ? "Your parcel is on its way." : `Tracking: ${tracking}`,
    heading: "On its way to you",
    blocks: [
      { kind: "text", text: `These items of order #${order.number} have shipped:` },
      {
        kind: "table",
        rows: sent.map(({ quantity, ...row }) => ({ ...row, value: `× ${quantity}` })),
      },
      ...(tracking === "" ? [] : [{ kind: "text" as const, text: `Tracking: ${tracking}` }]),
      url === null
        ? createOrderButton(brand, order)
        : { kind: "button", label: "Track your parcel", url },
    ],
  };
}

function createRefundMail(brand: MailBrand, { order, refund }: MailOf<"refund">): MailContent {
  const { amount_minor: amountMinor, half_tokens_returned: halfTokens } = refund;
  const amount = formatMinor(amountMinor);
  const tokens = formatTokens(halfTokens);
  const parts = [...(amountMinor > 0 ? [amount] : []), ...(halfTokens > 0 ? [tokens] : [])];
  const texts = [
    ...(amountMinor > 0
      ? [
          `We sent ${amount} of order #${order.number} back to the card or account you paid with. Banks take up to ten days to show it.`,
        ]
      : []),
    ...(halfTokens > 0
      ? [
          `The sticker tokens you paid order #${order.number} with are back in your balance: ${tokens}.`,
        ]
      : []),
  ];
  return {
    subject: `Your refund of ${parts.join(" and ")}`,
    preview: `For order #${order.number}.`,
    heading: amountMinor > 0 ? "Your refund is on its way" : "Your tokens are back",
    blocks: [
      ...texts.map((text) => ({ kind: "text" as const, text })),
      createOrderButton(brand, order),
    ],
  };
}

function createReturnedMail(brand: MailBrand, { order }: OrderMail): MailContent {
  const amount = formatMinor(order.paid_minor);
  return {
    subject: `We could not fill your order, and send ${amount} back`,
    preview: "You do not have to do anything.",
    heading: "We are sorry",
    blocks: [
      {
        kind: "text",
        text: `Your payment of ${amount} arrived, but we cannot fill order #${order.number}: its items were sold, or its discount or its sticker tokens were used up while you paid, or the amount was not the one of the order. You get all of it back, and do not have to do anything.`,
      },
      { kind: "button", label: "Back to your cart", url: `${brand.url}/cart` },
      {
        kind: "note",
        text: "Banks take up to ten days to show a refund. We will email you when it is on its way.",
      },
    ],
  };
}

function createFailedMail(brand: MailBrand, { order }: OrderMail): MailContent {
  return {
    subject: `The payment of order #${order.number} did not arrive`,
    preview: "Nothing was charged. Your cart is still there.",
    heading: "Your payment did not arrive",
    blocks: [
      {
        kind: "text",
        text: `Your bank did not send the payment of order #${order.number}, so nothing was charged and nothing will ship. Your cart is still there, in case you want to pay in another way.`,
      },
      { kind: "button", label: "Back to your cart", url: `${brand.url}/cart` },
    ],
  };
}

function createOrderButton(brand: MailBrand, { number }: OrderRow): MailBlock {
  return { kind: "button", label: "See your order", url: `${brand.url}/account/orders/${number}` };
}

function describeLine(line: OrderLineRow): MailRow {
  const { title, quantity, description, custom_attributes: attributes } = line;
  const note = getGiftNote(attributes);
  const details = [description, note === undefined ? "" : `Gift note: ${note}`].filter(Boolean);
  const totalMinor = line.unit_price_minor * quantity;
  return {
    label: quantity === 1 ? title : `${quantity} × ${title}`,
    details,
    value: describePrice(totalMinor, line.half_tokens_used),
  };
}

function describePrice(totalMinor: number, halfTokens: number): string {
  if (totalMinor > 0) return formatMinor(totalMinor);
  return halfTokens > 0 ? formatTokens(halfTokens) : "FREE!";
}

/** With the lines they add up; a discount of the shipping is in its price. */
function listTotals(order: OrderRow, lines: readonly OrderLineRow[]): MailRow[] {
  const { shipping_minor: shipping, shipping_option: option, discount_minor: discount } = order;
  const label = order.discounts[0]?.title ?? "Discount";
  const delivery = shipping === 0 ? "FREE" : formatMinor(shipping);
  const halfTokens = sumTokensUsed(lines);
  return [
    ...(discount === 0 ? [] : [{ label, value: `−${formatMinor(discount)}` }]),
    ...(option === null ? [] : [{ label: `${option.title} shipping`, value: delivery }]),
    { label: "Tax", value: formatMinor(order.tax_minor) },
    ...(halfTokens === 0 ? [] : [{ label: "Tokens used", value: formatTokens(halfTokens) }]),
    { label: "Total", value: formatMinor(order.total_minor), isTotal: true },
  ];
}

function formatAddress({ name, shipping_address: address }: OrderRow): string[] {
  if (address === null) return [];
  const { line1, line2, city, state, postalCode } = address;
  const street = [line1, line2].filter(Boolean).join(", ");
  const place = `${city ?? ""}, ${state ?? ""} ${postalCode ?? ""}`.trim();
  return [`We ship to: ${[name, street, place].filter(Boolean).join(", ")}`];
}

function formatMinor(amountMinor: number): string {
  return formatMoney(usd(amountMinor));
}
