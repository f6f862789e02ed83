import { expect, it } from "vitest";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import { OrderKeys } from "./order-key.ts";

const SECRETS = ["a".repeat(32)] as const;
const ORDER_ID = "4c1d4f8c-95b5-4a69-a1a6-1d1c9c1a2b3c";
const NOW = Date.parse("2026-11-19T12:00:00Z");
const DAY_MS = 86_400_000;

it("opens its order for half a year", () => {
  const keys = new OrderKeys([...SECRETS]);
  const key = keys.create(ORDER_ID, NOW);
  expect(keys.readOrderId(key, NOW)).toBe(ORDER_ID);
  expect(keys.readOrderId(key, NOW + 180 * DAY_MS - 1)).toBe(ORDER_ID);
  expect(keys.readOrderId(key, NOW + 180 * DAY_MS)).toBeUndefined();
});

it("is refused when it is forged, of another purpose or no key at all", () => {
  const keys = new OrderKeys([...SECRETS]);
  const content = { orderId: ORDER_ID, until: NOW + DAY_MS };
  const [payload] = keys.create(ORDER_ID, NOW).split(".");
  const forged = [
    "",
    "a.b",
    `${payload}.`,
    new OrderKeys(["b".repeat(32)]).create(ORDER_ID, NOW),
    new TextSigner([...SECRETS], "ticket").write(content),
    new TextSigner([...SECRETS], "order").write({ orderId: "x' or true", until: NOW + DAY_MS }),
  ];
  expect(forged.map((key) => keys.readOrderId(key, NOW))).toEqual(forged.map(() => undefined));
});
