import { ingestPhoto } from "@photomap/render";
import type { Backend } from "@photomap/server";
import type { Logger } from "pino";

/** Fails while the original is not there: the upload may still be on its way. */
export async function settlePhoto(
  { photos }: Pick<Backend, "photos">,
  log: Logger,
  key: string,
): Promise<void> {
  const status = await photos.settle(key, ingestPhoto);
  if (status === undefined) throw new Error("The original is not there");
  log.info({ status }, "photo ingested");
}
