import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConnectionChange, ConnectionMonitor } from "./connection.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start({ isLinkUp = true } = {}) {
  const state = { isReachable: true, probes: 0 };
  let report: (change: ConnectionChange) => void = () => {};
  const monitor = new ConnectionMonitor({
    isLinkUp: () => isLinkUp,
    listen: (listener) => {
      report = listener;
    },
    probe: async () => {
      state.probes += 1;
      return state.isReachable;
    },
    random: () => 1,
  });
  const changes: ConnectionChange[] = [];
  monitor.subscribe((change) => changes.push(change));
  const goOffline = () => {
    state.isReachable = false;
    report("offline");
  };
  return { monitor, state, changes, goOffline, report: (c: ConnectionChange) => report(c) };
}

const flush = () => vi.advanceTimersByTimeAsync(0);

describe("going offline", () => {
  it("follows the browser at once", () => {
    const { monitor, changes, goOffline } = start();
    expect(monitor.isOnline()).toBe(true);
    goOffline();
    goOffline();
    expect(monitor.isOnline()).toBe(false);
    expect(changes).toEqual(["offline"]);
  });

  it("starts offline when the browser does", () => {
    expect(start({ isLinkUp: false }).monitor.isOnline()).toBe(false);
  });

  it("follows a request without a response only when the server does not answer either", async () => {
    const { monitor, state, changes } = start();
    expect(await monitor.check()).toBe(true);
    expect(changes).toEqual([]);
    state.isReachable = false;
    expect(await Promise.all([monitor.check(), monitor.check()])).toEqual([false, false]);
    expect(state.probes).toBe(2);
    expect(changes).toEqual(["offline"]);
  });
});

describe("coming back", () => {
  it("needs an answer of the server: the event alone may be wrong", async () => {
    const { monitor, state, changes, goOffline, report } = start();
    goOffline();
    report("online");
    await flush();
    expect(monitor.isOnline()).toBe(false);
    state.isReachable = true;
    report("online");
    await flush();
    expect(changes).toEqual(["offline", "online"]);
  });

  it("needs no event of the browser", async () => {
    const { monitor, state, goOffline } = start();
    goOffline();
    state.isReachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(monitor.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.probes).toBe(1);
  });

  it("asks with increasing delays, at most 30 s apart", async () => {
    const { state, goOffline } = start();
    goOffline();
    for (const [index, delayMs] of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(state.probes).toBe(index);
      await vi.advanceTimersByTimeAsync(1);
      expect(state.probes).toBe(index + 1);
    }
  });

  it("asks at once when the tab wakes up, and passes that on", async () => {
    const { monitor, state, changes, goOffline, report } = start();
    report("awake");
    expect(state.probes).toBe(0);
    goOffline();
    state.isReachable = true;
    report("awake");
    await flush();
    expect(monitor.isOnline()).toBe(true);
    expect(changes).toEqual(["awake", "offline", "awake", "online"]);
  });

  it("follows any response of the server", () => {
    const { monitor, changes, goOffline } = start();
    goOffline();
    monitor.confirm();
    expect(changes).toEqual(["offline", "online"]);
  });
});
