import { expect, it } from "vitest";
import { StreamLimits } from "./stream-limits.ts";

const count = (limits: StreamLimits, owner: Parameters<StreamLimits["acquire"]>[0]) => {
  let acquired = 0;
  while (limits.acquire(owner) !== undefined) acquired += 1;
  return acquired;
};

it("limits the streams of a viewer and of a network", () => {
  const limits = new StreamLimits();
  expect(count(limits, { viewerId: "one", network: "192.0.2.1" })).toBe(20);
  expect(count(limits, { viewerId: "two", network: "192.0.2.2" })).toBe(20);
  expect(count(limits, { viewerId: undefined, network: "192.0.2.1" })).toBe(280);
  expect(limits.acquire({ viewerId: "three", network: "192.0.2.1" })).toBeUndefined();
});

it("limits the streams of all /64 networks of one /48 network", () => {
  const limits = new StreamLimits();
  const widerNetwork = "2001:db8:1::/48";
  const counts = Array.from({ length: 5 }, (_, i) =>
    count(limits, { viewerId: undefined, network: `2001:db8:1:${i}::/64`, widerNetwork }),
  );
  expect(counts).toEqual([300, 300, 300, 300, 0]);
});

it("counts a stream that is released twice once", () => {
  const limits = new StreamLimits();
  const owner = { viewerId: "one", network: "192.0.2.1" };
  const release = limits.acquire(owner);
  count(limits, owner);
  release?.();
  release?.();
  expect(count(limits, owner)).toBe(1);
});
