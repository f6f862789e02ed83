import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./support/hydration.ts";
import { expect, signIn, test } from "./support/session.ts";
import { fillSignUp, newEmail, PASSWORD, register } from "./support/sign-up.ts";
import { expectNoViolations } from "./support/violations.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function expectAccessible(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoViolations(page, `at ${size.width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways at ${size.width} px`).toBe(0);
  }
}

/** Sends a query; the local stack accepts operations that are not persisted. */
function queryApi(page: Page, query: string) {
  return page.evaluate(async (text) => {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-photomap-client": "test" },
      body: JSON.stringify({ query: text }),
    });
    return (await answer.json()).data;
  }, query);
}

const PERMIT = `mutation { createPresignedPost(folder: "photos") { ... on PresignedPost { url fields key } } }`;
const CREATE = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) { ... on CreateMapmakerFileSuccess { file { id } } } }`;

/** Uploads to the object store with a presigned POST and returns the key. */
async function uploadPhoto(page: Page, content: string): Promise<string> {
  const { createPresignedPost: permit } = await queryApi(page, PERMIT);
  return page.evaluate(
    async ({ bytes, url, fields, key }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      form.append("Content-Type", "image/jpeg");
      form.append("file", new Blob([bytes], { type: "image/jpeg" }));
      await fetch(url, { method: "POST", body: form });
      return key;
    },
    { bytes: content, ...permit },
  );
}

test("the data export is announced by email and downloaded with the password", async ({
  page,
  webUrl,
}) => {
  const email = newEmail();
  await register(page, webUrl, email);
  const keys = [await uploadPhoto(page, "the first photo"), await uploadPhoto(page, "the second")];
  await page.goto(`${webUrl}/account/general`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Download my data" }).click();
  const button = page.getByRole("button", { name: /^Download/ });
  await expect(page.getByText(/Your file is ready\. You can download it until/)).toBeVisible();
  await button.click();
  await expectAccessible(page);
  await page.getByLabel("Your password").fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByLabel("Your password").press("Enter"),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);
  const zip = (await readFile(await download.path())).toString("latin1");
  for (const text of [...keys, "the first photo", "the second", "data.json", email]) {
    expect(zip).toContain(text);
  }
  const inbox = `${webUrl}/dev/inbox/mails.json?to=${encodeURIComponent(email)}`;
  await expect
    .poll(async () => (await (await page.request.get(inbox)).json()).at(-1)?.subject)
    .toBe("Your Photomap data is ready");
  await page.reload();
  await expect(button).toBeVisible();
});

test("a log-in within seven days offers to restore the account", async ({ page, webUrl }) => {
  const email = newEmail();
  await register(page, webUrl, email);
  const { createMapmakerFile: made } = await queryApi(page, CREATE);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByLabel("Type delete to confirm").fill("delete");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("log in within 7 days")).toBeVisible();
  await waitUntilHydrated(page);

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("You deleted this account.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore my account" }).press("Enter");
  await expect(page.getByText("Welcome back. Your account is restored")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${webUrl}/p/${made.file.id}`);
  await expect(page.getByRole("button", { name: "Colorado: add a photo" })).toBeVisible();
});

test("a bounced code is reported on the verification form", async ({ page, webUrl }) => {
  const email = `person-${crypto.randomUUID()}@refused.example`;
  await fillSignUp(page, webUrl, email);
  const notice = page.getByText(`We can't deliver email to ${email}`);
  await expect(async () => {
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
});

test("bounced mail is reported on the account page, and sending can be enabled again", async ({
  context,
  webUrl,
}) => {
  const email = `person-${crypto.randomUUID()}@refused.example`;
  const page = await signIn(context, webUrl, email);
  await page.goto(`${webUrl}/account/general`);
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByText("Your file is ready")).toBeVisible();
  const notice = page.getByText("We can't deliver email to this address");
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("button", { name: "It works again" }).click();
  await expect(page.getByText("We'll send email to this address again.")).toBeVisible();
  await page.reload();
  await expect(notice).toBeHidden();
});
