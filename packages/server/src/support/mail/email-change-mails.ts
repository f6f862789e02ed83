import type { EmailChangeMail } from "../../people/accounts/email-change-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

export function createEmailChangeMail(brand: MailBrand, about: EmailChangeMail): MailContent {
  switch (about.kind) {
    case "email-change":
      return createConfirmation(brand, about.token);
    case "email-change-notice":
      return createNotice(brand, about.newEmail);
    case "email-changed":
      return createChanged(brand, about.newEmail);
  }
}

function createConfirmation(brand: MailBrand, token: string): MailContent {
  const query = new URLSearchParams({ token });
  return {
    subject: `Confirm your new email address for ${brand.name}`,
    preview: "Your account will use this address once you confirm it.",
    heading: "Confirm your new email address",
    blocks: [
      {
        kind: "text",
        text: "You asked us to change your account's email address to this one. After you confirm it, log in with this address. Your password stays the same.",
      },
      {
        kind: "button",
        label: "Confirm this address",
        url: `${brand.url}/account/confirm-email?${query.toString()}`,
      },
      {
        kind: "note",
        text: "The link works for three days. If you didn't ask for this, ignore this email and nothing will change.",
      },
    ],
  };
}

function createNotice(brand: MailBrand, newEmail: string): MailContent {
  return {
    subject: `Your ${brand.name} email address is about to change`,
    preview: `We were asked to change it to ${newEmail}.`,
    heading: "Your email address is about to change",
    blocks: [
      {
        kind: "text",
        text: `We were asked to change your account's email address to ${newEmail}. It will change when someone opens the link we sent there.`,
      },
      {
        kind: "note",
        text: "If you didn't ask for this, contact us right away and we'll stop it.",
      },
      { kind: "button", label: "Contact us", url: `${brand.url}/contact/technical/change-email` },
    ],
  };
}

function createChanged(brand: MailBrand, newEmail: string): MailContent {
  return {
    subject: `Your ${brand.name} email address has changed`,
    preview: `It's now ${newEmail}.`,
    heading: "Your email address has changed",
    blocks: [
      {
        kind: "text",
        text: `Your account's email address is now ${newEmail}. Your maps, orders and tokens are still there. This is the last email we'll send to your old address.`,
      },
      {
        kind: "note",
        text: "If you didn't ask for this, contact us right away.",
      },
      { kind: "button", label: "Contact us", url: `${brand.url}/contact/technical/change-email` },
    ],
  };
}
