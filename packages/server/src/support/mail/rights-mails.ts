import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Links to the account page: the address of the file is signed for the logged-in user. */
export function createExportReadyMail(brand: MailBrand, expiresAt: Date): MailContent {
  return {
    subject: `Your ${brand.name} data is ready`,
    preview: "All of your photos and maps in one file.",
    heading: "Your data is ready",
    blocks: [
      {
        kind: "text",
        text: "You asked for everything you have with us. It is packed in one file: your account, your maps and every original photo.",
      },
      { kind: "button", label: "Download your data", url: `${brand.url}/account/general` },
      {
        kind: "note",
        text: `The file waits until ${DAY.format(expiresAt)}, then we remove it. If you did not ask for it, change your password.`,
      },
    ],
  };
}

export function createAccountDeletedMail(brand: MailBrand, restorableUntil: Date): MailContent {
  const day = DAY.format(restorableUntil);
  return {
    subject: `Your ${brand.name} account is being deleted`,
    preview: `You can change your mind until ${day}.`,
    heading: "Goodbye",
    blocks: [
      {
        kind: "text",
        text: `Your account is closed, as you asked. On ${day} we remove it for good, with your maps and your photos. Until then you can log in to get everything back.`,
      },
      { kind: "button", label: "Keep my account", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: "This is the last email we send you on our own. If it was not you who asked, log in and change your password.",
      },
    ],
  };
}
