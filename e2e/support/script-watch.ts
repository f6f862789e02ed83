import { CANARY_HOST, SCRIPT_PAYLOADS } from "@photomap/testing/script-payloads";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect } from "./session.ts";

export interface WatchedContext {
  readonly context: BrowserContext;
  readonly executed: readonly string[];
  /** Rejects when a payload runs, after which the page may be unusable. */
  readonly execution: Promise<never>;
}

/** Opens a context that records a payload that runs; no policy of its pages could block one. */
export async function watchScripts(browser: Browser): Promise<WatchedContext> {
  const context = await browser.newContext({ bypassCSP: true });
  const executed: string[] = [];
  const { promise: execution, reject } = Promise.withResolvers<never>();
  execution.catch(() => undefined);
  const record = (what: string) => {
    executed.push(what);
    reject(new Error(what));
  };
  await context.exposeBinding("xss", ({ page }, number: number) => {
    record(`payload ${number} ran on ${page.url()}`);
  });
  await context.route(`**//${CANARY_HOST}/**`, (route) => {
    record(`${route.request().frame().url()} requested ${route.request().url()}`);
    return route.abort();
  });
  context.on("dialog", (dialog) => {
    record(`a dialog of ${dialog.page()?.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { context, executed, execution };
}

/** Elements that a page would have if it showed a payload as markup, even where nothing ran. */
const MARKUP = [
  `[src^="//${CANARY_HOST}"], [href^="//${CANARY_HOST}"]`,
  "[onerror], [onload], [onfocus], [ontoggle], [onbegin], [onstart], [onmouseover]",
  '[href^="javascript:" i], [src^="javascript:" i], [data^="javascript:" i], [srcdoc]',
  "[onanimationstart], base, mglyph, marquee, meta[http-equiv=refresh]",
].join(", ");

/** Expects at least so many payloads on the page, as text or in its fields, and none as markup. */
export async function expectPayloadsAsText(page: Page, atLeast: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(countShown, SCRIPT_PAYLOADS), { message: page.url() })
    .toBeGreaterThanOrEqual(atLeast);
  const markup = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
    MARKUP,
  );
  expect(markup, page.url()).toEqual([]);
}

/** Counts shown payloads, whatever spaces end their lines; runs in the page. */
function countShown(payloads: readonly string[]): number {
  const normalize = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const fields = [...document.querySelectorAll("input, textarea")].map((field) =>
    "value" in field ? String(field.value) : "",
  );
  const labels = [...document.querySelectorAll("[aria-label], [alt]")].map(
    (labeled) => labeled.getAttribute("aria-label") ?? labeled.getAttribute("alt") ?? "",
  );
  const shown = normalize(
    [document.title, document.body.innerText, ...fields, ...labels].join(" "),
  );
  return payloads.filter((payload) => shown.includes(normalize(payload))).length;
}
