import { describe, expect, it } from "vitest";
import type { ConnectionChange } from "./connection.ts";
import { ManualClock, settle } from "./manual-clock.ts";
import { createForm, type PostOptions, type UploadItem } from "./post-photo.ts";
import type { UploadEvent } from "./upload-event.ts";
import { UploadPermits } from "./upload-permit.ts";
import { UploadQueue } from "./upload-queue.ts";

const PREFIX = "me/uploads/photos/";
const PERMIT_LIFE_MS = 600_000;

const photo = (name: string): UploadItem => ({
  id: `${PREFIX}${name}.jpg`,
  blob: new Blob(["0123456789"]),
  type: "image/jpeg",
});

interface Post extends PostOptions {
  readonly id: string;
  readonly permit: string;
  readonly answer: (status: number) => Promise<void>;
  readonly breakOff: () => Promise<void>;
}

/** A queue whose store, network and time are in the test's hands. */
function openQueue() {
  const clock = new ManualClock();
  const network = { isOnline: true, tell: (_change: ConnectionChange): void => undefined };
  const posts: Post[] = [];
  const events: UploadEvent[] = [];
  let permitCount = 0;
  const permits = new UploadPermits({
    now: () => clock.now(),
    request: async () => {
      permitCount += 1;
      const expiresMs = clock.now() + PERMIT_LIFE_MS;
      return { url: `permit-${permitCount}`, fields: {}, keyPrefix: PREFIX, expiresMs };
    },
  });
  const queue = new UploadQueue({
    clock,
    permits,
    random: () => 1,
    connection: {
      isOnline: () => network.isOnline,
      subscribe: (listener) => {
        network.tell = listener;
        return () => undefined;
      },
    },
    post: (permit, { id }, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener("abort", () => reject(options.signal.reason));
        posts.push({
          ...options,
          id,
          permit: permit.url,
          answer: (status) => {
            resolve(status);
            return settle();
          },
          breakOff: () => {
            reject(new Error("network"));
            return settle();
          },
        });
      }),
  });
  queue.subscribe((event) => events.push(event));
  const last = () => {
    const post = posts.at(-1);
    if (post === undefined) throw new Error("Nothing was sent");
    return post;
  };
  return { queue, clock, network, posts, events, last };
}

async function addPhoto(name = "a") {
  const setup = openQueue();
  const item = photo(name);
  setup.queue.add(item);
  await settle();
  return { ...setup, item };
}

describe("a photo on its way", () => {
  it("tells how far it is, and completes with 204", async () => {
    const { queue, events, last, item } = await addPhoto();
    expect(queue.statusOf(item.id)).toBe("IN_PROGRESS");
    last().onProgress(4);
    await last().answer(204);
    expect(events).toEqual([
      { type: "progress", id: item.id, loadedBytes: 4, totalBytes: 10 },
      { type: "completed", id: item.id },
    ]);
    expect(queue.statusOf(item.id)).toBe("COMPLETED");
  });

  it.each([200, 201, 400, 413])("fails at once with %d: only 204 is success", async (status) => {
    const { queue, events, last, item } = await addPhoto();
    await last().answer(status);
    expect(events).toEqual([{ type: "failed", id: item.id, reason: "refused" }]);
    expect(queue.statusOf(item.id)).toBe("FAILED");
  });

  it("carries the permit's fields, key, content type and file, the file last", () => {
    const item = photo("a");
    const fields = { Policy: "p", "X-Amz-Signature": "s" };
    const form = createForm({ url: "", fields, keyPrefix: PREFIX, expiresMs: 0 }, item);
    expect([...form.keys()]).toEqual(["Policy", "X-Amz-Signature", "key", "Content-Type", "file"]);
    expect(form.get("key")).toBe(item.id);
    expect(form.get("Content-Type")).toBe("image/jpeg");
  });

  it("is not sent with somebody else's permit", async () => {
    const { queue, posts, events } = openQueue();
    const item = { ...photo("a"), id: "you/uploads/photos/a.jpg" };
    queue.add(item);
    await settle();
    expect(posts).toEqual([]);
    expect(events).toEqual([{ type: "failed", id: item.id, reason: "refused" }]);
  });
});

it("sends four at a time, in their order, under one permit", async () => {
  const { queue, posts } = openQueue();
  for (const name of ["a", "b", "c", "d", "e", "f"]) queue.add(photo(name));
  await settle();
  expect(posts).toHaveLength(4);
  await posts[1]?.answer(204);
  expect(posts.map(({ id }) => id.at(-5))).toEqual(["a", "b", "c", "d", "e"]);
  expect(new Set(posts.map(({ permit }) => permit))).toEqual(new Set(["permit-1"]));
});

describe("trying again", () => {
  it("waits twice as long after each failure, of the network or of the store", async () => {
    const { clock, posts, last } = await addPhoto();
    for (const [index, delayMs] of [1_000, 2_000, 4_000].entries()) {
      await (index === 1 ? last().answer(503) : last().breakOff());
      await clock.advance(delayMs - 1);
      expect(posts).toHaveLength(index + 1);
      await clock.advance(1);
      await settle();
      expect(posts).toHaveLength(index + 2);
    }
  });

  it("lets other photos pass meanwhile", async () => {
    const { queue, posts, last } = await addPhoto();
    await last().breakOff();
    for (const name of ["b", "c", "d", "e"]) queue.add(photo(name));
    await settle();
    expect(posts).toHaveLength(5);
  });

  it("gives up after eight tries, and starts again when asked", async () => {
    const { queue, clock, posts, events, last, item } = await addPhoto();
    for (let tries = 1; tries <= 8; tries++) {
      await last().answer(500);
      await clock.advance(60_000);
      await settle();
    }
    expect(posts).toHaveLength(8);
    expect(events).toEqual([{ type: "failed", id: item.id, reason: "unavailable" }]);
    queue.retry(item.id);
    await settle();
    expect(queue.statusOf(item.id)).toBe("IN_PROGRESS");
    await last().answer(204);
    expect(events.at(-1)).toEqual({ type: "completed", id: item.id });
  });

  it("takes a new permit when the store refuses the old one", async () => {
    const { clock, last, events, item } = await addPhoto();
    await last().answer(403);
    await clock.advance(1_000);
    await settle();
    expect(last().permit).toBe("permit-2");
    await last().answer(204);
    expect(events).toEqual([{ type: "completed", id: item.id }]);
  });

  it("fails when the store refuses a new permit too", async () => {
    const { clock, posts, last, events, item } = await addPhoto();
    await last().answer(403);
    await clock.advance(1_000);
    await settle();
    await last().answer(403);
    await clock.advance(600_000);
    expect(posts).toHaveLength(2);
    expect(events).toEqual([{ type: "failed", id: item.id, reason: "refused" }]);
  });

  it("takes a new permit when the old one nears its end", async () => {
    const { queue, clock, last } = await addPhoto();
    await last().answer(204);
    await clock.advance(PERMIT_LIFE_MS - 59_999);
    queue.add(photo("b"));
    await settle();
    expect(last().permit).toBe("permit-2");
  });
});

describe("without a network", () => {
  it("waits for as long as it takes, and uses up no tries", async () => {
    const { clock, network, posts, events, last, item } = await addPhoto();
    network.isOnline = false;
    await last().breakOff();
    await clock.advance(86_400_000);
    expect(posts).toHaveLength(1);
    network.isOnline = true;
    network.tell("online");
    await settle();
    expect(posts).toHaveLength(2);
    await last().answer(204);
    expect(events).toEqual([{ type: "completed", id: item.id }]);
  });

  it("does not sit out the delay once the network is back", async () => {
    const { network, posts, last } = await addPhoto();
    await last().breakOff();
    network.tell("online");
    await settle();
    expect(posts).toHaveLength(2);
  });
});

describe("after the tab slept", () => {
  it("sends again what the sleep cut off without a word", async () => {
    const { clock, network, posts, last, events, item } = await addPhoto();
    clock.sleep(3_600_000);
    network.tell("awake");
    await clock.advance(1_000);
    await settle();
    expect(posts[0]?.signal.aborted).toBe(true);
    expect(posts).toHaveLength(2);
    await last().answer(204);
    expect(events).toEqual([{ type: "completed", id: item.id }]);
  });

  it("does at once what its timers missed", async () => {
    const { clock, network, posts, last } = await addPhoto();
    await last().breakOff();
    clock.sleep(5_000);
    network.tell("awake");
    await settle();
    expect(posts).toHaveLength(2);
  });

  it("leaves alone what still moves", async () => {
    const { clock, network, posts, last } = await addPhoto();
    for (let minute = 0; minute < 5; minute++) {
      await clock.advance(40_000);
      last().onProgress(minute);
    }
    network.tell("awake");
    await settle();
    expect(posts).toHaveLength(1);
    expect(last().signal.aborted).toBe(false);
  });
});

describe("a photo nobody wants any more", () => {
  it("is stopped, makes room and says nothing", async () => {
    const { queue, posts, events } = openQueue();
    for (const name of ["a", "b", "c", "d", "e"]) queue.add(photo(name));
    await settle();
    queue.cancel(photo("a").id);
    await settle();
    expect(posts[0]?.signal.aborted).toBe(true);
    expect(posts).toHaveLength(5);
    expect(events).toEqual([]);
  });

  it("is stopped with the whole queue", async () => {
    const { queue, clock, posts, events } = openQueue();
    for (const name of ["a", "b", "c", "d", "e"]) queue.add(photo(name));
    await settle();
    queue.close();
    await clock.advance(600_000);
    expect(posts.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
    expect(events).toEqual([]);
  });
});
