import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { E2E_DATABASE } from "../global-setup.ts";
import { requireWebUrl, signIn, uniqueEmail } from "./session.ts";

const ADMIN = fileURLToPath(new URL("../../ops/admin/main.ts", import.meta.url));

/** A browser of its own, signed in as an account with the role. */
export async function signInAsStaff(
  browser: Browser,
  role: "EMPLOYEE" | "ADMIN",
  contextOptions: BrowserContextOptions = {},
): Promise<Page> {
  const email = uniqueEmail();
  const context = await browser.newContext(contextOptions);
  const page = await signIn(context, requireWebUrl(), email);
  const options = ["--role", role, "--database", E2E_DATABASE];
  await promisify(execFile)(process.execPath, [ADMIN, email, ...options]);
  // A new role ends the sessions of the account.
  await page.close();
  return signIn(context, requireWebUrl(), email);
}
