import { expect, test } from "./support/session.ts";

test("a new visitor's product page hydrates when it is used, and keeps earlier choices", async ({
  page,
  webUrl,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/island-product-*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  // The script's element is on the page for a moment only.
  await page.addInitScript(() => {
    const isModule = (node: Node) => node instanceof HTMLScriptElement && node.type === "module";
    new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(isModule))) {
        document.body.dataset["started"] = "";
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const isStarted = () => page.evaluate(() => "started" in document.body.dataset);
  const address = `${webUrl}/product/framed-50-states-photo-map`;
  await page.goto(address, { waitUntil: "commit" });
  // These are loaded after the page, and do not run.
  await expect(page.locator("link[rel=modulepreload][href*='island-product']")).toHaveCount(1);
  expect(await isStarted()).toBe(false);

  await page.getByRole("radio", { name: "24 × 16 in" }).check();
  await page.getByRole("radio", { name: "Walnut", exact: true }).check();
  await page.getByText("Add a gift note").click();
  await page.getByLabel("Gift note", { exact: true }).fill("For the hallway");
  await page.getByRole("button", { name: "Choose your map" }).click();
  await expect.poll(isStarted).toBe(true);
  released.resolve();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/Frame=Walnut.*Size=24/);
  await expect(page.locator("input[value=Walnut]")).toBeChecked();
  await expect(page.getByLabel("Gift note", { exact: true })).toHaveValue("For the hallway");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Large view" }).click();
  const picture = page.getByRole("dialog", { name: "Large view" }).getByRole("img");
  await expect(picture).toBeInViewport({ ratio: 1 });
});

test("a product page hydrates at once for a visitor with a cart", async ({ page, webUrl }) => {
  await page.goto(`${webUrl}/product/grommet-kit`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await page.goto(`${webUrl}/product/hanging-kit`, { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});
