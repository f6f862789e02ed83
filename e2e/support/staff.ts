import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { E2E_DATABASE } from "../global-setup.ts";
import { requireWebUrl, signIn, uniqueEmail } from "./session.ts";

const ADMIN = fileURLToPath(new URL("../../ops/admin/main.ts", import.meta.url));

type Role = "EMPLOYEE" | "ADMIN";

/** A browser of its own, signed in as an account with the role. */
export async function signInAsStaff(
  browser: Browser,
  role: Role,
  contextOptions: BrowserContextOptions = {},
): Promise<Page> {
  return signInWithRole(await browser.newContext(contextOptions), role);
}

export async function signInWithRole(context: BrowserContext, role: Role): Promise<Page> {
  const email = uniqueEmail();
  const page = await signIn(context, requireWebUrl(), email);
  const options = ["--role", role, "--database", E2E_DATABASE];
  await promisify(execFile)(process.execPath, [ADMIN, email, ...options]);
  // A new role ends the sessions of the account.
  await page.close();
  return signIn(context, requireWebUrl(), email);
}
