import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Design } from "@photomap/design";
import sharp from "sharp";
import { expect, it } from "vitest";

const DESIGNS = new URL("../../../designs/", import.meta.url);
const PICTURES = new URL("../../../design-pictures/", import.meta.url);

const files = readdirSync(PICTURES).filter((name) => name !== "sources.json");

function readBaseId(name: string): string {
  const design: Design = JSON.parse(readFileSync(new URL(name, DESIGNS), "utf8"));
  return design.baseId;
}

it("there are four of every map and no other", () => {
  const baseIds = new Set(readdirSync(DESIGNS).map(readBaseId));
  const kinds = ["large", "small", "empty", "share"];
  const expected = [...baseIds].flatMap((baseId) => kinds.map((kind) => `${baseId}-${kind}`));
  expect(files.map((name) => name.replace(/-[0-9a-f]{8}\.\w+$/, "")).toSorted()).toEqual(
    expected.toSorted(),
  );
});

it("they stay small", () => {
  const sizes = files.map((name) => statSync(new URL(name, PICTURES)).size);
  expect(Math.max(...sizes)).toBeLessThan(90_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});

it("link previews have the size that networks show whole", async () => {
  const share = files.find((name) => name.endsWith(".jpg")) ?? "";
  const { width, height, format } = await sharp(fileURLToPath(new URL(share, PICTURES))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
});
