import { chown, readFile } from "node:fs/promises";
import { runCommand } from "./process.ts";

/** The unprivileged account for PostgreSQL, which refuses to run as root. */
export type Account = { user: number; group: number };

/**
 * Options that grant access to a clone in a private folder such as /root. The last bit makes
 * access(2), which PostgreSQL checks its own files with, honor the capability.
 */
const BYPASS_FILE_PERMISSIONS = [
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
  "--securebits=+no_setuid_fixup",
];

const CANDIDATES = ["postgres", "nobody"];

/** Finds an unprivileged account; undefined for an ordinary user, who needs no other account. */
export async function findAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const candidate of CANDIDATES) {
    const [, , user, group] = lines.find(([name]) => name === candidate) ?? [];
    if (user !== undefined && group !== undefined) {
      return { user: Number(user), group: Number(group) };
    }
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and there is no user ${CANDIDATES.join("/")}`,
  );
}

export async function chownTo(account: Account | undefined, ...paths: string[]): Promise<void> {
  if (!account) return;
  for (const path of paths) await chown(path, account.user, account.group);
}

/** Returns the command that runs another one as the account, able to reach the folders; `options` are those of setpriv. */
export async function createCommandAs(
  account: Account | undefined,
  folders: readonly string[],
  command: readonly [string, ...string[]],
  options: readonly string[] = [],
): Promise<readonly [string, ...string[]]> {
  if (!account) return command;
  const flags = [`--reuid=${account.user}`, `--regid=${account.group}`, "--clear-groups"];
  const isReachable = await canReach(flags, [...folders, command[0]]);
  const bypass = isReachable ? [] : BYPASS_FILE_PERMISSIONS;
  return ["setpriv", ...flags, ...bypass, ...options, ...command];
}

async function canReach(flags: string[], paths: readonly string[]): Promise<boolean> {
  const tests = paths.flatMap((path, index) => [...(index > 0 ? ["-a"] : []), "-x", path]);
  try {
    await runCommand(["setpriv", ...flags, "test", ...tests]);
    return true;
  } catch {
    return false;
  }
}
