import type { Browser, BrowserContext, ConsoleMessage } from "@playwright/test";

/** The address that errors.spec.ts loads to violate the policy; any other violation is a defect. */
export const TESTED_VIOLATION = "https://violation.example/";

/**
 * Collects what Chromium writes to the console about the content security policy, on all pages
 * until it is stopped.
 */
export function collectPolicyViolations(browser: Browser): {
  readonly violations: readonly string[];
  readonly stop: () => void;
} {
  const violations: string[] = [];
  const collect = (message: ConsoleMessage) => {
    const text = message.text();
    if (!text.includes("Content Security Policy") || text.includes(TESTED_VIOLATION)) return;
    violations.push(`${message.page()?.url()}: ${text}`);
  };
  const listen = (context: BrowserContext) => context.on("console", collect);
  for (const context of browser.contexts()) listen(context);
  browser.on("context", listen);
  return { violations, stop: () => browser.off("context", listen) };
}
