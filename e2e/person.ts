import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** A test starts with a product that is up; where it is, the global set-up found out. */
export const test = base.extend<{ webUrl: string }>({
  // Playwright reads the names of what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  webUrl: async ({}, use) => {
    const url = process.env["WEB_URL"];
    if (url === undefined) throw new Error("The product is not running");
    await use(url);
  },
});

export { expect };

/** A browser profile of its own in which somebody is signed in, by address alone. */
export async function signIn(
  context: BrowserContext,
  webUrl: string,
  email: string,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${webUrl}/account/login`);
  const status = await page.evaluate(async (address) => {
    const answer = await fetch("/dev/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", "x-photomap-client": "test" },
      body: JSON.stringify({ email: address }),
    });
    return answer.status;
  }, email);
  expect(status).toBe(200);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("heading", { name: "Your Photo Map Projects" })).toBeVisible();
  return page;
}

/** An address nobody else in this run uses. */
export function uniqueEmail(): string {
  return `person-${crypto.randomUUID()}@photomap.example`;
}

/** A new map of the 50 states, 36 by 24 inches, made through the dialog. */
export async function createProject(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByRole("button", { name: /^50 States/ }).click();
  await page.getByRole("button", { name: /^36 × 24 in/ }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
}
