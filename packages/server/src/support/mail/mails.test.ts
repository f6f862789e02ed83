import { BRAND_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import type { EmailChangeMail } from "../../people/accounts/email-change-mail.service.ts";
import type { InvitationMail } from "../../project/access/invitation-mail.service.ts";
import {
  createAccountExistsMail,
  createResetBlockedMail,
  createResetCodeMail,
  createSignInCodeMail,
  createVerificationCodeMail,
} from "./code-mails.ts";
import { createMailHtml } from "./create-mail-html.ts";
import { createDigestMail } from "./digest-mail.ts";
import { createEmailChangeMail } from "./email-change-mails.ts";
import { createInvitationMail } from "./invitation-mail.ts";
import { createMailBrands, type MailBrand } from "./mail-brand.ts";
import { createMailText, type MailContent } from "./mail-content.ts";
import { createAccountDeletedMail, createExportReadyMail } from "./rights-mails.ts";

const brands = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
});

interface Sample {
  readonly make: (brand: MailBrand) => MailContent;
  /** What the HTML and the plain text have to contain. */
  readonly facts: (brand: MailBrand) => string[];
}

const INVITATION: InvitationMail = {
  kind: "invitation",
  email: "aunt+maps@mail.example",
  projectId: "abc123",
  projectName: "Our “Summer” & more",
  regionType: "county",
  invitedBy: "owner@mail.example",
  role: "COLLABORATOR",
  note: "Do you have <b>Utah</b>?",
};

const NEW_EMAIL = "new@mail.example";
const NOTICE = {
  email: "old@mail.example",
  newEmail: NEW_EMAIL,
  token: "a+b",
  isOwn: false,
};
const CONFIRMATION: EmailChangeMail = {
  kind: "email-change",
  email: NEW_EMAIL,
  token: "a+b",
  isOwn: true,
  expiresAt: new Date("2026-11-22T08:00:00.000Z"),
};

const SAMPLES: Record<string, Sample> = {
  "verification code": {
    make: (brand) => createVerificationCodeMail(brand, "042917"),
    facts: () => ["042917", "10 minutes"],
  },
  "reset code": {
    make: (brand) => createResetCodeMail(brand, "805316"),
    facts: () => ["805316", "Choose a new password", "your password is still safe"],
  },
  "sign-in code": {
    make: (brand) => createSignInCodeMail(brand, "314159"),
    facts: () => ["314159", "10 minutes", "It logs you in"],
  },
  "account exists": {
    make: createAccountExistsMail,
    facts: ({ url }) => [`${url}/account/login`, `${url}/account/forgot-password`],
  },
  "data ready": {
    make: (brand) => createExportReadyMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/general`, "November 22, 2026", "every original photo"],
  },
  "invitation to add photos": {
    make: (brand) => createInvitationMail(brand, INVITATION),
    facts: ({ url }) => [
      `${url}/p/abc123?r=collaborator-invite&e=aunt%2Bmaps%40mail.example`,
      "owner@mail.example",
      "Our “Summer” & more",
      "Do you have <b>Utah</b>?",
      "Suggest them for any county;",
    ],
  },
  "invitation to look": {
    make: (brand) => createInvitationMail(brand, { ...INVITATION, role: "VIEWER", note: "" }),
    facts: ({ url }) => [`${url}/p/abc123?r=collaborator-invite`, "would like to show you"],
  },
  "digest of suggestions": {
    make: (brand) =>
      createDigestMail(brand, {
        kind: "suggestion-digest",
        email: "owner@mail.example",
        projectId: "abc123",
        projectName: "Our “Summer” & more",
        unsubscribeToken: "signed.token",
        people: [
          { name: "Sister & Cousin", count: 30 },
          ...Array.from({ length: 11 }, (_, i) => ({ name: `Person ${i}`, count: 1 })),
        ],
      }),
    facts: ({ url }) => [
      `${url}/p/abc123/collaborate`,
      "41 new suggestions",
      "Sister & Cousin: 30 suggestions",
      "Person 8: 1 suggestion",
      "and 2 more people",
      `${url}/unsubscribe?token=signed.token`,
    ],
  },
  "confirmation of a new address": {
    make: (brand) => createEmailChangeMail(brand, CONFIRMATION),
    facts: ({ url }) => [
      `${url}/account/confirm-email?token=a%2Bb`,
      "November 22, 2026",
      "log in with your old address",
    ],
  },
  "confirmation of a new address by staff": {
    make: (brand) => createEmailChangeMail(brand, { ...CONFIRMATION, isOwn: false }),
    facts: () => ["We've also emailed your old address", "at least three days"],
  },
  "address with another account": {
    make: (brand) => createEmailChangeMail(brand, { kind: "email-change-taken", email: NEW_EMAIL }),
    facts: ({ url }) => ["so nothing has changed", `${url}/account/login`],
  },
  "notice of a new address by staff": {
    make: (brand) => createEmailChangeMail(brand, { ...NOTICE, kind: "email-change-notice" }),
    facts: ({ url }) => [
      NEW_EMAIL,
      `${url}/account/allow-email-change?token=a%2Bb`,
      `${url}/account/stop-email-change?token=a%2Bb`,
      "after three days",
    ],
  },
  "notice of the owner's new address": {
    make: (brand) =>
      createEmailChangeMail(brand, { ...NOTICE, kind: "email-change-notice", isOwn: true }),
    facts: ({ url }) => [
      NEW_EMAIL,
      "with your password",
      `${url}/account/stop-email-change?token=a%2Bb`,
    ],
  },
  "changed address": {
    make: (brand) => createEmailChangeMail(brand, { ...NOTICE, kind: "email-changed" }),
    facts: ({ url }) => [
      `is now ${NEW_EMAIL}`,
      "last email",
      "14 days",
      `${url}/account/stop-email-change?token=a%2Bb`,
    ],
  },
  "approved address": {
    make: (brand) => createEmailChangeMail(brand, { kind: "email-approved", email: NEW_EMAIL }),
    facts: ({ url }) => [`${url}/account/login`, "Until you've logged in once"],
  },
  "blocked reset": {
    make: createResetBlockedMail,
    facts: ({ url }) => [`${url}/account/login`, "log in with your password once"],
  },
  "account deleted": {
    make: (brand) => createAccountDeletedMail(brand, new Date("2026-11-22T08:00:00.000Z")),
    facts: ({ url }) => [`${url}/account/login`, "November 22, 2026", "last email"],
  },
};

const plain = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe.each(BRAND_IDS)("a mail of %s", (id) => {
  const brand = brands[id];

  it.each(Object.entries(SAMPLES))(
    "has the same content as HTML and as text: %s",
    (_name, sample) => {
      const content = sample.make(brand);
      const [html, text] = [plain(createMailHtml(content, brand)), createMailText(content, brand)];
      for (const fact of [content.heading, brand.name, brand.url, ...sample.facts(brand)]) {
        expect(html).toContain(fact);
        expect(text).toContain(fact);
      }
      expect(text.replace(INVITATION.note, "")).not.toMatch(/<\w/);
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
  const html = createMailHtml(content, brands.pm);
  expect(createMailHtml(createInvitationMail(brands.pm, INVITATION), brands.pm)).not.toContain(
    "<b>",
  );
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img");
});

it("carries no link of a stranger, and none of their words in the subject", () => {
  const trap =
    "URGENT: log in at https://evil.example/login, evil.example or call 1-800-555-0199-22";
  const person = { name: trap, count: 1 };
  const mails = [
    createInvitationMail(brands.pm, { ...INVITATION, projectName: trap, note: trap }),
    createInvitationMail(brands.pm, { ...INVITATION, projectName: trap, role: "VIEWER" }),
    createDigestMail(brands.pm, {
      kind: "suggestion-digest",
      email: "owner@mail.example",
      projectId: "abc123",
      projectName: "Our Summer",
      unsubscribeToken: "signed.token",
      people: [person, person, person],
    }),
  ];
  for (const mail of mails) {
    expect(mail.subject).not.toContain("URGENT");
    const received = [
      mail.subject,
      createMailText(mail, brands.pm),
      createMailHtml(mail, brands.pm),
    ].join();
    expect(received).toContain("URGENT: log in at");
    expect(received).not.toMatch(/evil\.example|555-0199/);
  }
});
