import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

export async function purgeTrash({ trash }: Pick<Backend, "trash">, log: Logger): Promise<void> {
  const purged = await trash.purge();
  if (purged > 0) log.info({ purged }, "trash emptied");
}
