import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { E2E_DATABASE } from "../global-setup.ts";
import { checkOut } from "./check-out.ts";
import { queryApi } from "./project-page.ts";
import { expect, requireWebUrl, signIn, uniqueEmail } from "./session.ts";
import { signInAsStaff } from "./staff.ts";

/** The ids that pages with parameters need, and the account they belong to. */
export interface SiteFacts {
  readonly email: string;
  readonly ids: Readonly<Record<string, string>>;
}

const SEED = fileURLToPath(new URL("../../ops/seed/main.ts", import.meta.url));
const SEEDED_OWNER = "owner@photomap.example";
const SEEDED_MAP = "Trips abroad";

/** Creates an account with an empty map and a message. */
export async function createFacts(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SiteFacts> {
  const email = uniqueEmail();
  const page = await signIn(await browser.newContext(options), requireWebUrl(), email);
  const { createMapmakerFile } = await queryApi(
    page,
    `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
       ... on CreateMapmakerFileSuccess { file { id } } } }`,
  );
  const { file } = createMapmakerFile as { file: { id: string } };
  const ids = { map: file.id, opening: "CO", ticket: await createTicket(page, email) };
  return { email, ids: { ...ids, ...(await findListed(browser, options)) } };
}

/** Adds the example data of `pnpm dev`: photos, suggestions, orders and sticker sheets. */
export async function seedFacts(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SiteFacts> {
  await promisify(execFile)(process.execPath, [SEED, "--database", E2E_DATABASE]);
  const email = SEEDED_OWNER;
  const page = await signIn(await browser.newContext(options), requireWebUrl(), email);
  const { files } = (await queryApi(page, "{ files { id name } }")) as {
    files: { id: string; name: string }[];
  };
  const map = files.find(({ name }) => name === SEEDED_MAP)?.id ?? "";
  const ids = {
    map,
    ...(await findSuggestion(page, map)),
    ticket: await createTicket(page, email),
    promotion: "summer-of-maps",
    ...(await buyKit(page, email)),
    ...(await findListed(browser, options)),
    sheets: await layOutSheets(browser),
  };
  return { email, ids };
}

async function createTicket(page: Page, email: string): Promise<string> {
  const id = crypto.randomUUID();
  const created = await queryApi(
    page,
    `mutation { createTicket(input: { id: "${id}", question: "something-else/other", subject: "",
       name: "Customer 12", email: "${email}", message: "Hello" }) { __typename } }`,
  );
  expect(created).toEqual({ createTicket: { __typename: "CreatedTicket" } });
  return id;
}

/** The first entry of each staff list; empty for a list without entries. */
async function findListed(browser: Browser, options: BrowserContextOptions) {
  const staff = await signInAsStaff(browser, "ADMIN", options);
  const find = async (list: string) => {
    const html = await (await staff.request.get(requireWebUrl() + list)).text();
    return new RegExp(`href="${list}/([^"?]+)"`).exec(html)?.[1] ?? "";
  };
  return {
    product: await find("/staff/products"),
    customer: await find("/staff/customers"),
    pickup: await find("/staff/pickups"),
  };
}

async function findSuggestion(page: Page, map: string) {
  const { file } = (await queryApi(
    page,
    `{ file(id: "${map}") { openingSuggestions { id openingId } } }`,
  )) as { file: { openingSuggestions: { id: string; openingId: string }[] } };
  const [first] = file.openingSuggestions;
  return { opening: first?.openingId ?? "", suggestion: first?.id ?? "" };
}

/** Pays an order; a second cart stays at the checkout. */
async function buyKit(page: Page, email: string) {
  const openCheckout = async () => {
    await page.goto(`${requireWebUrl()}/product/grommet-kit`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("link", { name: "View cart" }).click();
  };
  await openCheckout();
  const order = await checkOut(page, email);
  const paid = /checkout\/([^/]+)\/complete/.exec(page.url())?.[1] ?? "";
  await openCheckout();
  await page.getByRole("button", { name: "CHECKOUT" }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  return { order, paid, checkout: /checkout\/([^/?]+)/.exec(page.url())?.[1] ?? "" };
}

/** Lays out the seeded sticker order again, which replaces an earlier set of sheets. */
async function layOutSheets(browser: Browser): Promise<string> {
  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${requireWebUrl()}/staff/stickers`);
  await staff.getByRole("button", { name: "Lay out sheets" }).first().click();
  await expect(staff).toHaveURL(/\/staff\/stickers\/[^/]+$/, { timeout: 60_000 });
  return staff.url().split("/").at(-1) ?? "";
}
