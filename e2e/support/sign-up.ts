import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./hydration.ts";
import { readCode } from "./inbox.ts";
import { expect } from "./session.ts";

export const PASSWORD = "seven gray cranes";

export function newEmail(): string {
  return `person-${crypto.randomUUID()}@mail.example`;
}

export async function fillSignUp(page: Page, webUrl: string, email: string): Promise<void> {
  await page.goto(`${webUrl}/account/register?redirectTo=%2Faccount%2Fgeneral`);
  await page.getByLabel("Email").fill(email);
  await submitSignUp(page);
}

/** Submits the form with the address that it already has. */
async function submitSignUp(page: Page): Promise<void> {
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.getByRole("heading", { name: "Verify your email" }).waitFor();
}

/** Creates an account with a password and ends on its general settings. */
export async function register(page: Page, webUrl: string, email: string): Promise<void> {
  await fillSignUp(page, webUrl, email);
  await page.getByLabel("Verification code").fill(await readCode(page.request, webUrl, email));
  await page.getByRole("heading", { name: "General Settings" }).waitFor();
  await waitUntilHydrated(page);
}

/** Signs up on an invitation's page, which has filled in the address; ends on the project. */
export async function acceptInvitation(page: Page, webUrl: string, email: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "You're Invited!" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await submitSignUp(page);
  await page.getByLabel("Verification code").fill(await readCode(page.request, webUrl, email, 2));
}
