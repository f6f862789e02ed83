import { expect, it } from "vitest";
import { placeBeside } from "./place-beside.ts";

const viewport = { width: 400, height: 300 };
const anchor = { left: 180, top: 100, width: 40, height: 40 };
const panel = { width: 100, height: 60 };
const options = { side: "bottom", align: "center", gap: 10 } as const;

it.each([
  ["bottom", { left: 150, top: 150 }],
  ["top", { left: 150, top: 30 }],
  ["left", { left: 70, top: 90 }],
  ["right", { left: 230, top: 90 }],
] as const)("places a panel at the %s side of its anchor", (side, at) => {
  expect(placeBeside(anchor, panel, viewport, { ...options, side })).toEqual({ ...at, side });
});

it("aligns the right edges", () => {
  const at = placeBeside(anchor, panel, viewport, { ...options, align: "end" });
  expect(at).toEqual({ left: 120, top: 150, side: "bottom" });
});

it("uses the other side where there is more space", () => {
  const low = { ...anchor, top: 250 };
  expect(placeBeside(low, panel, viewport, options)).toMatchObject({ top: 180, side: "top" });
  const tall = { width: 100, height: 290 };
  expect(placeBeside(anchor, tall, viewport, options).side).toBe("bottom");
});

it("stays inside the window", () => {
  const corner = { left: 380, top: 0, width: 20, height: 20 };
  expect(placeBeside(corner, panel, viewport, options)).toMatchObject({ left: 292, top: 30 });
  const wide = { width: 500, height: 60 };
  expect(placeBeside(anchor, wide, viewport, options).left).toBe(8);
});
