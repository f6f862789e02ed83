import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./support/chromium.ts";

const web = process.argv[2];
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
async function open(email, width, scheme) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  await context.request.post(`${web}/dev/sign-in`, { headers: { "x-photomap-client": "test" }, data: { email } });
  return context.newPage();
}
const shot = (page, name) => page.screenshot({ path: `/tmp/u-shots/${name}.png`, fullPage: true });
const step = process.argv[3];
if (step === "seed") {
  const page = await open("owner@photomap.example", 1440, "light");
  page.on("console", (m) => m.type() === "error" && console.log(m.text()));
  await page.goto(`${web}/product/sticker-tokens`);
  await page.waitForTimeout(3000);
  for (const name of [/10/]) await page.getByRole("radio", { name }).first().check({ force: true }).catch((e) => console.log(e.message));
  await page.getByRole("button", { name: /add to cart/i }).first().click();
  await page.waitForTimeout(3000);
  await page.goto(`${web}/cart`);
  await page.waitForTimeout(4000);
  await shot(page, "cart-1440-light");
  await page.goto(`${web}/account/orders`);
  await page.waitForTimeout(3000);
  await shot(page, "orders-1440-light");
  console.log(await page.getByRole("link", { name: /^Order #/ }).evaluateAll((l) => l.map((a) => a.getAttribute("href"))));
}
if (step === "look") {
  for (const [width, scheme] of [[390, "light"], [1440, "dark"], [390, "dark"]]) {
    const page = await open("owner@photomap.example", width, scheme);
    for (const [path, name] of [["/cart", "cart"], [process.argv[4], "order"]]) {
      await page.goto(web + path);
      await page.waitForTimeout(4000);
      await shot(page, `${name}-${width}-${scheme}`);
    }
    await page.context().close();
  }
}
await browser.close();
