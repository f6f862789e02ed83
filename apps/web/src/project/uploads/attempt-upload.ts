import type { Connection } from "../../platform/network/connection.ts";
import type { PostOptions, PostPhoto } from "./post-photo.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";
import { PermitRefusedError, type UploadItem, type UploadPermits } from "./upload-permit.ts";
import { watchForStall } from "./watch-for-stall.ts";

export interface AttemptDeps {
  readonly permits: Pick<UploadPermits, "require" | "reject" | "forget">;
  readonly post: PostPhoto;
  readonly connection: Connection;
}

/**
 * "forbidden" is the answer to an expired permit, and to a photo the policy does not allow.
 * "foreign" is a photo of another identity: the session it was added in has ended.
 */
type UploadOutcome = "stored" | "forbidden" | "foreign" | "unavailable" | "refused";

const TEMPORARY_STATUSES = new Set([0, 408, 425, 429]);

/** One try from the permit to the store's answer; rejects on abort and on a refused permit. */
export async function attemptUpload(
  { permits, post, connection }: AttemptDeps,
  item: UploadItem,
  { signal, onProgress }: PostOptions,
): Promise<UploadOutcome> {
  const watch = watchForStall(connection);
  const either = AbortSignal.any([signal, watch.stalled]);
  try {
    const permit = await rejectOnAbort(permits.require(item), either);
    if (permit === "stored") return "stored";
    if (permit.key !== item.id) return "foreign";
    const status = await post(permit, item, {
      signal: either,
      onProgress: (loadedBytes) => {
        watch.recordProgress();
        onProgress(loadedBytes);
      },
    });
    if (status === 403) permits.reject(permit);
    const outcome = classifyStatus(status);
    if (outcome === "stored") permits.forget(item);
    return outcome;
  } catch (error) {
    // A permit request that hangs must not be shared with the next try.
    if (either.aborted) permits.forget(item);
    signal.throwIfAborted();
    if (error instanceof PermitRefusedError) throw error;
    return "unavailable";
  } finally {
    watch.stop();
  }
}

function classifyStatus(status: number): UploadOutcome {
  if (status === 204) return "stored";
  if (status === 403) return "forbidden";
  return status >= 500 || TEMPORARY_STATUSES.has(status) ? "unavailable" : "refused";
}
