import { chown, readFile } from "node:fs/promises";
import { runCommand } from "./process.ts";

/** The unprivileged account PostgreSQL runs as when root starts it, because it refuses root. */
export type Account = { user: number; group: number };

/**
 * A clone below a private home such as /root is out of reach of any other account.
 * The last bit makes access(2), by which PostgreSQL checks its own files, honor the capability.
 */
const REACH_ANYTHING = [
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
  "--securebits=+no_setuid_fixup",
];

const CANDIDATES = ["postgres", "nobody"];

/** Nothing for an ordinary user, who runs PostgreSQL as themselves. */
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

export async function giveTo(account: Account | undefined, ...paths: string[]): Promise<void> {
  if (!account) return;
  for (const path of paths) await chown(path, account.user, account.group);
}

/** Turns a command into one that runs as the account and can reach `folder` and the program. */
export async function runAs(
  account: Account | undefined,
  folder: string,
  command: readonly [string, ...string[]],
): Promise<readonly [string, ...string[]]> {
  if (!account) return command;
  const flags = [`--reuid=${account.user}`, `--regid=${account.group}`, "--clear-groups"];
  const isReachable = await canReach(flags, folder, command[0]);
  return ["setpriv", ...flags, ...(isReachable ? [] : REACH_ANYTHING), ...command];
}

async function canReach(flags: string[], folder: string, program: string): Promise<boolean> {
  try {
    await runCommand(["setpriv", ...flags, "test", "-x", folder, "-a", "-x", program]);
    return true;
  } catch {
    return false;
  }
}
