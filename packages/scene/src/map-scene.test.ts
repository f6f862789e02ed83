import { IDENTITY, transformPoint } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import {
  coast,
  filled,
  sampleDesign,
  sampleOpening,
  samplePhoto,
  squareLayer,
} from "../test/sample-map.ts";
import type { DisplayList } from "./display-list.ts";
import { mapScene } from "./map-scene.ts";
import { DEFAULT_MAP_STYLE } from "./map-style.ts";

const utah = sampleOpening("utah", 20, 50, { abbreviation: "UT", labelPoint: { x: 60, y: 90 } });
const ohio = sampleOpening("ohio", 220, 50);
const design = sampleDesign(coast, utah, ohio);

const groups = (ops: DisplayList) => ops.filter((op) => op.op === "group");

describe("the scene of a map", () => {
  it("starts with the mat over the whole design", () => {
    expect(mapScene(design, {}, { style: { mat: "#123456" } })[0]).toEqual({
      op: "rect",
      box: { x: 0, y: 0, width: 400, height: 200 },
      fill: "#123456",
    });
  });

  it("draws a chosen color below everything, with light lines on a dark one", () => {
    const [board, ...ops] = mapScene(
      design,
      {},
      { background: { id: "b", name: "B", hex: "#222222" } },
    );
    expect(board).toMatchObject({ op: "rect", fill: "#222222" });
    expect(ops.at(-1)).toMatchObject({ color: "#f4ede0" });
    const white = mapScene(design, {}, { background: { id: "w", name: "W", hex: "#FDFBF6" } });
    expect(white.at(-1)).toMatchObject({ color: DEFAULT_MAP_STYLE.graphic });
  });

  it("draws lines in a color that differs from every mat and background", () => {
    const luma = (hex: string) =>
      [0.299, 0.587, 0.114].reduce(
        (sum, share, i) => sum + share * Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16),
        0,
      );
    // Beige, black, cactus, caribbean, lilac, driftwood, sienna, zucchini; oak, slate, ocean.
    const mats = "E6D9BF 222222 6F8F72 2E8C9A B9A7CC A8967E A4573A 3F5B41 b99266 343a3e accbd4";
    const colors = mats.split(" ").map((digits) => `#${digits}`);
    const isClear = (hex: string) => {
      const line = mapScene(design, {}, { background: { id: "a", name: "A", hex } }).at(-1);
      return line?.op === "stroke" && Math.abs(luma(line.color) - luma(hex)) > 60;
    };
    expect(colors.filter((hex) => !isClear(hex))).toEqual([]);
  });

  it("covers a page of any shape with a chosen picture, along its longer side, below every feature", () => {
    const background = { id: "oak", name: "Oak", hex: "#b99266", imageKey: "backgrounds/oak.jpg" };
    const picture = (width: number, height: number) => {
      const [, op] = mapScene({ width, height, features: [utah] }, {}, { background });
      return op?.op === "group" ? op.images[0] : undefined;
    };
    expect(picture(300, 200)).toEqual({ src: background.imageKey, matrix: [300, 0, 0, 200, 0, 0] });
    expect(picture(200, 300)?.matrix).toEqual([0, 300, -200, 0, 200, 0]);
    expect(picture(400, 100)?.matrix).toEqual([
      400,
      0,
      0,
      expect.closeTo(266.67, 1),
      0,
      expect.closeTo(-83.3, 1),
    ]);
  });

  it("draws features from the bottom up by their depth", () => {
    const ops = mapScene(design, {});
    expect(ops.map(({ op }) => op)).toEqual([
      "rect",
      "group",
      "stroke",
      "group",
      "stroke",
      "stroke",
    ]);
    expect(ops.at(-1)).toMatchObject({ path: coast.path, color: DEFAULT_MAP_STYLE.graphic });
  });

  it("fills land and the title, and draws a line as a line", () => {
    const ops = mapScene(
      sampleDesign(
        { ...coast, id: "land", style: "LAND" },
        { ...coast, id: "title", style: "TITLE" },
        { ...coast, id: "line", style: "LINE" },
      ),
      {},
    );
    expect(groups(ops).map(({ id, fill }) => [id, fill])).toEqual([
      ["land", DEFAULT_MAP_STYLE.empty],
      ["title", DEFAULT_MAP_STYLE.graphic],
    ]);
    expect(ops.at(-1)?.op).toBe("stroke");
  });

  it("draws a published graphic within the box of its print layer", () => {
    const layers = { print: squareLayer(300, 10, 20) };
    const { path: _path, ...published } = { ...coast, outlined: false, layers };
    for (const style of ["LAND", "TITLE", "LINE"] as const) {
      const [, drawn] = mapScene(sampleDesign({ ...published, style }), {});
      expect(drawn?.box.x).toBeGreaterThan(290);
    }
    expect(mapScene(sampleDesign(published), {})).toHaveLength(1);
  });

  it("clips an opening to its cut layer", () => {
    expect(groups(mapScene(design, {}))[0]).toMatchObject({
      id: "utah",
      clip: { path: utah.layers.cut?.path },
      box: { x: 20, y: 50, width: 100, height: 100 },
    });
  });

  it("fills an empty opening, and draws photos on white or the chosen color", () => {
    const photo = samplePhoto("p1");
    const fills = (inputs: Parameters<typeof mapScene>[1]) =>
      groups(mapScene(design, inputs)).map(({ fill }) => fill);
    expect(fills({})).toEqual([DEFAULT_MAP_STYLE.empty, DEFAULT_MAP_STYLE.empty]);
    expect(fills({ utah: filled(photo) })[0]).toBe("#ffffff");
    expect(fills({ utah: { ...filled(photo), background: "#ff0000" } })[0]).toBe("#ff0000");
  });

  it("places each photo's unit square in the design, bottom layer first", () => {
    const turned = samplePhoto("p2", { x: 20, y: 50, rotation: 90, flipX: true });
    const [group] = groups(mapScene(design, { utah: filled(samplePhoto("p1"), turned) }));
    expect(group?.images.map(({ src }) => src)).toEqual(["p1", "p2"]);
    expect(group?.images[0]?.matrix).toEqual([200, 0, 0, 100, 0, 0]);
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ].map((corner) => transformPoint(group?.images[1]?.matrix ?? IDENTITY, corner));
    expect(corners).toEqual([
      { x: 170, y: 200 },
      { x: 70, y: 0 },
    ]);
  });

  it("omits openings excluded by the product, overridden by the project", () => {
    const ids = (...args: [Parameters<typeof mapScene>[1], Parameters<typeof mapScene>[2]?]) =>
      groups(mapScene(design, ...args)).map(({ id }) => id);
    const outputOption = { inputs: { utah: { enabled: false } } };
    expect(ids({}, { outputOption })).toEqual(["ohio"]);
    expect(ids({ utah: { ...filled(), enabled: true } }, { outputOption })).toHaveLength(2);
    expect(ids({ ohio: { ...filled(), enabled: false } })).toEqual(["utah"]);
  });

  it("omits the leader line of an excluded opening", () => {
    const line = { ...coast, id: "line-dc" };
    const map = sampleDesign(sampleOpening("DC", 20, 50), line);
    expect(mapScene(map, {}).map(({ op }) => op)).toEqual(["rect", "group", "stroke", "stroke"]);
    expect(mapScene(map, { DC: { ...filled(), enabled: false } })).toHaveLength(1);
  });

  it("outlines only openings with an outline", () => {
    const plain = sampleDesign({ ...utah, outlined: false });
    expect(mapScene(plain, {}).map(({ op }) => op)).toEqual(["rect", "group"]);
    expect(mapScene(sampleDesign(utah), {}, { style: { outlineWidth: 0 } })).toHaveLength(2);
  });

  it("labels empty openings inside their outline", () => {
    const texts = (inputs: Parameters<typeof mapScene>[1]) =>
      mapScene(design, inputs, { labels: true }).filter((op) => op.op === "text");
    expect(texts({})).toMatchObject([{ text: "utah" }, { text: "ohio", at: { x: 270 } }]);
    expect(texts({ utah: filled(samplePhoto("p1")) })).toMatchObject([{ text: "ohio" }]);
  });

  it("dashes empty openings along the inner outline and draws the cut edge around photos", () => {
    const inner = squareLayer(25, 55, 90);
    const cutEdge = {
      shade: { color: "brown", blur: 6, drop: 3 },
      bevel: { color: "white", width: 5 },
      hairline: { color: "gray", width: 2 },
    };
    const shape = sampleDesign({ ...utah, layers: { ...utah.layers, inner } });
    const style = { emptyDash: [7, 7], cutEdge } as const;
    const [, empty, dashed] = mapScene(shape, {}, { style });
    expect(empty).toMatchObject({ clip: { path: inner.path } });
    expect(empty).not.toHaveProperty("shade");
    expect(dashed).toMatchObject({ path: inner.path, dash: [7, 7] });
    const [, photos, ...lines] = mapScene(shape, { utah: filled(samplePhoto("p1")) }, { style });
    expect(photos).toMatchObject({ clip: { path: utah.layers.cut?.path }, shade: cutEdge.shade });
    expect(lines).toMatchObject([cutEdge.bevel, cutEdge.hairline]);
  });

  it("shows the hole around the whole map by its print layer", () => {
    const hole = { ...utah, layers: { print: squareLayer(0, 0, 200) } };
    expect(groups(mapScene(sampleDesign(hole), {}))[0]?.box.width).toBe(200);
  });
});
