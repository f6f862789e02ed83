import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

/** Amounts are written out already: money belongs to the shop, not to the mail. */
export interface Receipt {
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: string;
  }[];
  readonly shipping: string;
  readonly total: string;
}

export function receiptMail(brand: MailBrand, receipt: Receipt): MailContent {
  const { orderNumber, lines, shipping, total } = receipt;
  return {
    subject: `Your ${brand.name} order ${orderNumber}`,
    preview: `Thank you. The total is ${total}.`,
    heading: "Thank you for your order",
    blocks: [
      { kind: "text", text: `We have your order ${orderNumber} and start on it right away.` },
      {
        kind: "rows",
        rows: [
          ...lines.map(({ name, quantity, price }) => ({
            label: quantity === 1 ? name : `${name} × ${quantity}`,
            value: price,
          })),
          { label: "Shipping", value: shipping },
          { label: "Total", value: total, isTotal: true },
        ],
      },
      {
        kind: "button",
        label: "See your order",
        url: `${brand.url}/account/orders/${orderNumber}`,
      },
    ],
  };
}
