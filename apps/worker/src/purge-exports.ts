import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

export async function purgeExports(
  { exports }: Pick<Backend, "exports">,
  log: Logger,
): Promise<void> {
  const purged = await exports.purgeExpired();
  if (purged > 0) log.info({ purged }, "old exports removed");
}
