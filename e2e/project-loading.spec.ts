import { expect, signIn, test, uniqueEmail } from "./support/session.ts";

test("PRJ-18 a project that cannot be loaded shows the error", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.route("**/graphql", (route) => route.fulfill({ status: 500 }));
  await page.goto(`${webUrl}/p/abcdef`);
  await expect(page.getByRole("alert").getByText("Uh oh!")).toBeVisible();
  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").getByText("No connection")).toBeVisible();
});

test("PRJ-18 a project shows its progress while it loads", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(`${webUrl}/p/abcdef`, { waitUntil: "commit" });
  await expect(page.getByText("Adventure is Out There!")).toBeVisible();
  await expect(
    page.getByText("It may take a moment for our servers to find it though."),
  ).toBeVisible();
  release();
  await expect(page.getByText("We could not find this project")).toBeVisible();
});
