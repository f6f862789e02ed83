import { expect, it } from "vitest";
import { ManualClock } from "./manual-clock.ts";
import type { UploadEvent } from "./upload-event.ts";
import { UploadQueue } from "./upload-queue.ts";

const PREFIX = "me/uploads/photos/";
const OUTAGE_MS = 60_000;

/** The shortest and the longest waits chance can choose. */
it.each([0, 1])(
  "a store that answers 503 for a minute loses no photo, whatever chance says: %i",
  async (chance) => {
    const clock = new ManualClock();
    const startMs = clock.now();
    const stored: string[] = [];
    const events: UploadEvent[] = [];
    const queue = new UploadQueue({
      clock,
      random: () => chance,
      connection: { isOnline: () => true, subscribe: () => () => undefined },
      permits: {
        require: async () => ({
          url: "store",
          fields: {},
          keyPrefix: PREFIX,
          expiresMs: startMs + 600_000,
        }),
        refuse: () => undefined,
        forget: () => undefined,
      },
      post: async (_permit, { id }) => {
        if (clock.now() < startMs + OUTAGE_MS) return 503;
        stored.push(id);
        return 204;
      },
    });
    queue.subscribe((event) => events.push(event));
    const ids = Array.from({ length: 30 }, (_, i) => `${PREFIX}${i}.jpg`);
    for (const id of ids) queue.add({ id, blob: new Blob(["photo"]), type: "image/jpeg" });
    await clock.advance(5 * 60_000);
    expect(stored.toSorted()).toEqual(ids.toSorted());
    expect(events.map(({ type }) => type)).toEqual(ids.map(() => "completed"));
    queue.close();
  },
);
