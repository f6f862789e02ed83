import { beforeEach, describe, expect, it } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

let now = 0;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = new CircuitBreaker(() => now);
});

function fail(times: number, everyMs = 0): void {
  for (let i = 0; i < times; i += 1) {
    breaker.recordFailure();
    now += everyMs;
  }
}

describe("a circuit breaker", () => {
  it("stops the calls after five failures within 30 s", () => {
    fail(4, 7000);
    expect(breaker.tryPass()).toBe(true);
    fail(1);
    expect(breaker.tryPass()).toBe(false);
  });

  it("does not count failures of more than 30 s ago", () => {
    fail(20, 7500);
    expect(breaker.tryPass()).toBe(true);
  });

  it("allows one trial after 60 s, and all calls when it succeeds", () => {
    fail(5);
    now += 59_999;
    expect(breaker.tryPass()).toBe(false);
    now += 1;
    expect(breaker.tryPass()).toBe(true);
    expect(breaker.tryPass()).toBe(false);
    breaker.recordSuccess();
    expect(breaker.tryPass()).toBe(true);
    fail(4);
    expect(breaker.tryPass()).toBe(true);
  });

  it("pauses for another 60 s when the trial fails", () => {
    fail(5);
    now += 60_000;
    breaker.tryPass();
    breaker.recordFailure();
    now += 59_999;
    expect(breaker.tryPass()).toBe(false);
    now += 1;
    expect(breaker.tryPass()).toBe(true);
  });

  it("allows another trial when the outcome of the first is never recorded", () => {
    fail(5);
    now += 60_000;
    breaker.tryPass();
    now += 60_000;
    expect(breaker.tryPass()).toBe(true);
  });
});
