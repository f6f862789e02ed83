import {
  type ArrivalWindow,
  describeOrderTokens,
  formatArrival,
  formatMoney,
  formatTokens,
  getGiftNote,
  isWebLink,
  listTexts,
  usd,
} from "@photomap/commerce";
import { type OrderLineRow, type OrderRow, sumTokensUsed } from "../../shop/orders/order.types.ts";
import type { OrderMail } from "../../shop/orders/order-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent, MailTableRow } from "./mail-content.ts";
import { removeLinks } from "./remove-links.ts";

/** The format of days in the business's time zone, as on the order's page. */
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/Detroit" });

export function createOrderMail(brand: MailBrand, mail: OrderMail): MailContent {
  switch (mail.kind) {
    case "receipt":
      return createReceipt(brand, mail);
    case "shipped":
      return createShippedMail(brand, mail);
    case "refund":
      return createRefundMail(brand, mail);
    case "map-review":
      return createMapReviewMail(brand, mail);
    case "payment-returned":
      return createReturnedMail(brand, mail);
    case "payment-failed":
      return createFailedMail(brand, mail);
    case "sticker-tokens":
      return createTokenMail(brand, mail);
  }
}

type MailOf<Kind extends OrderMail["kind"]> = Extract<OrderMail, { readonly kind: Kind }>;

function createReceipt(brand: MailBrand, mail: OrderMail): MailContent {
  const { order, lines } = mail;
  const address: MailBlock[] = formatAddress(order).map((text) => ({ kind: "text", text }));
  return {
    subject: `Your ${brand.name} order #${order.number}`,
    preview: `We received your order for ${formatMinor(order.totalMinor)}.`,
    heading: "Thank you for your order",
    blocks: [
      {
        kind: "text",
        text: `We received order #${order.number} and are starting work on it. We'll email you when it ships.`,
      },
      {
        kind: "table",
        rows: [...lines.map((line) => describeLine(mail, line)), ...listTotals(order, lines)],
      },
      ...describeTokens(order),
      ...address,
      ...describeArrival(mail.arrival),
      createOrderButton(brand, mail),
      {
        kind: "note",
        text: "The link opens your order without logging in, so keep this email to yourself. If something is wrong with your order, reply to this email right away.",
      },
    ],
  };
}

function describeArrival(arrival: ArrivalWindow | null): MailBlock[] {
  return arrival === null
    ? []
    : [{ kind: "text", text: `It should arrive ${formatArrival(arrival)}.` }];
}

function describeTokens(order: OrderRow): MailBlock[] {
  const { tokenGrant: grant, halfTokensGranted: halfTokens, email } = order;
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
        text: `Thank you for order #${order.number}. Here's your code for ${count}. Redeem it in your account or give it to a friend. It works once.`,
      },
      { kind: "code", code },
      {
        kind: "button",
        label: "Redeem your code",
        url: `${brand.url}/redeem?code=${encodeURIComponent(code)}`,
      },
      {
        kind: "note",
        text: "Anyone who has the code can redeem it, so keep this email safe. You can use tokens to pay for stickers for any map.",
      },
    ],
  };
}

function createShippedMail(brand: MailBrand, mail: MailOf<"shipped">): MailContent {
  const { order, lines, shipment } = mail;
  const { trackingCompany: company, trackingNumber: number, trackingUrl: url } = shipment;
  const sent = shipment.lines.flatMap(({ lineId, quantity }) =>
    lines
      .filter(({ id }) => id === lineId)
      .map(({ id, title, description }) => ({
        label: title,
        details: [description],
        value: `× ${quantity}`,
        picture: findPicture(mail, id),
      })),
  );
  const tracking = [company, number].filter(Boolean).join(" ");
  return {
    subject: `Order #${order.number} has shipped`,
    preview: tracking === "" ? "Your package is on its way." : `Tracking: ${tracking}`,
    heading: "On its way to you",
    blocks: [
      { kind: "text", text: `These items from order #${order.number} have shipped:` },
      { kind: "table", rows: sent },
      ...describeArrival(mail.arrival),
      ...(tracking === "" ? [] : [{ kind: "text" as const, text: `Tracking: ${tracking}` }]),
      ...(isWebLink(url) ? [{ kind: "button" as const, label: "Track your package", url }] : []),
      createOrderButton(brand, mail),
    ],
  };
}

function createMapReviewMail(brand: MailBrand, mail: MailOf<"map-review">): MailContent {
  const { order, lines, review } = mail;
  const title = lines.find(({ id }) => id === review.orderLineId)?.title ?? "your map";
  const day = DAY.format(review.dueAt);
  return {
    subject: `Please look at your map before we print it (order #${order.number})`,
    preview: `We'll wait until ${day}.`,
    heading: "One more look at your map?",
    blocks: [
      {
        kind: "text",
        text: `We're about to print ${title} from order #${order.number}, and we think you'll want to look at it first.`,
      },
      ...(review.note === "" ? [] : [{ kind: "text" as const, text: review.note }]),
      {
        kind: "text",
        text: `Open your order, change your map if you like, and select “It's ready”. If we don't hear from you by ${day}, we'll print your map as it is then. The price stays the same.`,
      },
      createOrderButton(brand, mail, "Look at your map"),
    ],
  };
}

function createRefundMail(brand: MailBrand, mail: MailOf<"refund">): MailContent {
  const { order, refund } = mail;
  const { amountMinor, halfTokensReturned: halfTokens } = refund;
  const amount = formatMinor(amountMinor);
  const tokens = formatTokens(halfTokens);
  const parts = [...(amountMinor > 0 ? [amount] : []), ...(halfTokens > 0 ? [tokens] : [])];
  const texts = [
    ...(amountMinor > 0
      ? [
          `We refunded ${amount} for order #${order.number} to the card or account you paid with. Your bank may take up to ten days to show it.`,
        ]
      : []),
    ...(halfTokens > 0
      ? [
          `The sticker tokens you used for order #${order.number} are back in your balance: ${tokens}.`,
        ]
      : []),
  ];
  return {
    subject: `Your refund of ${parts.join(" and ")}`,
    preview: `For order #${order.number}.`,
    heading: amountMinor > 0 ? "Your refund is on its way" : "Your tokens are back",
    blocks: [
      ...texts.map((text) => ({ kind: "text" as const, text })),
      createOrderButton(brand, mail),
    ],
  };
}

function createReturnedMail(brand: MailBrand, { order }: OrderMail): MailContent {
  const amount = formatMinor(order.paidMinor);
  return {
    subject: `We couldn't fill order #${order.number}, so we're refunding ${amount}`,
    preview: "You don't have to do anything.",
    heading: "We're sorry",
    blocks: [
      {
        kind: "text",
        text: `We received your payment of ${amount}, but we can't fill order #${order.number}. Either its items sold out or its discount or sticker tokens were used up while you were paying, or the amount didn't match the order. You'll get all of it back and don't have to do anything.`,
      },
      { kind: "button", label: "Back to your cart", url: `${brand.url}/cart` },
      {
        kind: "note",
        text: "We'll email you when your refund is on its way. Your bank may take up to ten days to show it.",
      },
    ],
  };
}

function createFailedMail(brand: MailBrand, { order }: OrderMail): MailContent {
  return {
    subject: `Your payment for order #${order.number} didn't go through`,
    preview: "You weren't charged. Your cart is still there.",
    heading: "Your payment didn't go through",
    blocks: [
      {
        kind: "text",
        text: `Your bank didn't send the payment for order #${order.number}, so nothing was charged and nothing will ship. Your cart is still there if you'd like to pay another way.`,
      },
      { kind: "button", label: "Back to your cart", url: `${brand.url}/cart` },
    ],
  };
}

/** Creates the button to the order's page, which opens without an account. */
function createOrderButton(
  brand: MailBrand,
  { order, key }: OrderMail,
  label = "See your order",
): MailBlock {
  const url = `${brand.url}/order/${order.number}?key=${encodeURIComponent(key)}`;
  return { kind: "button", label, url };
}

function describeLine(mail: OrderMail, line: OrderLineRow): MailTableRow {
  const { title, quantity, description, customAttributes: attributes } = line;
  const note = getGiftNote(attributes);
  const details = [
    description,
    // The buyer chooses these words, and the address that the mail goes to.
    ...listTexts(attributes).map(
      ({ key, value }) => `${removeLinks(key)}: “${removeLinks(value)}”`,
    ),
    note === undefined ? "" : `Gift note: ${removeLinks(note)}`,
  ].filter(Boolean);
  const totalMinor = line.unitPriceMinor * quantity;
  return {
    label: quantity === 1 ? title : `${quantity} × ${title}`,
    details,
    value: describePrice(totalMinor, line.halfTokensUsed),
    picture: findPicture(mail, line.id),
  };
}

function findPicture({ maps }: OrderMail, lineId: string): MailTableRow["picture"] {
  const map = maps.get(lineId);
  return map && { url: map.url, alt: `Your map ${removeLinks(map.name)}`.trim() };
}

function describePrice(totalMinor: number, halfTokens: number): string {
  if (totalMinor > 0) return formatMinor(totalMinor);
  return halfTokens > 0 ? formatTokens(halfTokens) : "FREE!";
}

/** Rows that add up with those of the lines; a shipping discount is part of the shipping price. */
function listTotals(order: OrderRow, lines: readonly OrderLineRow[]): MailTableRow[] {
  const { shippingMinor: shipping, shippingOption: option, discountMinor: discount } = order;
  const label = order.discounts[0]?.title ?? "Discount";
  const delivery = shipping === 0 ? "FREE" : formatMinor(shipping);
  const halfTokens = sumTokensUsed(lines);
  return [
    ...(discount === 0 ? [] : [{ label, value: `−${formatMinor(discount)}` }]),
    ...(option === null ? [] : [{ label: `${option.title} shipping`, value: delivery }]),
    { label: "Tax", value: formatMinor(order.taxMinor) },
    ...(halfTokens === 0 ? [] : [{ label: "Tokens used", value: formatTokens(halfTokens) }]),
    { label: "Total", value: formatMinor(order.totalMinor), isTotal: true },
  ];
}

function formatAddress({ name, shippingAddress: address }: OrderRow): string[] {
  if (address === null) return [];
  const { line1, line2, city, state, postalCode } = address;
  const street = [line1, line2].filter(Boolean).join(", ");
  const place = `${city ?? ""}, ${state ?? ""} ${postalCode ?? ""}`.trim();
  const recipient = removeLinks([name, street, place].filter(Boolean).join(", "));
  return [`Shipping to: ${recipient}`];
}

function formatMinor(amountMinor: number): string {
  return formatMoney(usd(amountMinor));
}
