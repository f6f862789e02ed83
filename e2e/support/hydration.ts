import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Waits for hydration, because earlier keys and gestures are lost; document pages have none. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // A read-first page hydrates when it is used.
  if ((await page.locator("script[data-modules]").count()) > 0) {
    await page.locator("html").dispatchEvent("wheel");
  }
  await page.waitForFunction(
    () =>
      document.querySelector("link[rel=modulepreload]") === null ||
      "hydrated" in document.documentElement.dataset,
  );
}

/** Makes `goto` and `reload` resolve after hydration. */
function waitAfterLoads(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await waitUntilHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== "commit") await waitUntilHydrated(page);
    return response;
  };
}

export function waitInContext(context: BrowserContext): void {
  for (const page of context.pages()) waitAfterLoads(page);
  context.on("page", waitAfterLoads);
}

/** Makes all pages of all contexts wait for hydration, present and future ones. */
export function waitForHydrationIn(browser: Browser): void {
  for (const context of browser.contexts()) waitInContext(context);
  browser.on("context", waitInContext);
}
