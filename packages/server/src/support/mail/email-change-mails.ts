import type {
  EmailChangeConfirmationMail,
  EmailChangeMail,
  EmailChangeNoticeMail,
} from "../../people/accounts/email-change-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function createEmailChangeMail(brand: MailBrand, mail: EmailChangeMail): MailContent {
  switch (mail.kind) {
    case "email-change":
      return createConfirmation(brand, mail);
    case "email-change-taken":
      return createTaken(brand);
    case "email-change-notice":
      return mail.isOwn ? createOwnNotice(brand, mail) : createNotice(brand, mail);
    case "email-changed":
      return createChanged(brand, mail);
    case "email-approved":
      return createApproved(brand);
  }
}

function createConfirmation(brand: MailBrand, mail: EmailChangeConfirmationMail): MailContent {
  const approval: MailBlock = {
    kind: "text",
    text: "We've also emailed your old address. Approve the change there, and it's made right away. If you can't open that mailbox, it takes at least three days.",
  };
  const logIn: MailBlock = {
    kind: "text",
    text: "If you aren't logged in, we'll ask you to log in with your old address first.",
  };
  return {
    subject: `Confirm your new email address for ${brand.name}`,
    preview: "Your account will use this address once you confirm it.",
    heading: "Confirm your new email address",
    blocks: [
      {
        kind: "text",
        text: "You asked us to change your account's email address to this one. After you confirm it, log in with this address. Your password stays the same.",
      },
      mail.isOwn ? logIn : approval,
      {
        kind: "button",
        label: "Confirm this address",
        url: createLink(brand, "confirm-email", mail.token),
      },
      {
        kind: "note",
        text: `The link works until ${DAY.format(mail.expiresAt)}. If you didn't ask for this, ignore this email and nothing will change.`,
      },
    ],
  };
}

function createTaken(brand: MailBrand): MailContent {
  return {
    subject: `This address already has a ${brand.name} account`,
    preview: "Nothing has changed.",
    heading: "This address already has an account",
    blocks: [
      {
        kind: "text",
        text: "Someone, probably you, asked to use this address for another account. It already has an account of its own, so nothing has changed.",
      },
      {
        kind: "note",
        text: "To use it for the other account, first change the email address of this one, or delete this account. If it wasn't you, you can ignore this email.",
      },
      { kind: "button", label: "Log in", url: `${brand.url}/account/login` },
    ],
  };
}

function createOwnNotice(
  brand: MailBrand,
  { newEmail, token }: EmailChangeNoticeMail,
): MailContent {
  return {
    subject: `Your ${brand.name} email address is about to change`,
    preview: `Someone with your password asked us to change it to ${newEmail}.`,
    heading: "Your email address is about to change",
    blocks: [
      {
        kind: "text",
        text: `Someone logged in to your account and asked us, with your password, to change its email address to ${newEmail}. It will change when someone who is logged in to your account opens the link we sent there.`,
      },
      {
        kind: "note",
        text: "If that was you, there's nothing to do here. If it wasn't, stop the change, then choose a new password.",
      },
      {
        kind: "button",
        label: "Stop the change",
        url: createLink(brand, "stop-email-change", token),
      },
    ],
  };
}

function createNotice(brand: MailBrand, { newEmail, token }: EmailChangeNoticeMail): MailContent {
  return {
    subject: `Did you ask for a new ${brand.name} email address?`,
    preview: `We were asked to change it to ${newEmail}.`,
    heading: "Did you ask for a new email address?",
    blocks: [
      {
        kind: "text",
        text: `Someone contacted us and asked to change your account's email address to ${newEmail}. If that was you, approve it.`,
      },
      {
        kind: "button",
        label: "Approve the change",
        url: createLink(brand, "allow-email-change", token),
      },
      {
        kind: "text",
        text: "If it wasn't you, stop it now. Without an answer, we may change the address after three days, because people write to us when they've lost their mailbox.",
      },
      {
        kind: "button",
        label: "Stop the change",
        url: createLink(brand, "stop-email-change", token),
      },
    ],
  };
}

function createChanged(brand: MailBrand, { newEmail, token }: EmailChangeNoticeMail): MailContent {
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
        text: "If you didn't ask for this, take your account back. You can do that for 14 days.",
      },
      {
        kind: "button",
        label: "Undo the change",
        url: createLink(brand, "stop-email-change", token),
      },
    ],
  };
}

function createApproved(brand: MailBrand): MailContent {
  return {
    subject: `Log in to ${brand.name} with your new address`,
    preview: "We changed your account's email address to this one.",
    heading: "Your new address is ready",
    blocks: [
      {
        kind: "text",
        text: "We changed your account's email address to this one, as you asked. Log in with it and the password you've always used.",
      },
      { kind: "button", label: "Log in", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: "Until you've logged in once, we can't reset your password by email. That keeps your account safe from strangers.",
      },
    ],
  };
}

function createLink(brand: MailBrand, page: string, token: string): string {
  return `${brand.url}/account/${page}?${new URLSearchParams({ token }).toString()}`;
}
