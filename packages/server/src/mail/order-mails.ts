import { formatMoney, getGiftNote, usd } from "@photomap/commerce";
import type { OrderLineRow, OrderRow } from "../orders/order.types.ts";
import type { OrderMail } from "../orders/order-mail.service.ts";
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
  }
}

type MailOf<Kind extends OrderMail["kind"]> = Extract<OrderMail, { readonly kind: Kind }>;

function createReceipt(brand: MailBrand, { order, lines }: OrderMail): MailContent {
  const address: MailBlock[] = formatAddress(order).map((text) => ({ kind: "text", text }));
  return {
    subject: `Your ${brand.name} order #${order.number}`,
    preview: `We have your order of ${formatMinor(order.total_minor)} and get to work.`,
    heading: "Thank you for your order",
    blocks: [
      {
        kind: "text",
        text: `Order #${order.number} is paid and on our table. We write again when it ships.`,
      },
      { kind: "table", rows: [...lines.map(describeLine), ...listTotals(order)] },
      ...address,
      createOrderButton(brand, order),
      {
        kind: "note",
        text: "Log in, or create an account, with this e-mail address to see the order. Did we get something wrong? Reply to this e-mail right away.",
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
    subject: `Order #${order.number} is on its way`,
    preview: tracking === "" ? "Your parcel left our house." : `Tracking: ${tracking}`,
    heading: "On its way to you",
    blocks: [
      { kind: "text", text: `These items of order #${order.number} left our house:` },
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
  const amount = formatMinor(refund.amount_minor);
  return {
    subject: `Your refund of ${amount}`,
    preview: `For order #${order.number}.`,
    heading: "Your refund is on its way",
    blocks: [
      {
        kind: "text",
        text: `We sent ${amount} of order #${order.number} back to the card or account you paid with. Banks take up to ten days to show it.`,
      },
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
        text: `Your payment of ${amount} arrived, but we cannot fill order #${order.number}: its items were sold while you paid, or the amount was not the one of the order. You get all of it back, and do not have to do anything.`,
      },
      { kind: "button", label: "Back to your cart", url: `${brand.url}/cart` },
      {
        kind: "note",
        text: "Banks take up to ten days to show a refund. We write again when it is on its way.",
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
  const totalMinor = line.unit_price_minor * quantity - line.discount_minor;
  return {
    label: quantity === 1 ? title : `${quantity} × ${title}`,
    details,
    value: totalMinor === 0 ? "FREE!" : formatMinor(totalMinor),
  };
}

/** The lines contain the discount already; it is named, so that the buyer sees it. */
function listTotals(order: OrderRow): MailRow[] {
  const { shipping_minor: shipping, shipping_option: option, tax_minor: tax, discounts } = order;
  const savings = discounts.map(({ title, amountMinor }) => ({
    label: `You saved with “${title}”`,
    value: formatMinor(amountMinor),
  }));
  const delivery = shipping === 0 ? "FREE" : formatMinor(shipping);
  return [
    ...savings,
    ...(option === null ? [] : [{ label: `${option.title} shipping`, value: delivery }]),
    { label: "Tax", value: formatMinor(tax) },
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
