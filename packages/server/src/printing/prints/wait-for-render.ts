import type { PubSub } from "../../platform/adapters/redis/pub-sub.ts";
import type { RenderSummary } from "./render.service.ts";

const WAIT_TIMEOUT_MS = 20_000;
/** The interval of polling, which is needed because a notification may be lost. */
const POLL_INTERVAL_MS = 1000;

export type RenderFailure =
  | { readonly kind: "failed" }
  /** The time limit was reached; the same request finds the picture later. */
  | { readonly kind: "under-way" };

type DrawnFile = RenderSummary & { readonly url: string };

/** Waits within a request until a render has ended. */
export async function waitForRender({
  pubSub,
  ownerId,
  read,
}: {
  readonly pubSub: PubSub;
  readonly ownerId: string;
  readonly read: () => Promise<RenderSummary | undefined>;
}): Promise<{ readonly kind: "drawn"; readonly file: DrawnFile } | RenderFailure> {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  let wake = () => {};
  const stop = pubSub.subscribe(ownerId, () => wake());
  try {
    for (;;) {
      // Subscribed before the read, so that a change during the read is not missed.
      const changed = new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, POLL_INTERVAL_MS);
      });
      const file = await read();
      if (file?.url !== undefined) return { kind: "drawn", file: { ...file, url: file.url } };
      if (file?.status !== "WAITING" && file?.status !== "RUNNING") return { kind: "failed" };
      if (Date.now() > end) return { kind: "under-way" };
      await changed;
    }
  } finally {
    stop();
  }
}
