import { describe, expect, it, vi } from "vitest";
import { ServerClock, serverClock } from "./server-clock.ts";

const OFFSET_MS = 3_600_000;

function setUp() {
  const stored = new Map<string, string>();
  const state = { nowMs: 1_000_000, isOffline: false, requests: 0 };
  const timers: { action: () => void; delayMs: number }[] = [];
  const createClock = () =>
    new ServerClock({
      fetchServerMs: async () => {
        state.requests += 1;
        if (state.isOffline) throw new TypeError("Failed to fetch");
        state.nowMs += 200;
        return state.nowMs - 100 + OFFSET_MS;
      },
      now: () => state.nowMs,
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      schedule: (action, delayMs) => void timers.push({ action, delayMs }),
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock: createClock(), createClock, state, timers, settle };
}

describe("ServerClock", () => {
  it("API-14 adds the offset of the server, measured once and cached for other pages", async () => {
    const { clock, createClock, state, settle } = setUp();
    expect(clock.now()).toBe(1_000_000);
    clock.now();
    await settle();
    expect(clock.now()).toBe(state.nowMs + OFFSET_MS);
    expect(createClock().now()).toBe(state.nowMs + OFFSET_MS);
    expect(state.requests).toBe(1);
  });

  it("API-14 measures again after 9000 ms when there is no offset", async () => {
    const { clock, state, timers, settle } = setUp();
    state.isOffline = true;
    clock.now();
    await settle();
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([9000]);
    clock.now();
    expect(state.requests).toBe(1);
    state.isOffline = false;
    timers[0]?.action();
    await settle();
    expect(clock.now()).toBe(state.nowMs + OFFSET_MS);
    expect(timers).toHaveLength(1);
  });

  it("ERR-17 forgets a cleared offset and measures again after 9000 ms", async () => {
    const { clock, state, timers, settle } = setUp();
    clock.now();
    await settle();
    clock.clear();
    clock.clear();
    expect(clock.now()).toBe(state.nowMs);
    expect(timers).toHaveLength(1);
    timers[0]?.action();
    await settle();
    expect(clock.now()).toBe(state.nowMs + OFFSET_MS);
    expect(state.requests).toBe(2);
  });

  it("measures again after a day", async () => {
    const { clock, state, settle } = setUp();
    clock.now();
    await settle();
    state.nowMs += 86_400_000;
    clock.now();
    await settle();
    expect(state.requests).toBe(2);
  });

  it("works without storage", async () => {
    const clock = new ServerClock({
      fetchServerMs: async () => 5,
      now: () => 7,
      storage: () => {
        throw new DOMException("denied", "SecurityError");
      },
      schedule: () => {},
    });
    clock.clear();
    expect(clock.now()).toBe(7);
  });
});

describe("the server clock of the page", () => {
  it("API-14 reads the date of /config, never from the cache", async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    const request = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () =>
      Response.json({ date: new Date(Date.now() + OFFSET_MS).toISOString() }),
    );
    vi.stubGlobal("fetch", request);
    serverClock.now();
    await vi.waitFor(() => expect(stored.size).toBe(1));
    expect(request.mock.calls).toMatchObject([["/config", { cache: "no-store" }]]);
    expect(Math.abs(serverClock.now() - Date.now() - OFFSET_MS)).toBeLessThan(5000);
    vi.unstubAllGlobals();
  });
});
