import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { E2E_DATABASE } from "../global-setup.ts";
import { requireWebUrl, signIn, uniqueEmail } from "./session.ts";

const RELEASE = fileURLToPath(new URL("../../ops/release/main.ts", import.meta.url));

type Role = "EMPLOYEE" | "ADMIN";

/** Opens a separate browser signed in as this worker's account with the role. */
export async function signInAsStaff(
  browser: Browser,
  role: Role,
  contextOptions: BrowserContextOptions = {},
): Promise<Page> {
  return signInWithRole(await browser.newContext(contextOptions), role);
}

/** This worker's accounts, kept because granting a role starts a process, which takes seconds. */
const accounts = new Map<Role, Promise<string>>();

export async function signInWithRole(context: BrowserContext, role: Role): Promise<Page> {
  const account = accounts.get(role) ?? createAccount(context, role);
  accounts.set(role, account);
  return signIn(context, requireWebUrl(), await account);
}

async function createAccount(context: BrowserContext, role: Role): Promise<string> {
  const email = uniqueEmail();
  const page = await signIn(context, requireWebUrl(), email);
  const command = ["--database", E2E_DATABASE, "account", email, "--role", role];
  await promisify(execFile)(process.execPath, [RELEASE, ...command]);
  // A new role ends the account's sessions.
  await page.close();
  return email;
}
