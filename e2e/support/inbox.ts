import type { APIRequestContext } from "@playwright/test";
import { expect } from "./session.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address, once there are as many as expected. */
async function readNewestMail(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count: number,
): Promise<Mail> {
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
  const newest = mails.at(-1);
  if (newest === undefined) throw new Error(`There is no mail to ${email}`);
  return newest;
}

/** The code in the newest mail to an address, once there are as many mails as expected. */
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

/** The path of the link in the only mail to an address, on the running product. */
export async function readInvitation(
  request: APIRequestContext,
  webUrl: string,
  email: string,
): Promise<string> {
  const { text } = await readNewestMail(request, webUrl, email, 1);
  const link = /https?:\/\/\S+\/p\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail to ${email} has no link`);
  const { pathname, search } = new URL(link);
  return `${webUrl}${pathname}${search}`;
}
