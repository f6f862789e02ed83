import { IDENTITY } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import type { Canvas2D, FindPixels } from "./canvas.ts";
import type { DisplayList, GroupOp, StrokeOp } from "./display-list.ts";
import { type Band, drawDisplayList } from "./draw-display-list.ts";

const findPixels: FindPixels<string> = ({ src }) =>
  src === "p1" ? { drawable: "PIXELS", part: { x: 0, y: 0, width: 1, height: 1 } } : undefined;

/** A canvas that records the calls; real pixels are tested in packages/render. */
class Notebook implements Canvas2D<string, string> {
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 1;
  lineJoin = "";
  lineCap = "";
  font = "";
  textAlign = "";
  globalAlpha = 1;
  imageSmoothingEnabled = false;
  imageSmoothingQuality = "";
  readonly notes: string[] = [];
  #transform = "";
  save() {}
  restore() {}
  setTransform(...matrix: number[]) {
    this.#transform = matrix.join(" ");
  }
  fillRect(...box: number[]) {
    this.notes.push(`rect ${box.join(" ")} ${this.fillStyle} @ ${this.#transform}`);
  }
  fill(path: string, rule: string) {
    this.notes.push(`fill ${path} ${rule} ${this.fillStyle}`);
  }
  setLineDash(lengths: number[]) {
    this.notes.push(`dash ${lengths.join(" ")}`);
  }
  clip(path: string, rule: string) {
    this.notes.push(`clip ${path} ${rule} @ ${this.#transform}`);
  }
  stroke(path: string) {
    this.notes.push(`stroke ${path} ${this.lineWidth}`);
  }
  drawImage(image: string, ...box: number[]) {
    this.notes.push(`image ${image} ${box.join(" ")} @ ${this.#transform}`);
  }
  fillText(text: string, x: number, y: number) {
    this.notes.push(`text ${text} ${x} ${y} ${this.font} ${this.textAlign}`);
  }
}

const group: GroupOp = {
  op: "group",
  id: "utah",
  box: { x: 0, y: 100, width: 50, height: 50 },
  clip: { path: "OUTLINE", matrix: [1, 0, 0, 1, 0, 100] },
  fill: "red",
  images: [
    { src: "p1", matrix: [50, 0, 0, 50, 0, 100] },
    { src: "missing", matrix: [50, 0, 0, 50, 0, 100] },
  ],
};
const stroke: StrokeOp = {
  op: "stroke",
  path: "LINE",
  matrix: [0, 4, -4, 0, 0, 0],
  color: "black",
  width: 2,
  box: { x: 0, y: 200, width: 10, height: 10 },
};

function draw(ops: DisplayList, band?: Band): string[] {
  const context = new Notebook();
  drawDisplayList(context, ops, findPixels, {
    pixelsPerPoint: 2,
    createPath: (path) => path,
    ...(band && { band }),
  });
  return context.notes;
}

describe("drawing a display list", () => {
  it("fills, clips by even-odd, and draws loaded photos", () => {
    expect(draw([group])).toEqual([
      "fill OUTLINE evenodd red",
      "clip OUTLINE evenodd @ 2 0 0 2 0 200",
      "image PIXELS 0 0 1 1 @ 100 0 0 100 0 200",
    ]);
  });

  it("does not clip a group with only a fill", () => {
    expect(draw([{ ...group, images: [] }])).toEqual(["fill OUTLINE evenodd red"]);
  });

  it("keeps the line width in page points under a scaling matrix", () => {
    expect(draw([stroke])).toEqual(["stroke LINE 0.5"]);
  });

  it("dashes a line in page points", () => {
    expect(draw([{ ...stroke, dash: [6, 4] }])).toEqual(["dash 1.5 1", "stroke LINE 0.5"]);
  });

  it("shades a group along its clip", () => {
    const shade = { color: "brown", blur: 3, drop: 2 };
    expect(draw([{ ...group, shade }]).slice(-3)).toEqual([
      "stroke OUTLINE 2",
      "stroke OUTLINE 4",
      "stroke OUTLINE 6",
    ]);
  });

  it("centers text on its baseline point", () => {
    const box = { x: 0, y: 0, width: 20, height: 20 };
    const at = { x: 10, y: 12 };
    expect(
      draw([{ op: "text", text: "UT", at, size: 8, font: "Inter", color: "#000", box }]),
    ).toEqual(["text UT 10 12 400 8px Inter center"]);
  });

  it("translates a band to the top of the canvas", () => {
    const box = { x: 0, y: 0, width: 50, height: 300 };
    expect(draw([{ op: "rect", box, fill: "white" }], { top: 64, height: 32 })).toEqual([
      "rect 0 0 50 300 white @ 2 0 0 2 0 -64",
    ]);
  });

  it("translates a window of the page to the corner of the canvas", () => {
    const box = { x: 0, y: 0, width: 50, height: 300 };
    expect(draw([{ op: "rect", box, fill: "white" }], { top: 64, left: 8, height: 32 })).toEqual([
      "rect 0 0 50 300 white @ 2 0 0 2 -8 -64",
    ]);
  });

  it("skips ops that do not touch the band", () => {
    expect(draw([group, stroke], { top: 0, height: 199 })).toEqual([]);
    expect(draw([group, stroke], { top: 302, height: 97 })).toEqual([]);
    expect(draw([group, stroke], { top: 400, height: 16 })).toEqual(["stroke LINE 0.5"]);
  });

  it("draws ops that reach less than a pixel into the band", () => {
    expect(draw([group], { top: 0, height: 200 })).not.toEqual([]);
    expect(draw([group], { top: 300, height: 16 })).not.toEqual([]);
  });

  it("skips photos outside the band", () => {
    const tall = { ...group, box: { x: 0, y: 0, width: 50, height: 400 } };
    const notes = draw([{ ...tall, clip: { path: "OUTLINE", matrix: IDENTITY } }], {
      top: 600,
      height: 100,
    });
    expect(notes.filter((note) => note.startsWith("image"))).toEqual([]);
  });
});
