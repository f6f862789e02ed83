import { describe, expect, it } from "vitest";
import { forgetRequestId, keepRequestId } from "./request-id.ts";

function makeStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("the id of a wish to create", () => {
  it("stays the same until the project is made, then is another", () => {
    const store = makeStore();
    const first = keepRequestId("/p/new/a", store);
    expect(keepRequestId("/p/new/a", store)).toBe(first);
    expect(forgetRequestId("/p/new/a", first, store)).toBe(true);
    expect(keepRequestId("/p/new/a", store)).not.toBe(first);
  });

  it("differs between addresses", () => {
    const store = makeStore();
    expect(keepRequestId("/p/new/a", store)).not.toBe(keepRequestId("/p/new/b", store));
  });

  it("is forgotten once, by whoever hears of the project first", () => {
    const store = makeStore();
    const id = keepRequestId("/p/new/a", store);
    expect(forgetRequestId("/p/new/a", id, store)).toBe(true);
    expect(forgetRequestId("/p/new/a", id, store)).toBe(false);
    keepRequestId("/p/new/a", store);
    expect(forgetRequestId("/p/new/a", id, store)).toBe(false);
  });
});
