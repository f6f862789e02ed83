import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { waitForHydrationIn } from "./hydration.ts";
import { collectPolicyViolations } from "./policy-violations.ts";
import { resetRateLimits } from "./rate-limits.ts";

/** The address of the running product, which the global setup wrote to the environment. */
export function requireWebUrl(): string {
  const url = process.env["WEB_URL"];
  if (url === undefined) throw new Error("The product is not running");
  return url;
}

interface TestFixtures {
  webUrl: string;
  closedContexts: void;
  unusedRateLimits: void;
}

export const test = base.extend<TestFixtures, { hydratedPages: void }>({
  hydratedPages: [
    async ({ browser }, use) => {
      waitForHydrationIn(browser);
      await use();
    },
    { auto: true, scope: "worker" },
  ],
  /**
   * Closes pages after a test, because open ones would take CPU time from the next. None may have
   * violated its content security policy.
   */
  closedContexts: [
    async ({ browser }, use) => {
      const { violations, stop } = collectPolicyViolations(browser);
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
      stop();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  unusedRateLimits: [
    // Playwright reads the names of required fixtures from the destructuring pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await resetRateLimits();
      await use();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  webUrl: async ({}, use) => {
    await use(requireWebUrl());
  },
});

export { expect };

/** Signs the profile in through the development endpoint and opens a blank page. */
export async function signIn(
  context: BrowserContext,
  webUrl: string,
  email: string,
): Promise<Page> {
  const answer = await context.request.post(`${webUrl}/dev/sign-in`, {
    headers: { "x-photomap-client": "test" },
    data: { email },
  });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** Signs in and opens the list of projects. */
export async function signInToProjects(
  context: BrowserContext,
  webUrl: string,
  email: string,
): Promise<Page> {
  const page = await signIn(context, webUrl, email);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("heading", { name: "Your Photo Map Projects" })).toBeVisible();
  return page;
}

/** An address that is unique within the run. */
export function uniqueEmail(): string {
  return `person-${crypto.randomUUID()}@photomap.example`;
}

/** Creates a 50 States project of 36 x 24 in by its URL; create.spec.ts tests the dialog. */
export async function createProject(page: Page): Promise<void> {
  await page.goto(`${requireWebUrl()}/p/new/50-states-36x24`);
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
}
