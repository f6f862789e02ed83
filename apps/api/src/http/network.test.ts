import { expect, it } from "vitest";
import { toNetwork, toWiderNetwork } from "./network.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

it.each([
  ["203.0.113.7", undefined],
  ["::ffff:203.0.113.7", undefined],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::9", "2001:db8:0::/48"],
])("counts %s as part of %s too", (ip, network) => {
  expect(toWiderNetwork(ip)).toBe(network);
});
