import { readFile } from "node:fs/promises";
import { deriveLayers } from "@photomap/design";
import { afterEach, expect, it } from "vitest";
import { LayerDeriver } from "./layer-deriver.ts";

const FILE = new URL("../../../../../catalog/designs/single-co-20x16.json", import.meta.url);

const deriver = new LayerDeriver();
afterEach(() => deriver.close());

it("derives the same layers as the rules", async () => {
  const text = await readFile(FILE, "utf8");
  const derived = await deriver.derive("single-co-20x16", text);
  expect(JSON.parse(derived)).toEqual(deriveLayers(JSON.parse(text)));
});

it("rejects for an unreadable design and keeps working", async () => {
  const broken = new LayerDeriver();
  await expect(broken.derive("broken", "{")).rejects.toThrow(SyntaxError);
  expect(await broken.derive("empty", '{"features":[]}')).toBe('{"features":[]}');
  await broken.close();
});
