import { identityOfKey } from "./create-photo-key.ts";
import { judgeAnswer, type UploadOutcome } from "./judge-answer.ts";
import type { PostOptions, PostPhoto, UploadItem } from "./post-photo.ts";
import type { UploadPermits } from "./upload-permit.ts";

export interface Store {
  readonly permits: Pick<UploadPermits, "require" | "refuse" | "forget">;
  readonly post: PostPhoto;
}

/** One try, from the permit to the store's answer; whatever goes wrong is an outcome. */
export async function attemptUpload(
  { permits, post }: Store,
  item: UploadItem,
  options: PostOptions,
): Promise<UploadOutcome> {
  const identity = identityOfKey(item.id);
  try {
    const permit = await untilAborted(permits.require(identity), options.signal);
    if (!item.id.startsWith(permit.keyPrefix)) return "refused";
    const outcome = judgeAnswer(await post(permit, item, options));
    if (outcome === "expired") permits.refuse(permit);
    return outcome;
  } catch {
    // A request for a permit that never ends must not be waited for twice.
    if (options.signal.aborted) permits.forget(identity);
    return "unavailable";
  }
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, aborted]);
}
