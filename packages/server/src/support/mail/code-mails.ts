import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

const LIFETIME = "The code works for 10 minutes. If you asked more than once, use the newest one.";

export function createVerificationCodeMail(brand: MailBrand, code: string): MailContent {
  return {
    subject: `${code} is your ${brand.name} verification code`,
    preview: "One more step and your account is ready.",
    heading: "Welcome",
    blocks: [
      { kind: "text", text: `Enter this code to finish creating your ${brand.name} account.` },
      { kind: "code", code },
      { kind: "note", text: `${LIFETIME} If you didn't ask for it, you can ignore this email.` },
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
        text: `${LIFETIME} If you didn't ask for it, your password is still safe. Never share the code with anyone, not even us.`,
      },
    ],
  };
}

export function createSignInCodeMail(brand: MailBrand, code: string): MailContent {
  return {
    subject: `${code} is your ${brand.name} code`,
    preview: "Enter it where you asked for it, and you're in.",
    heading: "Your code",
    blocks: [
      {
        kind: "text",
        text: "Enter this code on the page where you asked for it. It logs you in. If you don't have an account yet, it creates one.",
      },
      { kind: "code", code },
      {
        kind: "note",
        text: `${LIFETIME} If you didn't ask for it, you can ignore this email. Never share the code with anyone, not even us.`,
      },
    ],
  };
}

/** Sent while the address was changed without the old one's approval. */
export function createResetBlockedMail(brand: MailBrand): MailContent {
  return {
    subject: `About your ${brand.name} password`,
    preview: "Log in with your password first.",
    heading: "We can't reset your password by email yet",
    blocks: [
      {
        kind: "text",
        text: "We changed your account's email address without an answer from your old one. To keep your account safe, log in with your password once. After that, you can reset it by email again.",
      },
      { kind: "button", label: "Log in", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: `Don't remember your password? Write to us: ${brand.url}/contact/technical/log-in`,
      },
    ],
  };
}

/** Sent to an existing account on sign-up, because the response must not reveal that it exists. */
export function createAccountExistsMail(brand: MailBrand): MailContent {
  return {
    subject: `You already have a ${brand.name} account`,
    preview: "Log in, or choose a new password.",
    heading: "You already have an account",
    blocks: [
      {
        kind: "text",
        text: "Someone, probably you, tried to create an account with this address. You already have one, so you can just log in.",
      },
      { kind: "button", label: "Log in", url: `${brand.url}/account/login` },
      {
        kind: "note",
        text: `If it wasn't you, nothing has changed. Forgot your password? Choose a new one: ${brand.url}/account/forgot-password`,
      },
    ],
  };
}
