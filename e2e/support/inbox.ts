import type { APIRequestContext } from "@playwright/test";
import { expect } from "./session.ts";

interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for as many emails to an address as expected, and returns them. */
export async function readMails(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count: number,
): Promise<Mail[]> {
  const url = `${webUrl}/dev/inbox/mails.json?to=${encodeURIComponent(email)}`;
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = await (await request.get(url)).json();
        return mails.length;
      },
      { timeout: 30_000 },
    )
    .toBe(count);
  return mails;
}

async function readNewestMail(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count: number,
): Promise<Mail> {
  const newest = (await readMails(request, webUrl, email, count)).at(-1);
  if (newest === undefined) throw new Error(`There is no mail to ${email}`);
  return newest;
}

/** Waits for as many emails to an address as expected, and returns the newest one's code. */
export async function readCode(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count = 1,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, count);
  const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`The mail to ${email} has no code`);
  return code;
}

/** The link in the only email to an address, on the running product. */
export async function readInvitation(
  request: APIRequestContext,
  webUrl: string,
  email: string,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, 1);
  return findLink(text, /https?:\/\/\S+\/p\/\S+/, webUrl);
}

/** The link that confirms a new address, from the only email to it. */
export async function readConfirmationLink(
  request: APIRequestContext,
  webUrl: string,
  email: string,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, 1);
  return findLink(text, /https?:\/\/\S+\/account\/confirm-email\?\S+/, webUrl);
}

/** The link with which the old address stops or undoes an email change, from its nth email. */
export async function readStopLink(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count: number,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, count);
  return findLink(text, /https?:\/\/\S+\/account\/stop-email-change\?\S+/, webUrl);
}

/** The link with which the old address approves an email change, from its nth email. */
export async function readApprovalLink(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count: number,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, count);
  return findLink(text, /https?:\/\/\S+\/account\/allow-email-change\?\S+/, webUrl);
}

/** The link that redeems an order's tokens; the receipt is mailed at the same time. */
export async function readTokenLink(
  request: APIRequestContext,
  webUrl: string,
  email: string,
): Promise<string> {
  const mails = await readMails(request, webUrl, email, 2);
  const text = mails.find(({ subject }) => subject === "Your sticker tokens")?.text ?? "";
  return findLink(text, /https?:\/\/\S+\/redeem\?\S+/, webUrl);
}

/** The link to the thread in the answer to a ticket; a confirmation came before it. */
export async function readTicketLink(
  request: APIRequestContext,
  webUrl: string,
  email: string,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, 2);
  return findLink(text, /https?:\/\/\S+\/contact\/tickets\/\S+/, webUrl);
}

function findLink(text: string, pattern: RegExp, webUrl: string): string {
  const link = pattern.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail has no link: ${text}`);
  const { pathname, search } = new URL(link);
  return `${webUrl}${pathname}${search}`;
}
