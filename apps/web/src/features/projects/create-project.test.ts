import { describe, expect, it } from "vitest";
import { ensureRequestId, removeRequestId } from "./create-project.ts";

function makeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe("the request id", () => {
  it("stays the same until the project is created, then changes", () => {
    const store = makeStorage();
    const first = ensureRequestId("/p/new/a", store);
    expect(ensureRequestId("/p/new/a", store)).toBe(first);
    expect(removeRequestId("/p/new/a", first, store)).toBe(true);
    expect(ensureRequestId("/p/new/a", store)).not.toBe(first);
  });

  it("differs between URLs", () => {
    const store = makeStorage();
    expect(ensureRequestId("/p/new/a", store)).not.toBe(ensureRequestId("/p/new/b", store));
  });

  it("is removed once, by the first caller", () => {
    const store = makeStorage();
    const id = ensureRequestId("/p/new/a", store);
    expect(removeRequestId("/p/new/a", id, store)).toBe(true);
    expect(removeRequestId("/p/new/a", id, store)).toBe(false);
    ensureRequestId("/p/new/a", store);
    expect(removeRequestId("/p/new/a", id, store)).toBe(false);
  });
});
