import { boxContains } from "@photomap/geometry";
import { expect, it } from "vitest";
import { rulerOps } from "./print-marks.ts";

it("has a ruler of exactly one inch inside the margin of the sheet", () => {
  const [line, label] = rulerOps({ height: 720 });
  expect(line).toMatchObject({ op: "stroke", path: "M18 708V712H90V708" });
  expect(label).toMatchObject({ op: "text", text: "1 inch" });
  const margin = { x: 0, y: 702, width: 576, height: 18 };
  expect(line && boxContains(margin, line.box)).toBe(true);
});
