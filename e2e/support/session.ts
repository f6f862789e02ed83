import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

/** Adds the address of the running product, which the global setup wrote to the environment. */
export const test = base.extend<{ webUrl: string }>({
  // Playwright reads the names of required fixtures from the destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  webUrl: async ({}, use) => {
    const url = process.env["WEB_URL"];
    if (url === undefined) throw new Error("The product is not running");
    await use(url);
  },
});

export { expect };

/** Signs in through the development endpoint, which needs only the address. */
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

/** Unique within the run. */
export function uniqueEmail(): string {
  return `person-${crypto.randomUUID()}@photomap.example`;
}

/** Creates a 50 States project, 36 x 24 in, through the dialog. */
export async function createProject(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByRole("button", { name: /^50 States/ }).click();
  await page.getByRole("button", { name: /^36 × 24 in/ }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
}
