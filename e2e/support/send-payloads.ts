import { SCRIPT_PAYLOADS } from "@photomap/testing/script-payloads";
import type { BrowserContext } from "@playwright/test";
import { expect, requireWebUrl } from "./session.ts";

/** All payloads in one text, one per line. */
export const ALL_PAYLOADS = SCRIPT_PAYLOADS.join("\n");

/** Sends an operation with the context's cookies and returns its only field. */
export async function send<Field>(
  context: BrowserContext,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Field> {
  const answer = await context.request.post(`${requireWebUrl()}/graphql`, {
    headers: { "x-photomap-client": "test" },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  if (errors !== undefined) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  const [field] = Object.values<Field>(data);
  if (field === undefined) throw new Error(`${query} has no field`);
  return field;
}

/** Waits for as many emails to an address as expected, and returns their paths in the inbox. */
export async function listMails(
  context: BrowserContext,
  email: string,
  { count, atLeast }: { readonly count: number; readonly atLeast: number },
): Promise<[path: string, atLeast: number][]> {
  const url = `${requireWebUrl()}/dev/inbox/mails.json?to=${encodeURIComponent(email)}`;
  const read = async (): Promise<{ id: number }[]> => (await context.request.get(url)).json();
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
  return (await read()).map(({ id }) => [`/dev/inbox/${id}`, atLeast]);
}
