import type { Browser, Page } from "@playwright/test";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

const PHONE = { width: 390, height: 844 };

const BRANDS = [
  { id: "pm", name: "Photomap", host: "photomap.example" },
  { id: "tbl", name: "The Big Loop", host: "thebigloop.example" },
] as const;

async function openAs(
  browser: Browser,
  options: { brand?: string; viewport?: typeof PHONE },
): Promise<Page> {
  const { brand = "pm", ...rest } = options;
  const context = await browser.newContext({
    ...rest,
    extraHTTPHeaders: { "x-business-id": brand },
  });
  return context.newPage();
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("NAV-03 a new page starts at the top, a revisited one at its scroll position", async ({
  page,
  webUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${webUrl}/create`);
  const heading = page.getByRole("heading", { name: "Your Photo Map Projects" });
  await expect(heading).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Story" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Our Story" })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 100));
  await page.goBack();
  await expect(heading).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(250);
});

test("NAV-05 the menu below 768 px works by keyboard and has an accessible name", async ({
  browser,
  webUrl,
}) => {
  const page = await openAs(browser, { viewport: PHONE });
  await page.goto(webUrl);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const names = ["Photomap, home", "Register", "Log In"];
  const product = ["Home", "Shop", "Your Projects", "About Us"];
  const help = ["General Help", "Contact Us", "Privacy"];
  for (const name of [...names, ...product, ...help]) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole("navigation")).toHaveCount(2);
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement?.closest("main, footer, header > div > nav") !== null,
    );
    expect(outside).toBe(false);
  }
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ ...PHONE, width: 768 });
  await expect(button).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.setViewportSize({ ...PHONE, width: 767 });
  await expect(button).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

for (const start of ["/", "/create"]) {
  test(`NAV-05 the menu opened on ${start} closes when the route changes`, async ({
    browser,
    webUrl,
  }) => {
    const page = await openAs(browser, { viewport: PHONE });
    await page.goto(webUrl + start);
    const menu = page.getByRole("dialog", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { name: "Our Story" })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(webUrl + start);
    await expect(menu).toBeHidden();
  });
}

test("NAV-05 a signed-in user finds the account in the menu and logs out there", async ({
  browser,
  webUrl,
}) => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.goto(webUrl);
  // The page after the logout is prefetched with the account.
  const prefetch = page.waitForResponse((response) => {
    const request = response.request();
    return request.url() === `${webUrl}/` && "sec-purpose" in request.headers();
  });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/account");
  await menu.getByRole("link", { name: "Home", exact: true }).hover();
  await prefetch;
  await menu.getByRole("button", { name: "Log Out" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${webUrl}/`);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link", { name: "Register" })).toBeVisible();
});

for (const { id, name, host } of BRANDS) {
  test(`${name} has its own logo, color, manifest and address for search engines`, async ({
    browser,
    webUrl,
  }) => {
    const page = await openAs(browser, { brand: id });
    await page.goto(webUrl);
    await expect(
      page.getByRole("banner").getByRole("link", { name: `${name}, home` }),
    ).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://${host}/`);
    const accent = page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue("--accent"),
    );
    expect((await accent).toUpperCase()).toBe(id === "pm" ? "#00BAF2" : "#A99BF5");
    const manifest = await page.request.get(`${webUrl}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name });
    const robots = await page.request.get(`${webUrl}/robots.txt`);
    expect(await robots.text()).toContain(`Sitemap: https://${host}/sitemap.xml`);
  });
}

test("the host name decides the brand where no header does", async ({ request, webUrl }) => {
  const answer = await request.get(webUrl, { headers: { host: "thebigloop.example" } });
  expect(await answer.text()).toContain("<title>The Big Loop</title>");
});

test("a page's requests carry its business id", async ({ page, webUrl }) => {
  const sending = page.waitForRequest(`${webUrl}/graphql`);
  await page.goto(`${webUrl}/p/abcdef?brand=tbl`, { waitUntil: "commit" });
  const request = await sending;
  expect(request.method()).toBe("POST");
  expect(request.headers()["x-business-id"]).toBe("tbl");
});

test("the home page loads no script files, and shows its map at once", async ({ page, webUrl }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(webUrl, { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  const hero = page.getByRole("img", { name: /^A framed map of the United States/ });
  expect(await hero.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(700);
});
