import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

/** Counts, and names nobody: a log is kept longer than a person. */
export async function eraseAccounts(
  { deletions }: Pick<Backend, "deletions">,
  log: Logger,
): Promise<void> {
  const erased = await deletions.eraseDue();
  if (erased > 0) log.info({ erased }, "accounts erased");
}
