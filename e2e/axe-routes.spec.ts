import { readFileSync } from "node:fs";
import { chooseSoakSize } from "@photomap/testing/soak";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { listBuiltPages } from "./support/built-routes.ts";
import { expect, requireWebUrl, signIn, test } from "./support/session.ts";
import { createFacts, type SiteFacts, seedFacts } from "./support/site-facts.ts";
import { SITE_ROUTES, type Visitor } from "./support/site-routes.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolations } from "./support/violations.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The gate checks every page in one of the first two, the long run in all of them. */
const COMBINATIONS = [
  { brand: "pm", colorScheme: "light", viewport: DESKTOP },
  { brand: "tbl", colorScheme: "dark", viewport: PHONE },
  { brand: "pm", colorScheme: "dark", viewport: PHONE },
  { brand: "tbl", colorScheme: "light", viewport: DESKTOP },
] as const;
const isLong = chooseSoakSize(0, 1) === 1;

type Combination = (typeof COMBINATIONS)[number];

const getContextOptions = ({ brand, ...look }: Combination): BrowserContextOptions => ({
  ...look,
  extraHTTPHeaders: { "x-business-id": brand },
});

/** The paths of a visitor's pages; stories cover those whose facts are missing. */
function listPaths(visitor: Visitor, { ids }: SiteFacts): string[] {
  const routes = Object.values(SITE_ROUTES).filter((route) => route.visitor === visitor);
  return routes.flatMap(({ paths, story }) =>
    paths.flatMap((path) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const missing = names.filter((name) => !ids[name]);
      if (missing.length === 0) return path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? "");
      if (isLong || story === undefined) throw new Error(`${path} needs ${missing.join(", ")}`);
      return [];
    }),
  );
}

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    await page.goto(requireWebUrl() + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // This text is shown while a project loads.
    await expect(page.getByText("Adventure is Out There!")).toHaveCount(0);
    await expectNoViolations(page, { state: path, isQuick: !isLong });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
}

test("every page of the route file is in the table, and every page without facts in a story", () => {
  const listed = Object.keys(SITE_ROUTES);
  // The document that starts without a connection has no content.
  const built = listBuiltPages().filter((path) => path !== "app-shell");
  expect(listed.toSorted()).toEqual(built.toSorted());
  const stories = new Set(Object.values(SITE_ROUTES).flatMap(({ story }) => story ?? []));
  const unchecked = [...stories].filter(
    (file) => !readFileSync(new URL(file, import.meta.url), "utf8").includes("expectNoViolations"),
  );
  expect(unchecked).toEqual([]);
});

const SHORT_COUNT = 2;

for (const [index, combination] of COMBINATIONS.slice(
  0,
  chooseSoakSize(SHORT_COUNT, 4),
).entries()) {
  const { brand, colorScheme, viewport } = combination;
  const options = getContextOptions(combination);
  const choosePaths = (visitor: Visitor, facts: SiteFacts) =>
    listPaths(visitor, facts).filter((_path, i) => isLong || i % SHORT_COUNT === index);

  test.describe(`pages of ${brand} in ${colorScheme} colors at ${viewport.width} px have no accessibility violations`, () => {
    let facts: SiteFacts;
    test.describe.configure({ timeout: chooseSoakSize(240_000, 400_000) });

    test.beforeAll(async ({ browser }) => {
      facts = await (isLong ? seedFacts : createFacts)(browser, options);
    });

    test("without React", async ({ browser }) => {
      const page = await (await browser.newContext(options)).newPage();
      await expectAccessible(page, choosePaths("reader", facts));
    });

    test("of guests", async ({ browser }) => {
      const page = await (await browser.newContext(options)).newPage();
      await expectAccessible(page, choosePaths("guest", facts));
    });

    test("of customers", async ({ browser, webUrl }) => {
      const page = await signIn(await browser.newContext(options), webUrl, facts.email);
      await expectAccessible(page, choosePaths("customer", facts));
    });

    test("of staff", async ({ browser }) => {
      const page = await signInAsStaff(browser, "ADMIN", options);
      await expectAccessible(page, choosePaths("staff", facts));
    });
  });
}
