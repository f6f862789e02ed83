import { describe, expect, it } from "vitest";
import type { LoadablePhoto, PhotoRequest } from "./painter-messages.ts";
import { PhotoQueue } from "./photo-queue.ts";

function createQueue() {
  const requested: string[] = [];
  const loading = new Map<string, { done: (bitmap: string) => void; fail: () => void }>();
  const loaded: string[] = [];
  const attempts: string[] = [];
  const refused: string[] = [];
  const failed: string[] = [];
  const scheduled: { ms: number; run: () => void }[] = [];
  const queue = new PhotoQueue<string>({
    load: ({ id, url }) =>
      new Promise((done, reject) => {
        attempts.push(url);
        loading.set(id, { done, fail: () => reject(new Error("gone")) });
      }),
    requestUrls: (photos) => requested.push(...photos.map(({ id }) => id)),
    onLoaded: (_request, bitmap) => loaded.push(bitmap),
    onAttemptFailed: ({ url }) => refused.push(url),
    onFailed: () => failed.push("one"),
    schedule: (ms, run) => scheduled.push({ ms, run }),
  });
  return { queue, requested, loading, loaded, attempts, refused, failed, scheduled };
}

const photo = (id: string, edgePx = 64): PhotoRequest => ({ id, edgePx });
const at = (id: string, edgePx = 64): LoadablePhoto => ({ id, edgePx, url: `/${id}` });
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe("PhotoQueue", () => {
  it("requests each URL once and is idle when all photos are loaded", async () => {
    const { queue, requested, loading, loaded } = createQueue();
    queue.request([photo("a")]);
    queue.request([photo("a")]);
    expect(requested).toEqual(["a"]);
    expect(queue.isIdle).toBe(false);
    queue.addUrls([at("a")]);
    loading.get("a")?.done("pixels");
    await nextTask();
    expect(loaded).toEqual(["pixels"]);
    expect(queue.isIdle).toBe(true);
  });

  it("is idle without photos that have no URL, and loads them once they have one", () => {
    const { queue, loading } = createQueue();
    queue.request([photo("a")]);
    queue.addUrls([{ ...photo("a"), url: undefined }]);
    expect(queue.isIdle).toBe(true);
    queue.addUrls([at("a")]);
    expect(loading.has("a")).toBe(true);
  });

  it("loads six at a time, small ones first, and skips photos no longer requested", async () => {
    const { queue, loading } = createQueue();
    const first = ["a", "b", "c", "d", "e", "f"].map((id) => photo(id));
    const rest = [photo("large", 512), photo("small"), photo("dropped")];
    queue.request([...first, ...rest]);
    queue.addUrls(first.map(({ id }) => at(id)));
    queue.addUrls([at("large", 512), at("small"), at("dropped")]);
    expect(loading.size).toBe(6);
    queue.request([photo("large", 512), photo("small")]);
    loading.get("a")?.done("pixels");
    await nextTask();
    expect([...loading.keys()].at(-1)).toBe("small");
    loading.get("b")?.done("pixels");
    await nextTask();
    expect([...loading.keys()].at(-1)).toBe("large");
    expect(loading.has("dropped")).toBe(false);
  });

  it("retries five times with a growing delay, then reports the failure once", async () => {
    const { queue, requested, loading, failed, scheduled } = createQueue();
    queue.request([photo("a")]);
    for (let failures = 1; failures <= 6; failures += 1) {
      queue.addUrls([at("a")]);
      expect(failed).toEqual([]);
      expect(queue.isIdle).toBe(false);
      loading.get("a")?.fail();
      await nextTask();
      scheduled[failures - 1]?.run();
    }
    expect(scheduled.map(({ ms }) => ms)).toEqual([1000, 2000, 3000, 4000, 5000]);
    queue.request([photo("a")]);
    expect(failed).toEqual(["one"]);
    expect(requested).toEqual(["a", "a", "a", "a", "a", "a"]);
    expect(queue.isIdle).toBe(true);
    // The connection is back.
    queue.forgetFailures();
    queue.request([photo("a")]);
    expect(requested).toHaveLength(7);
  });

  it("reports a failed URL at once and retries with the URL it has by then", async () => {
    const { queue, loading, loaded, attempts, refused, scheduled } = createQueue();
    queue.request([photo("a")]);
    queue.addUrls([{ ...at("a"), url: "/a/old" }]);
    loading.get("a")?.fail();
    await nextTask();
    expect(refused).toEqual(["/a/old"]);
    scheduled[0]?.run();
    expect(queue.isIdle).toBe(false);
    queue.addUrls([{ ...at("a"), url: "/a/new" }]);
    loading.get("a")?.done("pixels");
    await nextTask();
    expect(attempts).toEqual(["/a/old", "/a/new"]);
    expect(loaded).toEqual(["pixels"]);
    expect(queue.isIdle).toBe(true);
  });

  it("loads other photos while one is scheduled for a retry", async () => {
    const { queue, loading, loaded, scheduled } = createQueue();
    queue.request([photo("a"), photo("b")]);
    queue.addUrls([at("a")]);
    loading.get("a")?.fail();
    await nextTask();
    queue.addUrls([at("b")]);
    loading.get("b")?.done("pixels of b");
    await nextTask();
    scheduled[0]?.run();
    queue.addUrls([at("a")]);
    loading.get("a")?.done("pixels of a");
    await nextTask();
    expect(loaded).toEqual(["pixels of b", "pixels of a"]);
  });
});
