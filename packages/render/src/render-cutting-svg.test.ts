import { DEFAULT_PRINT_OPTIONS } from "@photomap/printing";
import { cuttingSheetScene } from "@photomap/scene";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { stateLayer } from "../test/shapes.ts";
import { renderCuttingSvg } from "./render-cutting-svg.ts";

const state = sampleOpening("state", stateLayer(0, 0, 200));
const inputs = { state: filled(samplePhoto("two-dogs", { x: -50, width: 300, height: 200 })) };
const layout = {
  width: 576,
  height: 720,
  items: [
    { openingId: "state", x: 45, y: 45, turned: false },
    { openingId: "state", x: 300, y: 300, turned: true },
  ],
};

function renderFor(machine: "cricut" | "silhouette"): Promise<string> {
  const options = { ...DEFAULT_PRINT_OPTIONS, machine };
  const sheet = cuttingSheetScene(layout, { features: [state] }, inputs, options, 1);
  return renderCuttingSvg({ sheet, openPhoto: openTestPhoto, dpi: 72 });
}

describe("an SVG for a cutting machine", () => {
  it("has its size in inches and a named group per layer", async () => {
    const svg = await renderFor("silhouette");
    expect(svg).toContain('width="8in" height="10in" viewBox="0 0 576 720"');
    const groups = [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id);
    expect(groups).toEqual(["print", "registration", "cut"]);
    expect(await renderFor("cricut")).not.toContain("registration");
  });

  it("contains every piece as a clipped image", async () => {
    const svg = await renderFor("cricut");
    expect(svg).not.toMatch(/clip|transform|<use/);
    const pieces = [...svg.matchAll(/<image [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*base64,([^"]+)"/g)];
    expect(pieces.map(([, x, y]) => [Number(x), Number(y)])).toEqual([
      [45, 45],
      [300, 300],
    ]);
    const png = sharp(Buffer.from(pieces[0]?.[3] ?? "", "base64"));
    const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
    const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect(opacity(30, 100)).toBe(255);
    expect(opacity(info.width - 1, info.height - 1)).toBe(0);
  });

  it("cuts at the position of the opening, including rotated ones", async () => {
    const svg = await renderFor("cricut");
    const [, cut = ""] = svg.split('<g id="cut"');
    const [upright, turned] = [...cut.matchAll(/d="M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const box = state.layers.cut?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    // The outline starts at 4, 12 percent of 200 points.
    expect(upright).toEqual([45 + 8 - box.x, 45 + 24 - box.y]);
    expect(turned?.[0]).toBeCloseTo(300 + box.height - (24 - box.y), 2);
    expect(turned?.[1]).toBeCloseTo(300 + 8 - box.x, 2);
  });
});
