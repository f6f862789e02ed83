import { REDIRECT_SPELLINGS } from "@photomap/testing/redirect-spellings";
import type { Page } from "@playwright/test";
import { readCode, readConfirmationLink, readStopLink } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { newEmail, PASSWORD, register } from "./support/sign-up.ts";
import { expectNoViolations } from "./support/violations.ts";

/** Holds the page's API requests back until the returned function is called. */
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

  test("ACC-08 sign-up, verification, log-out and password reset in one flow", async ({
    page,
    webUrl,
  }) => {
    const email = newEmail();
    await page.goto(`${webUrl}/account/register?redirectTo=%2Faccount`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Create an Account" }).click();

    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("Enter your verification code")).toBeVisible();
    await expectNoViolations(page);
    await readCode(page.request, webUrl, email);
    const release = await holdApi(page);
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(page.getByRole("button", { name: "Sending a new code …" })).toBeVisible();
    release();
    await expect(page.getByText("A new code is on its way.")).toBeVisible();
    const code = await readCode(page.request, webUrl, email, 2);
    await page.getByLabel("Verification code").fill(code);

    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL(`${webUrl}/`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "__Host-device")).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    });

    await page.goto(`${webUrl}/account`);
    await expect(page).toHaveURL(/\/account\/login\?redirectTo=%2Faccount$/);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("not my password");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Incorrect password.");
    await expectNoViolations(page);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Send the code" }).click();

    await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await expectNoViolations(page);
    const resetCode = await readCode(page.request, webUrl, email, 3);
    await page.getByLabel("Verification code").fill(resetCode);
    await page.getByLabel("New password").fill("eight gray cranes");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("heading", { name: "Your Account" })).toBeVisible();
  });
});

test("a person changes their address with the password, and the old mailbox takes it back", async ({
  page,
  request,
  webUrl,
}) => {
  const [email, changedEmail] = [newEmail(), newEmail()];
  await register(page, webUrl, email);
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("New email address").fill(changedEmail);
  await page.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Email the link" }).click();
  await expect(page.getByText(`open the link we emailed to ${changedEmail}`)).toBeVisible();
  await page.goto(await readConfirmationLink(request, webUrl, changedEmail));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Log in with ${changedEmail}`)).toBeVisible();
  await page.goto(await readStopLink(request, webUrl, email, 3));
  await page.getByRole("button", { name: "Keep My Old Address" }).click();
  await expect(page.getByText(`Its address is ${email} again`)).toBeVisible();
  await expectNoViolations(page);
});

/** Holds back all scripts until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test("text typed, clicks and submits before hydration take effect once after it", async ({
  page,
  webUrl,
}) => {
  const release = await delayScripts(page);
  const email = newEmail();
  let logIns = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.postData()?.includes(email)) logIns += 1;
  });
  await page.goto(`${webUrl}/account/login`, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("button", { name: "Log In" }).click();
  release();
  await expect(page.getByText(`No account found for ${email}`)).toBeVisible();
  expect(logIns).toBe(1);
});

test("a dialog opened before hydration opens, and a link works", async ({ page, webUrl }) => {
  const release = await delayScripts(page);
  await page.goto(`${webUrl}/create`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "New Project" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Create a Project" })).toBeVisible();
  await page.unroute("**/assets/*.js");

  const releaseAgain = await delayScripts(page);
  await page.goto(`${webUrl}/create`, { waitUntil: "commit" });
  await page.getByRole("link", { name: "Register" }).first().click();
  releaseAgain();
  await expect(page).toHaveURL(/\/account\/register/);
});

/** One of each kind: auth-screen.test.ts and the server's answers below have all spellings. */
const SPELLINGS_IN_PAGES = [
  "https://evil.example/",
  "javascript:alert(1)",
  "//evil.example",
  "/%5Cevil.example",
  "/%09/evil.example",
  "/%0D%0A/evil.example",
  "/.//evil.example",
  "%00",
];

test.describe("no spelling of redirectTo leaves the site", () => {
  test("when a signed-in user opens the log-in", async ({ context, webUrl }) => {
    const page = await signIn(context, webUrl, uniqueEmail());
    await page.goto(`${webUrl}/robots.txt`);
    // Most spellings lead to the same few pages, which are opened once.
    const landings = new Map<string, number>();
    for (const spelling of REDIRECT_SPELLINGS) {
      const address = `${webUrl}/account/login?redirectTo=${spelling}`;
      const answer = await page.request.get(address, { maxRedirects: 0 });
      // Resolves the header as the browser does, which is faster than opening the page.
      const target = await page.evaluate(
        ([location = "", base]) => new URL(location, base).href,
        [answer.headers()["location"], address],
      );
      if (!landings.has(target)) {
        landings.set(target, (await page.request.get(target)).status());
      }
      const found = [spelling, new URL(target).origin, landings.get(target)];
      expect(found).toEqual([spelling, webUrl, 200]);
    }
  });

  test("when a signed-in user goes back to the log-in", async ({ context, webUrl }) => {
    const page = await signIn(context, webUrl, uniqueEmail());
    const leaving: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) leaving.push(request.url());
    });
    await page.goto(`${webUrl}/account`);
    const start = leaving.splice(0);
    expect(start).toEqual([`${webUrl}/account`]);
    for (const spelling of SPELLINGS_IN_PAGES) {
      await page.evaluate((search) => {
        history.pushState(null, "", `/account/login${search}`);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `?redirectTo=${spelling}`);
      await page.waitForURL((url) => url.pathname !== "/account/login", { waitUntil: "commit" });
      expect([spelling, new URL(page.url()).origin]).toEqual([spelling, webUrl]);
    }
    expect(leaving.filter((url) => new URL(url).origin !== webUrl)).toEqual([]);
  });

  test("after the log-in form", async ({ page, webUrl }) => {
    const signedIn = { data: { signIn: { __typename: "SignedIn", isRestored: false } } };
    await page.route("**/graphql", (route) => route.fulfill({ json: signedIn }));
    for (const spelling of ["/%09/evil.example", "/%0D%0A/evil.example", "/.//evil.example"]) {
      await page.goto(`${webUrl}/account/login?redirectTo=${spelling}`);
      await page.getByLabel("Email").fill("owner@photomap.example");
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Log In" }).click();
      await page.waitForURL((url) => url.pathname !== "/account/login", { waitUntil: "commit" });
      expect([spelling, new URL(page.url()).origin]).toEqual([spelling, webUrl]);
    }
  });
});
