import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { createUploadFormData, type PostOptions } from "./post-photo.ts";
import {
  PermitRefusedError,
  type UploadItem,
  UploadPermits,
  UploadRefusedError,
} from "./upload-permit.ts";
import { UploadQueue } from "./upload-queue.ts";

const PREFIX = "me/uploads/photos/";
const PERMIT_LIFE_MS = 600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const makeItem = (name: string): UploadItem => ({
  id: `${PREFIX}${name}.jpg`,
  blob: new Blob(["0123456789"], { type: "image/jpeg" }),
});

const flush = () => vi.advanceTimersByTimeAsync(0);

interface Post extends PostOptions {
  readonly id: string;
  readonly permit: string;
  readonly answer: (status: number) => Promise<unknown>;
  readonly fail: () => Promise<unknown>;
}

/** A queue whose store and network the test controls. */
function openQueue() {
  const network = new FakeConnection();
  const { listeners } = network;
  const account = { prefix: PREFIX };
  const posts: Post[] = [];
  let permitCount = 0;
  const permits = new UploadPermits({
    now: Date.now,
    request: async ({ id }) => {
      permitCount += 1;
      const expiresMs = Date.now() + PERMIT_LIFE_MS;
      // The key that the API creates for the current identity.
      const key = account.prefix + id.slice(id.lastIndexOf("/") + 1);
      return { url: `permit-${permitCount}`, fields: {}, key, expiresMs };
    },
  });
  const queue = new UploadQueue({
    permits,
    random: () => 1,
    connection: network,
    post: (permit, { id }, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener("abort", () => reject(options.signal.reason));
        posts.push({
          ...options,
          id,
          permit: permit.url,
          answer: (status) => {
            resolve(status);
            return flush();
          },
          fail: () => {
            reject(new Error("network"));
            return flush();
          },
        });
      }),
  });
  const last = () => {
    const post = posts.at(-1);
    if (post === undefined) throw new Error("Nothing was sent");
    return post;
  };
  return { queue, network, listeners, account, posts, last };
}

type Setup = ReturnType<typeof openQueue>;

/** Starts an upload and records its outcome. */
function upload({ queue }: Setup, item: UploadItem, signal?: AbortSignal) {
  const progress: number[] = [];
  const state: { outcome: unknown } = { outcome: "pending" };
  const run = async () => {
    await queue.upload(item, { onProgress: (share) => progress.push(share), signal });
    state.outcome = "completed";
  };
  run().catch((error: unknown) => {
    state.outcome = error;
  });
  return { progress, state };
}

async function uploadOne() {
  const setup = openQueue();
  const item = makeItem("a");
  const started = upload(setup, item);
  await flush();
  return { ...setup, ...started, item };
}

async function uploadAll(setup: Setup, names: string) {
  const uploads = names.split("").map((name) => upload(setup, makeItem(name)));
  await flush();
  return uploads;
}

describe("an upload", () => {
  it("reports its progress, and completes with 204", async () => {
    const { last, progress, state } = await uploadOne();
    last().onProgress(4);
    expect(state.outcome).toBe("pending");
    await last().answer(204);
    expect(progress).toEqual([0.4]);
    expect(state.outcome).toBe("completed");
  });

  it.each([200, 201, 400, 413])(
    "UPL-05 is refused with %d: only 204 is success",
    async (status) => {
      const { last, posts, state } = await uploadOne();
      await last().answer(status);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(state.outcome).toBeInstanceOf(UploadRefusedError);
      expect(posts).toHaveLength(1);
    },
  );

  it("posts the permit's fields, key, content type and file, the file last", () => {
    const item = makeItem("a");
    const signed = { Policy: "p", "X-Amz-Signature": "s" };
    const fields = { "Content-Type": "image/jpeg", key: item.id, ...signed };
    const form = createUploadFormData({ url: "", fields, key: item.id, expiresMs: 0 }, item);
    expect([...form.keys()]).toEqual(["Policy", "X-Amz-Signature", "key", "Content-Type", "file"]);
    expect(form.get("key")).toBe(item.id);
    expect(form.get("Content-Type")).toBe("image/jpeg");
  });

  it("waits while its key belongs to another identity, until its own has signed in again", async () => {
    const setup = openQueue();
    setup.account.prefix = "guest/uploads/photos/";
    const { state } = upload(setup, makeItem("a"));
    await vi.advanceTimersByTimeAsync(86_400_000);
    setup.network.emit("awake");
    await flush();
    expect(setup.posts).toEqual([]);
    setup.account.prefix = PREFIX;
    setup.network.emit("awake");
    await flush();
    await setup.last().answer(204);
    expect(state.outcome).toBe("completed");
    expect(setup.listeners.size).toBe(0);
  });

  it("is refused with the API's reason when there is no permit", async () => {
    const setup = openQueue();
    const request = async () => {
      throw new PermitRefusedError("Too many uploads today.");
    };
    const permits = new UploadPermits({ now: Date.now, request });
    const connection = new FakeConnection();
    const queue = new UploadQueue({ permits, connection });
    const { state } = upload({ ...setup, queue }, makeItem("a"));
    await flush();
    expect(state.outcome).toMatchObject({ message: "Too many uploads today." });
  });
});

it("sends four at a time, in their order, each with its own permit", async () => {
  const setup = openQueue();
  await uploadAll(setup, "abcdef");
  const { posts } = setup;
  expect(posts).toHaveLength(4);
  await posts[1]?.answer(204);
  expect(posts.map(({ id }) => id.at(-5))).toEqual(["a", "b", "c", "d", "e"]);
  expect(new Set(posts.map(({ permit }) => permit)).size).toBe(5);
});

it("keeps listeners only for running uploads, however many are queued", async () => {
  const setup = openQueue();
  await uploadAll(setup, "abcdefghijklmnopqrstuvwxyz");
  expect(setup.listeners.size).toBe(4);
});

describe("a retry", () => {
  it("waits twice as long after each failure of the network or the store", async () => {
    const { posts, last } = await uploadOne();
    for (const [index, delayMs] of [1_000, 2_000, 4_000].entries()) {
      await (index === 1 ? last().answer(503) : last().fail());
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(posts).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(posts).toHaveLength(index + 2);
    }
  });

  it("does not block other photos while it waits", async () => {
    const setup = await uploadOne();
    await setup.last().fail();
    await uploadAll(setup, "bcde");
    expect(setup.posts).toHaveLength(5);
  });

  it("gives up after eight tries; a new upload of the same photo starts over", async () => {
    const setup = await uploadOne();
    const { posts, last, state, item } = setup;
    for (let tries = 1; tries <= 8; tries++) {
      await last().answer(500);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(posts).toHaveLength(8);
    expect(state.outcome).toBeInstanceOf(Error);
    expect(state.outcome).not.toBeInstanceOf(UploadRefusedError);
    const second = upload(setup, item);
    await flush();
    await last().answer(204);
    expect(second.state.outcome).toBe("completed");
  });

  it("uses a new permit after a 403", async () => {
    const { last, state } = await uploadOne();
    await last().answer(403);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().permit).toBe("permit-2");
    await last().answer(204);
    expect(state.outcome).toBe("completed");
  });

  it("is refused when the store answers 403 to a new permit too", async () => {
    const { posts, last, state } = await uploadOne();
    await last().answer(403);
    await vi.advanceTimersByTimeAsync(1_000);
    await last().answer(403);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(posts).toHaveLength(2);
    expect(state.outcome).toBeInstanceOf(UploadRefusedError);
  });

  it("uses the same permit, and a new one when that is close to its expiry", async () => {
    const { last, network } = await uploadOne();
    await last().fail();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().permit).toBe("permit-1");
    network.online = false;
    await last().fail();
    await vi.advanceTimersByTimeAsync(PERMIT_LIFE_MS - 60_000);
    network.online = true;
    network.emit("online");
    await flush();
    expect(last().permit).toBe("permit-2");
  });
});

describe("offline", () => {
  it("waits without a limit, and uses up no tries", async () => {
    const { network, posts, last, state } = await uploadOne();
    network.online = false;
    await last().fail();
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(posts).toHaveLength(1);
    network.online = true;
    network.emit("online");
    await flush();
    expect(posts).toHaveLength(2);
    await last().answer(204);
    expect(state.outcome).toBe("completed");
  });

  it("sends nothing for photos that were queued", async () => {
    const setup = openQueue();
    await uploadAll(setup, "abcde");
    setup.network.online = false;
    for (const post of setup.posts.slice(0, 4)) await post.fail();
    expect(setup.posts).toHaveLength(4);
  });

  it("retries at once when the network is back", async () => {
    const { network, posts, last } = await uploadOne();
    await last().fail();
    network.emit("online");
    await flush();
    expect(posts).toHaveLength(2);
  });
});

describe("a stalled request", () => {
  it("is aborted after 45 s without progress, and sent again", async () => {
    const { posts } = await uploadOne();
    await vi.advanceTimersByTimeAsync(44_999);
    expect(posts[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(posts[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posts).toHaveLength(2);
  });

  it("is aborted when the tab wakes up after a sleep", async () => {
    const { network, posts, last, state } = await uploadOne();
    // A sleep delays the timers: the clock moves on and they do not fire.
    vi.setSystemTime(Date.now() + 3_600_000);
    network.emit("awake");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(posts[0]?.signal.aborted).toBe(true);
    expect(posts).toHaveLength(2);
    await last().answer(204);
    expect(state.outcome).toBe("completed");
  });

  it("does not include a request with progress", async () => {
    const { network, posts, last } = await uploadOne();
    for (let minute = 0; minute < 5; minute++) {
      await vi.advanceTimersByTimeAsync(40_000);
      last().onProgress(minute);
    }
    network.emit("awake");
    await flush();
    expect(posts).toHaveLength(1);
    expect(last().signal.aborted).toBe(false);
  });
});

describe("an abort", () => {
  it("stops the request, frees its slot and rejects with the reason", async () => {
    const setup = openQueue();
    const controller = new AbortController();
    const { state } = upload(setup, makeItem("a"), controller.signal);
    await uploadAll(setup, "bcde");
    expect(setup.posts).toHaveLength(4);
    controller.abort(new Error("removed"));
    await flush();
    expect(setup.posts[0]?.signal.aborted).toBe(true);
    expect(state.outcome).toMatchObject({ message: "removed" });
    expect(setup.posts).toHaveLength(5);
  });

  it("rejects a queued upload at once, and never sends it", async () => {
    const setup = openQueue();
    const controller = new AbortController();
    await uploadAll(setup, "abcd");
    const { state } = upload(setup, makeItem("e"), controller.signal);
    await flush();
    controller.abort(new Error("removed"));
    await flush();
    expect(state.outcome).toMatchObject({ message: "removed" });
    for (const post of setup.posts.slice(0, 4)) await post.answer(204);
    expect(setup.posts).toHaveLength(4);
  });
});

/** The shortest and the longest random delays. */
it.each([0, 1])("loses no photo in an outage of a minute, with random = %i", async (chance) => {
  const endMs = Date.now() + 60_000;
  const stored: string[] = [];
  const queue = new UploadQueue({
    random: () => chance,
    connection: new FakeConnection(),
    permits: new UploadPermits({
      now: Date.now,
      request: async ({ id }) => ({ url: "", fields: {}, key: id, expiresMs: Infinity }),
    }),
    post: async (_permit, { id }) => {
      if (Date.now() < endMs) return 503;
      stored.push(id);
      return 204;
    },
  });
  const items = Array.from({ length: 30 }, (_, i) => makeItem(String(i)));
  const uploads = Promise.all(items.map((item) => queue.upload(item)));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await uploads;
  expect(stored.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
});
