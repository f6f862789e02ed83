import type { APIRequestContext } from "@playwright/test";
import { expect } from "./session.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The code in the newest mail to an address, once there are as many mails as expected. */
export async function readCode(
  request: APIRequestContext,
  webUrl: string,
  email: string,
  count = 1,
): Promise<string> {
  const url = `${webUrl}/dev/inbox/mails.json?to=${encodeURIComponent(email)}`;
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = await (await request.get(url)).json();
        return mails.length;
      },
      { timeout: 20_000 },
    )
    .toBe(count);
  const code = /^ {4}(\d{6})$/m.exec(mails.at(-1)?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`The mail to ${email} has no code`);
  return code;
}
