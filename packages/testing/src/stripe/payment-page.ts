import type { Buyer } from "./checkout-sessions.ts";
import { TAXED_STATES } from "./sales-tax.ts";
import type { CustomerObject, SessionRecord } from "./stripe-state.ts";

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#F4F1EC,#171512);color:light-dark(#1F2A37,#F3EEE6);font:16px/1.5 system-ui,sans-serif}
.notice{margin:0;padding:8px 20px;background:light-dark(#1F2A37,#F3EEE6);color:light-dark(#FFF,#1F2A37);font-size:14px;text-align:center}
main{display:grid;grid-template-columns:1fr 1fr;gap:48px;max-width:960px;margin:40px auto;padding:0 20px}
h1{margin:0;font-size:16px;font-weight:500;color:light-dark(#5C564C,#B9B0A2)}
h2{margin:0 0 16px;font-size:20px}
.total{margin:0 0 24px;font-size:36px;font-weight:600;font-variant-numeric:tabular-nums}
ul{margin:0;padding:0;list-style:none}
li,.sum{display:flex;justify-content:space-between;gap:24px;padding:10px 0;overflow-wrap:anywhere}
li{border-bottom:1px solid light-dark(#DED7CB,#3A352D)}
li span:last-child,.sum span:last-child{font-variant-numeric:tabular-nums;white-space:nowrap}
small{display:block;color:light-dark(#5C564C,#B9B0A2)}
form{display:grid;align-self:start;gap:14px;padding:24px;border-radius:14px;background:light-dark(#FFF,#221F1A)}
label{display:grid;gap:4px;font-size:14px;font-weight:500}
input,select{width:100%;min-height:44px;padding:8px 12px;border:1px solid light-dark(#8A8274,#857C6E);border-radius:8px;background:transparent;color:inherit;font:inherit}
option{color:#1F2A37;background:#FFF}
.row{display:grid;grid-template-columns:2fr 1fr 1fr;gap:12px}
button{min-height:48px;padding:8px 16px;border:1px solid light-dark(#8A8274,#857C6E);border-radius:8px;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.primary{border-color:transparent;background:#006A8E;color:#FFF}
:focus-visible{outline:3px solid light-dark(#006A8E,#6FD3F7);outline-offset:2px}
.error{margin:0;padding:12px;border-radius:8px;background:light-dark(#FBE9E6,#4A201A);color:light-dark(#8A2A1E,#FFC9BF)}
table{width:100%;border-collapse:collapse}
td,th{padding:10px 10px 10px 0;overflow-wrap:anywhere;vertical-align:top;font-size:15px;border-bottom:1px solid light-dark(#DED7CB,#3A352D);text-align:left}
.wide{display:block}
a{color:light-dark(#006A8E,#6FD3F7)}
@media(max-width:720px){main{grid-template-columns:1fr;gap:24px;margin:20px auto}}
`;

const EXAMPLE_BUYER: Buyer = {
  email: "buyer@mail.example",
  name: "Test Buyer",
  address: {
    line1: "500 Main Street",
    line2: null,
    city: "Grand Rapids",
    state: "MI",
    postal_code: "49503",
    country: "US",
  },
};

/** Writes the hosted page of a session: the form while it is open, then its outcome. */
export function createPaymentPageHtml(record: SessionRecord, error?: string): string {
  const { session } = record;
  const total = formatMoney(session.amount_total ?? 0);
  const side = session.status === "open" ? writeForm(record, error) : writeOutcome(record);
  return writePage(
    "Checkout",
    `<section><h1>Order ${escapeHtml(session.client_reference_id ?? "")}</h1><p class="total">${total}</p>${writeSummary(record)}</section>${side}`,
  );
}

/** Writes a page with all sessions, the newest first. */
export function createSessionListHtml(records: readonly SessionRecord[]): string {
  const rows = records.toReversed().map(({ session }) => {
    const cells = [
      `<a href="/pay/${session.id}">${formatTime(session.created)}</a>`,
      escapeHtml(session.client_reference_id ?? ""),
      formatMoney(session.amount_total ?? 0),
      `${session.status}, ${session.payment_status.replaceAll("_", " ")}`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const table = `<table><thead><tr><th>Created</th><th>Order</th><th>Total</th><th>Status</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return writePage(
    "Payments",
    `<section class="wide"><h2>Payments</h2>${rows.length === 0 ? "<p>Nothing was bought yet.</p>" : table}</section>`,
    "wide",
  );
}

/** Writes a page for an address without a session. */
export function createMissingPageHtml(): string {
  return writePage("Checkout", "<section><h2>There is no such checkout</h2></section>", "wide");
}

export function readBuyer(form: URLSearchParams): Buyer {
  const { address } = EXAMPLE_BUYER;
  return {
    email: form.get("email") ?? EXAMPLE_BUYER.email,
    name: form.get("name") ?? EXAMPLE_BUYER.name,
    address: {
      line1: form.get("line1") ?? address.line1,
      line2: null,
      city: form.get("city") ?? address.city,
      state: form.get("state") ?? address.state,
      postal_code: form.get("postalCode") ?? address.postal_code,
      country: "US",
    },
  };
}

function writeSummary({ session, lines, shipping }: SessionRecord): string {
  const { amount_discount: discount = 0, amount_tax: tax = 0 } = session.total_details ?? {};
  const items = lines.map(
    ({ name, description, quantity, unitAmount }) =>
      `<li><span>${escapeHtml(name)}${description === undefined ? "" : `<small>${escapeHtml(description)}</small>`}<small>Quantity ${quantity}</small></span><span>${formatMoney(unitAmount * quantity)}</span></li>`,
  );
  const sums: [string, string][] = [
    ["Subtotal", formatMoney(session.amount_subtotal ?? 0)],
    ...(discount > 0 ? [["Discount", `−${formatMoney(discount)}`] as [string, string]] : []),
    ...(shipping === undefined
      ? []
      : [[shipping.title, formatMoney(shipping.amount)] as [string, string]]),
    ["Tax", session.status === "open" ? "From the address" : formatMoney(tax)],
  ];
  const rows = sums.map(
    ([label, amount]) =>
      `<div class="sum"><span>${escapeHtml(label)}</span><span>${amount}</span></div>`,
  );
  return `<ul>${items.join("")}</ul>${rows.join("")}`;
}

function writeForm(record: SessionRecord, error?: string): string {
  const { session, collectsShipping, customer } = record;
  const { name, address } = EXAMPLE_BUYER;
  const email = customer?.email ?? session.customer_email ?? EXAMPLE_BUYER.email;
  const states = TAXED_STATES.map(
    (state) => `<option${state === address.state ? " selected" : ""}>${state}</option>`,
  );
  const title = collectsShipping ? "Shipping and payment" : "Payment";
  return `<form method="post"><h2>${title}</h2>
${error === undefined ? "" : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
${customer?.shipping ? `<p>Ships to ${escapeHtml(describeRecipient(customer))}</p>` : ""}
${writeField("Email", "email", email)}
${writeField("Full name", "name", name)}
${writeField("Address", "line1", address.line1 ?? "")}
<div class="row">${writeField("City", "city", address.city ?? "")}<label>State<select name="state">${states.join("")}</select></label>${writeField("ZIP code", "postalCode", address.postal_code ?? "")}</div>
<button class="primary" name="action" value="pay">Pay</button>
<button name="action" value="pay-later">Pay later from a bank account</button>
<button name="action" value="decline">Pay with a declined card</button>
<button name="action" value="cancel">Cancel and go back</button></form>`;
}

function describeRecipient({ shipping }: CustomerObject): string {
  const { line1, line2, city, state, postal_code: zip } = shipping?.address ?? {};
  return [shipping?.name, line1, line2, city, `${state} ${zip}`].filter(Boolean).join(", ");
}

function writeField(label: string, name: string, value: string): string {
  return `<label>${label}<input name="${name}" required value="${escapeHtml(value)}"></label>`;
}

function writeOutcome({ session, paymentFailed }: SessionRecord): string {
  if (session.status === "expired") {
    return "<section><h2>This checkout has expired</h2><p>Nothing was charged.</p></section>";
  }
  if (session.payment_status !== "unpaid") return "<section><h2>Paid</h2></section>";
  if (paymentFailed) return "<section><h2>The payment has failed</h2></section>";
  return `<form method="post"><h2>Waiting for the bank</h2>
<button class="primary" name="action" value="arrive">The payment arrives</button>
<button name="action" value="fail">The payment fails</button></form>`;
}

function writePage(title: string, content: string, layout = ""): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><header class="notice">A local stand-in for Stripe Checkout. No card is asked for, nothing is charged.</header><main class="${layout}">${content}</main></body></html>`;
}

function formatMoney(minor: number): string {
  return `$${(minor / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
}

function formatTime(seconds: number): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Date(seconds * 1000).toLocaleString("en-US", options);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
