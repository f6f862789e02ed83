import { formatMoney, usd } from "@photomap/commerce";
import type { StaffActionRowFragment } from "../../platform/api/generated/graphql.ts";
import { formatTokenNumber } from "../../shop/tokens/token-texts.ts";

const TITLES: Readonly<Record<string, string>> = {
  "order.fulfill": "Shipped items",
  "order.clear-hold": "Cleared the order for shipping",
  "order.ask-about-map": "Asked the customer to look at a map",
  "order.stop-map-review": "Stopped waiting for the customer",
  "order.deliver": "Marked a shipment as delivered",
  "order.refund": "Refunded",
  "order.cancel": "Canceled the order",
  "print.render": "Redrew the print file",
  "variant.update": "Changed a variant",
  "product.create": "Created a product",
  "product-picture.add": "Added a product picture",
  "product-picture.remove": "Removed a product picture",
  "product.update": "Changed a product",
  "shipping-rates.update": "Changed shipping rates",
  "map-review-setting.update": "Changed how long prints wait",
  "discount.create": "Created a discount",
  "discount.update": "Changed a discount",
  "promotion.create": "Created a promotion",
  "promotion.update": "Changed a promotion",
  "entry.approve": "Approved an entry",
  "entry.deny": "Denied an entry",
  "email.request": "Asked for a new email address",
  "email.approve": "Approved an email change",
  "email.cancel": "Canceled an email change",
  "role.change": "Changed a role",
  "transparent-prints.allow": "Turned on transparent files",
  "transparent-prints.refuse": "Turned off transparent files",
  "tokens.adjust": "Adjusted tokens",
  "vouchers.create": "Created vouchers",
  "sticker-sheets.create": "Laid out stickers",
  "sticker-sheets.retry": "Laid out stickers again",
  "project.render": "Drew a map in the sandbox",
  "pickup-order.reconcile": "Reconciled a pickup order",
  "ticket.answer": "Answered a ticket",
  "ticket.status": "Changed a ticket",
};

export function describeAction({ action }: Pick<StaffActionRowFragment, "action">): string {
  return TITLES[action] ?? action;
}

/** The page of what was changed; undefined where there is none. */
export function getSubjectPath(action: StaffActionRowFragment): string | undefined {
  const { subjectType, subjectId, subjectName } = action;
  if (subjectType === "vouchers") return `/staff/vouchers?request=${subjectId}`;
  if (subjectName === null || subjectName === undefined) return undefined;
  if (subjectName.startsWith("#")) return `/staff/orders/${subjectName.slice(1)}`;
  switch (subjectType) {
    case "project":
      return `/p/sandbox?type=file_preview&file=${subjectId}`;
    case "product":
      return `/staff/products/${subjectId}`;
    case "sticker-sheets":
      return `/staff/stickers/${subjectId}`;
    case "pickup-order":
      return `/staff/pickups/${subjectId}`;
    case "ticket":
      return `/staff/tickets/${subjectId}`;
    case "discount":
      return "/staff/discounts";
    case "account":
      return `/staff/customers/${subjectId}`;
    case "promotion":
      return `/staff/promotions/${subjectId}`;
    case "promotion-entry":
      return `/staff/promotions/${String(toRecord(action.details)["promotionId"])}`;
    default:
      return undefined;
  }
}

const NAMES: Readonly<Record<string, string>> = {
  priceMinor: "price",
  stock: "stock",
  isActive: "active",
  title: "title",
  descriptionHtml: "description",
  code: "code",
  basisPoints: "percentage",
  amountMinor: "amount",
  minimumSubtotalMinor: "minimum",
  usageLimit: "limit",
  startsAt: "start",
  endsAt: "end",
  trackingCompany: "carrier",
  trackingNumber: "tracking number",
  reason: "reason",
  tokensTaken: "tokens taken back",
  tokensKept: "tokens already spent",
  tokensOwed: "tokens owed",
  description: "description",
  role: "role",
  status: "status",
  state: "state",
  walgreensOrderId: "Walgreens number",
  maxEntries: "places",
  halfTokens: "tokens",
  count: "vouchers",
  orders: "orders",
  note: "note",
  type: "render type",
  from: "old address",
  to: "new address",
};

/** What changed, or the request, one fact in each line. */
export function listDetails({ details }: Pick<StaffActionRowFragment, "details">): string[] {
  const { before, after, ...request } = toRecord(details);
  if (after === undefined) return listFacts(request);
  const old = toRecord(before);
  return Object.entries(toRecord(after))
    .filter(([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
    .flatMap(([name, value]) => {
      const label = NAMES[name];
      if (label === undefined || (before === undefined && value === null)) return [];
      const from = before === undefined ? "" : `${formatValue(name, old[name])} → `;
      return [`${label}: ${from}${formatValue(name, value)}`];
    });
}

function listFacts(request: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(request).flatMap(([name, value]) => {
    const label = NAMES[name];
    const isBlank = value === "" || value === null || value === undefined;
    return label === undefined || isBlank ? [] : [`${label}: ${formatValue(name, value)}`];
  });
}

const MAX_LENGTH = 80;

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return name === "stock" ? "made to order" : "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && name.endsWith("Minor")) return formatMoney(usd(value));
  if (typeof value === "number" && name === "basisPoints") return `${value / 100}%`;
  if (typeof value === "number" && name === "halfTokens") return formatTokenNumber(value / 2);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
