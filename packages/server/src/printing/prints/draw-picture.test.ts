import type { Design } from "@photomap/design";
import { expect, it } from "vitest";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import { createProjectDrawing } from "./draw-picture.ts";

const design = { features: [] } as unknown as Design;
const drawAll = (brand: string, layer?: "cut") =>
  createProjectDrawing(
    { type: "all_openings", file: "f", width: 64, height: 64, ...(layer && { layer }) },
    { brand, inputs: {} } as unknown as ProjectWithInputs,
    design,
  );

it("PRN-22 draws all openings in the layer that the brand prints, unless one is given", () => {
  expect(drawAll("pm")).toMatchObject({ type: "all_openings", layer: "print" });
  expect(drawAll("tbl")).toMatchObject({ type: "all_openings", layer: "outer" });
  expect(drawAll("tbl", "cut")).toMatchObject({ layer: "cut" });
});
