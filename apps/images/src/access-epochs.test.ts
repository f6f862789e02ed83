import type { ImageScope } from "@photomap/server";
import { expect, it } from "vitest";
import { AccessEpochs } from "./access-epochs.ts";

const PROJECT = { kind: "project", id: "AbC123" } as const;

function createEpochs() {
  const stored = new Map<string, number | Error>([["AbC123", 1]]);
  const clock = { ms: 0 };
  const lookups: string[] = [];
  const find = async ({ id }: ImageScope) => {
    lookups.push(id);
    const epoch = stored.get(id);
    if (epoch instanceof Error) throw epoch;
    return epoch;
  };
  const epochs = new AccessEpochs({ find }, () => clock.ms);
  const isCurrent = (epoch: number, scope: ImageScope = PROJECT) =>
    epochs.isCurrent({ scope, epoch });
  return { stored, clock, lookups, isCurrent };
}

it("refuses an earlier epoch and a deleted project after 20 s at the latest", async () => {
  const { stored, clock, isCurrent } = createEpochs();
  expect(await isCurrent(1)).toBe(true);
  stored.set("AbC123", 2);
  clock.ms = 20_000;
  expect(await isCurrent(1)).toBe(false);
  expect(await isCurrent(2)).toBe(true);
  stored.delete("AbC123");
  clock.ms = 40_000;
  expect(await isCurrent(2)).toBe(false);
});

it("accepts a new epoch and a restored project at once", async () => {
  const { stored, isCurrent } = createEpochs();
  await isCurrent(1);
  stored.set("AbC123", 2);
  expect(await isCurrent(2)).toBe(true);
  const restored = { kind: "project", id: "rEst0r" } as const;
  expect(await isCurrent(1, restored)).toBe(false);
  stored.set("rEst0r", 1);
  expect(await isCurrent(1, restored)).toBe(true);
});

it("looks up a scope once for concurrent requests and while it is held", async () => {
  const { clock, lookups, isCurrent } = createEpochs();
  await Promise.all([isCurrent(1), isCurrent(1), isCurrent(1)]);
  clock.ms = 19_999;
  await isCurrent(1);
  expect(lookups).toEqual(["AbC123"]);
  await isCurrent(1, { kind: "owner", id: "AbC123" });
  expect(lookups).toEqual(["AbC123", "AbC123"]);
});

it("fails while the lookup fails, and does not hold the failure", async () => {
  const { stored, isCurrent } = createEpochs();
  stored.set("AbC123", new Error("no connection"));
  await expect(isCurrent(1)).rejects.toThrow("no connection");
  stored.set("AbC123", 1);
  expect(await isCurrent(1)).toBe(true);
});

it("holds 10,000 scopes at most", async () => {
  const { stored, lookups, isCurrent } = createEpochs();
  await isCurrent(1);
  for (let i = 0; i < 10_000; i += 1) {
    stored.set(`${i}`, 1);
    await isCurrent(1, { kind: "project", id: `${i}` });
  }
  lookups.length = 0;
  await isCurrent(1);
  await isCurrent(1, { kind: "project", id: "9999" });
  expect(lookups).toEqual(["AbC123"]);
});
