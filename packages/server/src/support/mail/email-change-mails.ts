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
    subject: `Confirm your new address for ${brand.name}`,
    preview: "Your account gets this address when you confirm it.",
    heading: "Is this your new address?",
    blocks: [
      {
        kind: "text",
        text: "You asked us to change the address of your account to this one. Confirm it, and log in with it from then on. Your password stays the same.",
      },
      {
        kind: "button",
        label: "Confirm this address",
        url: `${brand.url}/account/confirm-email?${query.toString()}`,
      },
      {
        kind: "note",
        text: "The link works for three days. If you did not ask for this, do nothing: nothing changes.",
      },
    ],
  };
}

function createNotice(brand: MailBrand, newEmail: string): MailContent {
  return {
    subject: `A new address for your ${brand.name} account`,
    preview: `We were asked to change it to ${newEmail}.`,
    heading: "Your address is about to change",
    blocks: [
      {
        kind: "text",
        text: `We were asked to change the address of your account to ${newEmail}. It changes when the link that we sent there is opened.`,
      },
      {
        kind: "note",
        text: "If you did not ask for this, write to us at once: we stop it.",
      },
      { kind: "button", label: "Contact us", url: `${brand.url}/contact/technical/change-email` },
    ],
  };
}

function createChanged(brand: MailBrand, newEmail: string): MailContent {
  return {
    subject: `The address of your ${brand.name} account has changed`,
    preview: `It is ${newEmail} now.`,
    heading: "Your address has changed",
    blocks: [
      {
        kind: "text",
        text: `The address of your account is ${newEmail} now, with your maps, orders and tokens. This is the last email we send to the old one.`,
      },
      {
        kind: "note",
        text: "If you did not ask for this, write to us at once.",
      },
      { kind: "button", label: "Contact us", url: `${brand.url}/contact/technical/change-email` },
    ],
  };
}
