import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

const LIFETIME = "The code works for 10 minutes, and only the newest one counts.";

export function createVerificationCodeMail(brand: MailBrand, code: string): MailContent {
  return {
    subject: `${code} is your ${brand.name} verification code`,
    preview: "One more step and your account is ready.",
    heading: "Welcome",
    blocks: [
      { kind: "text", text: `Enter this code to finish creating your ${brand.name} account.` },
      { kind: "code", code },
      { kind: "note", text: `${LIFETIME} If you did not ask for it, you can ignore this email.` },
    ],
  };
}

export function createResetCodeMail(brand: MailBrand, code: string): MailContent {
  return {
    subject: `${code} is your ${brand.name} password reset code`,
    preview: "Use it to choose a new password.",
    heading: "Choose a new password",
    blocks: [
      { kind: "text", text: "Enter this code to choose a new password for your account." },
      { kind: "code", code },
      {
        kind: "note",
        text: `${LIFETIME} If you did not ask for it, your password is still safe. Never tell the code to anybody, not even to us.`,
      },
    ],
  };
}

/** Sent to an existing account on sign-up, because the response must not reveal that it exists. */
export function createAccountExistsMail(brand: MailBrand): MailContent {
  return {
    subject: `You already have a ${brand.name} account`,
    preview: "Log in, or choose a new password.",
    heading: "You are already with us",
    blocks: [
      {
        kind: "text",
        text: "Somebody, probably you, tried to create an account with this address. There is one already, so you can simply log in.",
      },
      { kind: "button", label: "Log In", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: `Forgot your password? Choose a new one at ${brand.url}/account/forgot-password. If it was not you, nothing has changed.`,
      },
    ],
  };
}
