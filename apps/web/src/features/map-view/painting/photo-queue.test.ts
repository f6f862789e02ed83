import { describe, expect, it } from "vitest";
import type { PhotoUrl, PhotoWant } from "./painter-messages.ts";
import { PhotoQueue } from "./photo-queue.ts";

function openQueue() {
  const asked: string[] = [];
  const loading = new Map<string, { done: (bitmap: string) => void; fail: () => void }>();
  const loaded: string[] = [];
  const failed: string[] = [];
  const waits: { ms: number; pass: () => void }[] = [];
  const queue = new PhotoQueue<string>({
    load: ({ id }) =>
      new Promise((done, reject) => {
        loading.set(id, { done, fail: () => reject(new Error("gone")) });
      }),
    ask: (photos) => asked.push(...photos.map(({ id }) => id)),
    onLoaded: (_photo, bitmap) => loaded.push(bitmap),
    onFailed: () => failed.push("one"),
    wait: (ms, then) => waits.push({ ms, pass: then }),
  });
  return { queue, asked, loading, loaded, failed, waits };
}

const want = (id: string, edgePx = 64): PhotoWant => ({ id, edgePx });
const at = (id: string, edgePx = 64): PhotoUrl => ({ id, edgePx, url: `/${id}` });
const later = () => new Promise((resolve) => setTimeout(resolve));

describe("the queue of photos", () => {
  it("asks for each address once and is idle when all are loaded", async () => {
    const { queue, asked, loading, loaded } = openQueue();
    queue.want([want("a")]);
    queue.want([want("a")]);
    expect(asked).toEqual(["a"]);
    expect(queue.isIdle).toBe(false);
    queue.addUrls([at("a")]);
    loading.get("a")?.done("pixels");
    await later();
    expect(loaded).toEqual(["pixels"]);
    expect(queue.isIdle).toBe(true);
  });

  it("is idle without what has no address, and loads it once it has", () => {
    const { queue, loading } = openQueue();
    queue.want([want("a")]);
    queue.addUrls([{ ...want("a"), url: undefined }]);
    expect(queue.isIdle).toBe(true);
    queue.addUrls([at("a")]);
    expect(loading.has("a")).toBe(true);
  });

  it("loads six at a time, small ones first, and nothing that is wanted no more", async () => {
    const { queue, loading } = openQueue();
    const first = ["a", "b", "c", "d", "e", "f"].map((id) => want(id));
    const rest = [want("large", 512), want("small"), want("dropped")];
    queue.want([...first, ...rest]);
    queue.addUrls(first.map(({ id }) => at(id)));
    queue.addUrls([at("large", 512), at("small"), at("dropped")]);
    expect(loading.size).toBe(6);
    queue.want([want("large", 512), want("small")]);
    loading.get("a")?.done("pixels");
    await later();
    expect([...loading.keys()].at(-1)).toBe("small");
    loading.get("b")?.done("pixels");
    await later();
    expect([...loading.keys()].at(-1)).toBe("large");
    expect(loading.has("dropped")).toBe(false);
  });

  it("tries five times more, a second later each time, then tells of the failure once", async () => {
    const { queue, asked, loading, failed, waits } = openQueue();
    queue.want([want("a")]);
    queue.addUrls([at("a")]);
    for (let failures = 1; failures <= 6; failures += 1) {
      expect(failed).toEqual([]);
      expect(queue.isIdle).toBe(false);
      loading.get("a")?.fail();
      await later();
      waits[failures - 1]?.pass();
    }
    expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000, 3000, 4000, 5000]);
    queue.want([want("a")]);
    expect(failed).toEqual(["one"]);
    expect(asked).toEqual(["a"]);
    expect(queue.isIdle).toBe(true);
  });

  it("loads others while one waits for its next try", async () => {
    const { queue, loading, loaded, waits } = openQueue();
    queue.want([want("a"), want("b")]);
    queue.addUrls([at("a")]);
    loading.get("a")?.fail();
    await later();
    queue.addUrls([at("b")]);
    loading.get("b")?.done("pixels of b");
    await later();
    waits[0]?.pass();
    loading.get("a")?.done("pixels of a");
    await later();
    expect(loaded).toEqual(["pixels of b", "pixels of a"]);
  });
});
