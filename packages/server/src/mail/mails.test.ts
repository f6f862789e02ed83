import { BUSINESS_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import {
  createAccountExistsMail,
  createResetCodeMail,
  createVerificationCodeMail,
} from "./code-mails.ts";
import { createMailBrands, type MailBrand } from "./mail-brand.ts";
import { type MailContent, writeText } from "./mail-content.ts";
import { createAccountDeletedMail, createExportReadyMail } from "./rights-mails.ts";
import { writeHtml } from "./write-html.ts";

const brands = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
});

interface Sample {
  readonly make: (brand: MailBrand) => MailContent;
  /** What the HTML and the plain text have to contain. */
  readonly facts: (brand: MailBrand) => string[];
}

const SAMPLES: Record<string, Sample> = {
  "verification code": {
    make: (brand) => createVerificationCodeMail(brand, "042917"),
    facts: () => ["042917", "10 minutes"],
  },
  "reset code": {
    make: (brand) => createResetCodeMail(brand, "805316"),
    facts: () => ["805316", "Choose a new password", "your password is still safe"],
  },
  "account exists": {
    make: createAccountExistsMail,
    facts: ({ url }) => [`${url}/account/login`, `${url}/account/forgot-password`],
  },
  "data ready": {
    make: (brand) => createExportReadyMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/general`, "November 22, 2026", "every original photo"],
  },
  "account deleted": {
    make: (brand) => createAccountDeletedMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/login`, "November 22, 2026", "last email"],
  },
};

const plain = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

describe.each(BUSINESS_IDS)("a mail of %s", (id) => {
  const brand = brands[id];

  it.each(Object.entries(SAMPLES))(
    "has the same content as HTML and as text: %s",
    (_name, sample) => {
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
    },
  );
});

it("escapes markup in the content", () => {
  const content: MailContent = {
    subject: "<title>",
    preview: "<b>",
    heading: "</h1><script>alert(1)</script>",
    blocks: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }],
  };
  const html = writeHtml(content, brands.pm);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
});
