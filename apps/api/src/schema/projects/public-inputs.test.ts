import { makeImage, makeInput } from "@photomap/testing";
import { expect, it } from "vitest";
import { encodeJson } from "../../http/json-text.ts";
import { PublicInputsCache } from "./public-inputs.ts";

function makeRow(id: string, latitude: number) {
  const image = { ...makeImage("owner", { id: "photo" }), latitude, longitude: -83 };
  const inputs = { CO: makeInput([image]) };
  let parsed = 0;
  return {
    id,
    inputsJson: JSON.stringify(inputs),
    get inputs() {
      parsed += 1;
      return inputs;
    },
    countParsed: () => parsed,
  };
}

const read = (cache: PublicInputsCache, row: ReturnType<typeof makeRow>) =>
  encodeJson({ inputs: cache.present(row) }).toString();

it("leaves out private details, and reads the same inputs once", () => {
  const cache = new PublicInputsCache();
  const row = makeRow("abc123", 42);
  const first = read(cache, row);
  expect(first).toContain('"photo"');
  expect(first).not.toContain("latitude");
  expect(read(cache, row)).toBe(first);
  expect(row.countParsed()).toBe(1);
});

it("reads inputs again after a save, and those of each project alone", () => {
  const cache = new PublicInputsCache();
  const [before, after, other] = [
    makeRow("abc123", 42),
    makeRow("abc123", 43),
    makeRow("def456", 1),
  ];
  for (const row of [before, after, other, after]) read(cache, row);
  expect([before, after, other].map((row) => row.countParsed())).toEqual([1, 1, 1]);
  read(cache, before);
  expect(before.countParsed()).toBe(2);
});

it("keeps the last hundred projects", () => {
  const cache = new PublicInputsCache();
  const rows = Array.from({ length: 101 }, (_, i) => makeRow(`p${i}`, 42));
  for (const row of rows) read(cache, row);
  for (const row of rows.slice(1)) read(cache, row);
  expect(rows.slice(1).every((row) => row.countParsed() === 1)).toBe(true);
  const [first = makeRow("", 0)] = rows;
  read(cache, first);
  expect(first.countParsed()).toBe(2);
});
