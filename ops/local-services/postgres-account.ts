import { chown, readFile } from "node:fs/promises";
import { runCommand } from "./process.ts";

/** The unprivileged account PostgreSQL runs as when root starts it, because it refuses root. */
export type Account = { user: number; group: number };

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
  const drop = [`--reuid=${account.user}`, `--regid=${account.group}`, "--clear-groups"];
  const isReachable = await runCommand([
    "setpriv",
    ...drop,
    "test",
    "-x",
    folder,
    "-a",
    "-x",
    command[0],
  ]).then(
    () => true,
    () => false,
  );
  // A clone below a private home such as /root is out of reach of any other account.
  const reach = isReachable ? [] : ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return ["setpriv", ...drop, ...reach, ...command];
}
