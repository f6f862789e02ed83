import { expect, it } from "vitest";
import { createGate } from "./gate.ts";
import { settle } from "./manual-clock.ts";

it("lets two pass and the others in their order, whatever becomes of the first", async () => {
  const pass = createGate(2);
  const started: number[] = [];
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const results = works.map(({ promise }, index) =>
    pass(() => {
      started.push(index);
      return promise;
    }),
  );
  await settle();
  expect(started).toEqual([0, 1]);
  works[1]?.resolve(1);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  works[0]?.reject(new Error("failed"));
  await expect(results[0]).rejects.toThrow("failed");
  expect(started).toEqual([0, 1, 2, 3]);
  works[2]?.resolve(2);
  works[3]?.resolve(3);
  expect(await Promise.all(results.slice(1))).toEqual([1, 2, 3]);
});
