import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RetryOptions, retry } from "./retry.ts";
import { FakeConnection } from "./test/fake-connection.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Retries an action whose first tries fail, as many as `failures`. */
function start(failures: number, options: RetryOptions = {}) {
  const connection = new FakeConnection();
  const action = vi.fn(async () => {
    if (action.mock.calls.length <= failures)
      throw new Error(`failure ${action.mock.calls.length}`);
    return "done";
  });
  const result = retry(action, { connection, random: () => 1, ...options });
  result.catch(() => undefined);
  return { connection, action, result };
}

describe("backoff", () => {
  it("doubles the delay up to the maximum", async () => {
    const { action, result } = start(4, { firstDelayMs: 100, maxDelayMs: 350 });
    for (const [index, delayMs] of [100, 200, 350, 350].entries()) {
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(action).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(action).toHaveBeenCalledTimes(index + 2);
    }
    expect(await result).toBe("done");
  });

  it("is at least half of the delay, by chance", async () => {
    const { action } = start(1, { firstDelayMs: 100, random: () => 0 });
    await vi.advanceTimersByTimeAsync(49);
    expect(action).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("ends when the timer fires a fraction of a millisecond early", async () => {
    const { action } = start(1, { firstDelayMs: 100, random: () => 0.777 });
    await vi.advanceTimersByTimeAsync(89);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("ends at once when the tab wakes up late", async () => {
    const { connection, action } = start(1, { firstDelayMs: 60_000 });
    await vi.advanceTimersByTimeAsync(0);
    connection.emit("awake");
    await vi.advanceTimersByTimeAsync(0);
    expect(action).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 60_000);
    connection.emit("awake");
    await vi.advanceTimersByTimeAsync(0);
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe("giving up", () => {
  it("rejects with the last error after the allowed tries", async () => {
    const { action, result } = start(5, { maxTries: 3 });
    await vi.advanceTimersByTimeAsync(600_000);
    await expect(result).rejects.toThrow("failure 3");
    expect(action).toHaveBeenCalledTimes(3);
  });

  it("does not retry an error that is not temporary", async () => {
    const { action, result } = start(5, { isTemporary: () => false });
    await expect(result).rejects.toThrow("failure 1");
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("rejects with the reason of an abort during the delay, and leaves no listener", async () => {
    const controller = new AbortController();
    const { connection, action, result } = start(5, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(new Error("page closed"));
    await expect(result).rejects.toThrow("page closed");
    expect(connection.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("does not start with an aborted signal", async () => {
    const { action, result } = start(0, { signal: AbortSignal.abort(new Error("too late")) });
    await expect(result).rejects.toThrow("too late");
    expect(action).not.toHaveBeenCalled();
  });
});

describe("offline", () => {
  it("waits for the network before the first try", async () => {
    const connection = new FakeConnection();
    connection.online = false;
    const onWait = vi.fn();
    const { action, result } = start(0, { connection, onWait });
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(action).not.toHaveBeenCalled();
    expect(onWait).toHaveBeenCalledTimes(1);
    connection.emit("online");
    expect(await result).toBe("done");
  });

  it("does not count failures", async () => {
    const connection = new FakeConnection();
    const action = vi.fn(async () => {
      connection.online = false;
      throw new Error("cut off");
    });
    const result = retry(action, { connection, maxTries: 2 });
    result.catch(() => undefined);
    for (const _drop of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(0);
      connection.emit("online");
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(action).toHaveBeenCalledTimes(4);
  });

  it("tries at once when the network is back", async () => {
    const { connection, action } = start(1, { firstDelayMs: 60_000 });
    await vi.advanceTimersByTimeAsync(0);
    connection.emit("online");
    await vi.advanceTimersByTimeAsync(0);
    expect(action).toHaveBeenCalledTimes(2);
  });
});
