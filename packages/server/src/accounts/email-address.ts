import { accountMessages, formatMessage } from "@photomap/messages";

const MAX_LENGTH = 254;

/** One spelling per mailbox: what is stored, compared and counted. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function findEmailProblem(email: string): string | undefined {
  if (email === "") return formatMessage(accountMessages.enterEmail);
  const isSound = email.length <= MAX_LENGTH && /^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>".]+$/.test(email);
  return isSound ? undefined : formatMessage(accountMessages.invalidEmail);
}

/** Only a verified address proves that somebody belongs to the company. */
export function isInternalAddress(
  account: { readonly email: string; readonly email_verified: boolean },
  companyDomain: string,
): boolean {
  return account.email_verified && account.email.endsWith(`@${companyDomain}`);
}
