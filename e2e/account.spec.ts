import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readCode } from "./support/inbox.ts";
import { expect, signIn, test } from "./support/session.ts";
import { fillSignUp, newEmail, open, PASSWORD, register } from "./support/sign-up.ts";

const RESET_REQUIRED = {
  __typename: "PasswordResetRequired",
  message: "Password reset required for the user.",
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Holds the page's API requests back until released. */
async function holdApi(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("ACC-08 a person signs up, proves the address, logs out, forgets the password and is back", async ({
    page,
    webUrl,
  }) => {
    const email = newEmail();
    await open(page, `${webUrl}/account/register?redirectTo=%2Faccount`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create an Account" }).click();

    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("Enter your verification code")).toBeVisible();
    await expectAccessible(page);
    await readCode(page.request, webUrl, email);
    const release = await holdApi(page);
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByRole("button", { name: "Sending a new code" })).toBeVisible();
    release();
    await expect(page.getByText("A new code is on its way.")).toBeVisible();
    const code = await readCode(page.request, webUrl, email, 2);
    await page.getByLabel("Verification code").fill(code);
    await page.getByRole("button", { name: "Verify" }).click();

    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL(`${webUrl}/`);

    await open(page, `${webUrl}/account`);
    await expect(page).toHaveURL(/\/account\/login\?redirectTo=%2Faccount$/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("not my password");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Incorrect password.");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send the code" }).click();

    await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await expectAccessible(page);
    const resetCode = await readCode(page.request, webUrl, email, 3);
    await page.getByLabel("Verification code").fill(resetCode);
    await page.getByLabel("New password").fill("eight gray cranes");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  });
});

test("ACC-01 ACC-10 the box is where its address says, and account pages lead to it", async ({
  page,
  webUrl,
}) => {
  for (const [path, heading] of [
    ["login", "Log In"],
    ["register", "Create an Account"],
    ["verify", "Verify your email"],
    ["forgot-password", "Forgot your password?"],
    ["reset-password", "Choose a new password"],
    ["reset-required", "Choose a new password"],
  ] as const) {
    await open(page, `${webUrl}/account/${path}`);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.locator("[aria-invalid]").first()).toBeFocused();
    await expectAccessible(page);
  }
  for (const path of ["", "/general", "/orders", "/sticker-tokens"]) {
    await page.goto(`${webUrl}/account${path}`);
    await expect(page).toHaveURL(/\/account\/login\?redirectTo=/);
  }
  await page.goto(`${webUrl}/account/no-such-state`);
  await expect(page).toHaveURL(/\/account\/login$/);
});

test("ACC-04 the log-in asks for an address and a password", async ({ page, webUrl }) => {
  await open(page, `${webUrl}/account/login`);
  const logIn = page.getByRole("button", { name: "Log In" });
  await logIn.click();
  await expect(page.getByText("Enter your email")).toBeVisible();
  await expect(page.getByText("Enter your password")).toBeVisible();
  await page.getByLabel("Email").fill("ellen@mail");
  await expect(page.getByText("Invalid email")).toBeVisible();
});

test("ACC-05 a log-in leads to the code, to a new password, or tells and reports what is wrong", async ({
  page,
  webUrl,
}) => {
  const email = newEmail();
  await fillSignUp(page, webUrl, email);
  const logIn = async (password: string) => {
    await open(page, `${webUrl}/account/login`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
  };
  await logIn("not my password");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Incorrect password.");
  await logIn(PASSWORD);
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await page.route("**/graphql", (route) =>
    route.fulfill({ json: { data: { signIn: RESET_REQUIRED } } }),
  );
  await logIn(PASSWORD);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page.getByText("Password reset required for the user.")).toBeVisible();
  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) => route.abort());
  const [reported] = await Promise.all([page.waitForEvent("pageerror"), logIn(PASSWORD)]);
  await expect(alert).toHaveText("Network error.");
  expect(reported.message).toBe("Network error.");
});

test("ACC-07 a sign-up asks for six characters and the terms, then for the code", async ({
  page,
  webUrl,
}) => {
  await open(page, `${webUrl}/account/register`);
  const create = page.getByRole("button", { name: "Create an Account" });
  await page.getByLabel("Email").fill(newEmail());
  await create.click();
  await expect(page.getByText("Enter a password")).toBeVisible();
  await expect(
    page.getByText("You must accept the terms and conditions to create an account."),
  ).toBeVisible();
  await page.getByLabel("Password").fill("12345");
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await create.click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
});

test("ACC-06 an unknown address is offered an account", async ({ page, webUrl }) => {
  const email = newEmail();
  await open(page, `${webUrl}/account/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText(`No account found for ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create an account with this email" }).click();
  await expect(page.getByRole("heading", { name: "Create an Account" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("what is typed before the page is ready is kept", async ({ page, webUrl }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const email = newEmail();
  await page.goto(`${webUrl}/account/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  release();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText(`No account found for ${email}`)).toBeVisible();
});

test("ACC-09 the reset asks for the address, the code and a password of six characters", async ({
  page,
  webUrl,
}) => {
  await open(page, `${webUrl}/account/forgot-password`);
  await page.getByLabel("Email").fill("ellen@mail");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByText("Invalid email")).toBeVisible();
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await open(page, `${webUrl}/account/reset-required`);
  await page.getByLabel("New password").fill("12345");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Password reset required for the user.")).toBeVisible();
  await expect(
    page.getByText("Enter the email address associated with your account"),
  ).toBeVisible();
  await expect(page.getByText("Enter your 6-digit verification code")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
});

test("an unconfirmed person who logs in is led to the code, and a reload asks for the password", async ({
  page,
  webUrl,
}) => {
  const email = newEmail();
  await open(page, `${webUrl}/account/register`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await page.getByRole("button", { name: "Create an Account" }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await open(page, `${webUrl}/account/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await expect(page.getByLabel("Password")).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByLabel("Verification code").fill(await readCode(page.request, webUrl, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Your Photo Map Projects" })).toBeVisible();
});

test("ACC-02 the account has four cards, and the pages below it", async ({ browser, webUrl }) => {
  const email = newEmail();
  const page = await signIn(await browser.newContext(), webUrl, email);
  await page.goto(`${webUrl}/account`);
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["General Settings", "/account/general"],
    ["Orders", "/account/orders"],
    ["Sticker Tokens", "/account/sticker-tokens"],
    ["Map Maker Projects", "/mapmaker"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByRole("button", { name: "Log Out" })).toBeVisible();
  await expect(main.getByRole("navigation").getByText("Your Account")).toBeVisible();
  await expectAccessible(page);
  const missing = await page.request.get(`${webUrl}/account/orders/1042`);
  expect(missing.status()).toBe(404);
  for (const path of ["general", "orders", "sticker-tokens"]) {
    await page.goto(`${webUrl}/account/${path}`);
    await expect(main.getByRole("link", { name: "Your Account" })).toBeVisible();
    await expectAccessible(page);
  }
});

test("ACC-03 the password is changed in a box that opens and closes, and the notice says so", async ({
  page,
  webUrl,
}) => {
  await register(page, webUrl, newEmail());
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill("eight gray cranes");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Current password is incorrect.",
  );
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Password Updated")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeHidden();
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
  await expectAccessible(page);
});

test("a log-in never leads to another site", async ({ browser, webUrl }) => {
  const page = await signIn(await browser.newContext(), webUrl, newEmail());
  await page.goto(`${webUrl}/account/login?redirectTo=https%3A%2F%2Fevil.example%2F`);
  await expect(page).toHaveURL(`${webUrl}/create`);
});
