import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Links to the account page, because the address of the file is signed for the logged-in user. */
export function createExportReadyMail(brand: MailBrand, expiresAt: Date): MailContent {
  return {
    subject: `Your ${brand.name} data is ready`,
    preview: "All of your photos and maps in one file.",
    heading: "Your data is ready",
    blocks: [
      {
        kind: "text",
        text: "You asked for a copy of your data. It's all in one file: your account, your maps and every original photo.",
      },
      { kind: "button", label: "Download your data", url: `${brand.url}/account/general` },
      {
        kind: "note",
        text: `You can download the file until ${DAY.format(expiresAt)}. After that, we'll delete it. If you didn't ask for it, change your password.`,
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
        text: `We closed your account, as you asked. On ${day}, we'll delete it for good, along with your maps and photos. Until then, you can log in to get everything back.`,
      },
      { kind: "button", label: "Keep my account", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: "This is the last email we'll send you, unless you ask for one. If you didn't ask for this, log in and change your password.",
      },
    ],
  };
}
