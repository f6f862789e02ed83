import { BUSINESS_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { accountExistsMail, resetCodeMail, verificationCodeMail } from "./code-mails.ts";
import { inviteMail } from "./invite-mail.ts";
import { createMailBrands, type MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";
import { receiptMail } from "./receipt-mail.ts";
import { accountDeletedMail, exportReadyMail } from "./rights-mails.ts";
import { writeHtml } from "./write-html.ts";
import { writeText } from "./write-text.ts";

const brands = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
});

interface Sample {
  readonly make: (brand: MailBrand) => MailContent;
  /** What has to be in the page and in its plain twin. */
  readonly facts: (brand: MailBrand) => string[];
}

const SAMPLES: Record<string, Sample> = {
  "verification code": {
    make: (brand) => verificationCodeMail(brand, "042917"),
    facts: () => ["042917", "10 minutes"],
  },
  "reset code": {
    make: (brand) => resetCodeMail(brand, "805316"),
    facts: () => ["805316", "Choose a new password", "your password is still safe"],
  },
  "account exists": {
    make: accountExistsMail,
    facts: ({ url }) => [`${url}/account/login`, `${url}/account/forgot-password`],
  },
  "data ready": {
    make: (brand) => exportReadyMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/general`, "November 22, 2026", "every original photo"],
  },
  "account deleted": {
    make: (brand) => accountDeletedMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/login`, "November 22, 2026", "last e-mail"],
  },
  invite: {
    make: (brand) =>
      inviteMail(brand, {
        inviterName: "A friend",
        projectId: "aB3dE6",
        projectName: "Our fifty states",
        role: "COLLABORATOR",
      }),
    facts: ({ url }) => [
      `${url}/p/aB3dE6?s=1`,
      "A friend is filling a map",
      "suggest your own photos",
      "Our fifty states",
    ],
  },
  receipt: {
    make: (brand) =>
      receiptMail(brand, {
        orderNumber: "1042",
        lines: [
          { name: "50 States photo map, 36 × 24 in", quantity: 1, price: "$89.00" },
          { name: "Medium sticker", quantity: 4, price: "$12.00" },
        ],
        shipping: "$3.75",
        total: "$104.75",
      }),
    facts: ({ url }) => [
      "1042",
      "Medium sticker × 4",
      "$12.00",
      "$3.75",
      "$104.75",
      `${url}/account/orders/1042`,
    ],
  },
};

const plain = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

describe.each(BUSINESS_IDS)("a mail of %s", (id) => {
  const brand = brands[id];

  it.each(Object.entries(SAMPLES))("says the same as a page and as text: %s", (_name, sample) => {
    const content = sample.make(brand);
    const [html, text] = [plain(writeHtml(content, brand)), writeText(content, brand)];
    for (const fact of [content.heading, brand.name, brand.url, ...sample.facts(brand)]) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/<\w/);
    expect(html).toContain(brand.accent);
    expect(html).toContain('<html dir="ltr" lang="en">');
    expect(html).toContain(content.preview);
  });
});

it("writes what people typed as text, never as markup", () => {
  const content = inviteMail(brands.pm, {
    inviterName: "<img src=x onerror=alert(1)>",
    projectId: "aB3dE6",
    projectName: "</h1><script>",
    role: "VIEWER",
  });
  const html = writeHtml(content, brands.pm);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
});
