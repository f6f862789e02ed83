import {
  appendBezierCurve,
  clipEvenOdd,
  closePath,
  concatTransformationMatrix,
  drawObject,
  endPath,
  LineJoinStyle,
  lineTo,
  moveTo,
  type PDFFont,
  type PDFImage,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingRgbColor,
  setGraphicsState,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from "@cantoo/pdf-lib";
import { compose, type Matrix, matrixScale } from "@photomap/geometry";
import { toEncodable } from "@photomap/printing";
import {
  type GroupOp,
  type Op,
  type RectOp,
  type SceneImage,
  type StrokeOp,
  type TextOp,
} from "@photomap/scene";
import { placeSegments, readPath, type Segment } from "./path-segments.ts";
import { strokeWithSpotColor } from "./pdf-spot-color.ts";

/** A color with components from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, opacity: number];

const NAMED_COLORS: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

/** Flips an image: PDF images have their first row at the top, while y points up. */
const FLIP_IMAGE: Matrix = [1, 0, 0, -1, 0, 1];

/** Writes ops to a PDF page, where y points up. */
export class PageWriter {
  readonly #page: PDFPage;
  readonly #font: PDFFont;
  readonly #characters: ReadonlySet<number>;
  readonly #findImage: (image: SceneImage) => PDFImage | undefined;
  readonly #flip: Matrix;

  constructor(
    page: PDFPage,
    font: PDFFont,
    findImage: (image: SceneImage) => PDFImage | undefined,
  ) {
    this.#page = page;
    this.#font = font;
    this.#characters = new Set(font.getCharacterSet());
    this.#findImage = findImage;
    this.#flip = [1, 0, 0, -1, 0, page.getHeight()];
  }

  write(op: Op): void {
    if (op.op === "text") return this.#writeText(op);
    this.#page.pushOperators(pushGraphicsState());
    if (op.op === "rect") this.#writeRect(op);
    if (op.op === "group") this.#writeGroup(op);
    if (op.op === "stroke") this.#writeStroke(op);
    this.#page.pushOperators(popGraphicsState());
  }

  #writeRect({ box, fill }: RectOp): void {
    const { x, y, width, height } = box;
    this.#setFill(parseColor(fill));
    this.#transform(this.#flip);
    this.#trace(`M${x} ${y}h${width}v${height}h${-width}Z`);
    this.#page.pushOperators(FILL_EVEN_ODD);
  }

  #writeGroup({ clip, fill, images }: GroupOp): void {
    const toPage = compose(this.#flip, clip.matrix);
    if (fill !== undefined) {
      this.#page.pushOperators(pushGraphicsState());
      this.#setFill(parseColor(fill));
      this.#transform(toPage);
      this.#trace(clip.path);
      this.#page.pushOperators(FILL_EVEN_ODD, popGraphicsState());
    }
    if (images.length === 0) return;
    // Transformed here instead of by the matrix: the images below need the initial matrix.
    const outline = placeSegments(readPath(clip.path), toPage);
    this.#page.pushOperators(...outline.map(toOperator), clipEvenOdd(), endPath());
    for (const image of images) this.#writeImage(image);
  }

  #writeImage(image: SceneImage): void {
    const found = this.#findImage(image);
    if (found === undefined) return;
    const name = this.#page.node.newXObject("Photo", found.ref);
    this.#page.pushOperators(pushGraphicsState());
    this.#transform(compose(this.#flip, image.matrix, FLIP_IMAGE));
    this.#page.pushOperators(drawObject(name), popGraphicsState());
  }

  #writeStroke({ path, matrix, color, width, spotColor }: StrokeOp): void {
    const [red, green, blue, opacity] = parseColor(color);
    this.#setOpacity(opacity);
    this.#transform(compose(this.#flip, matrix));
    this.#page.pushOperators(
      ...(spotColor === undefined
        ? [setStrokingRgbColor(red, green, blue)]
        : strokeWithSpotColor(this.#page, spotColor, [red, green, blue])),
      setLineWidth(width / matrixScale(matrix)),
      setLineJoin(LineJoinStyle.Round),
    );
    this.#trace(path);
    this.#page.pushOperators(stroke());
  }

  #writeText({ text: given, at, size, color }: TextOp): void {
    const [red, green, blue, opacity] = parseColor(color);
    const text = toEncodable(given, this.#characters);
    this.#page.drawText(text, {
      x: at.x - this.#font.widthOfTextAtSize(text, size) / 2,
      y: this.#page.getHeight() - at.y,
      size,
      font: this.#font,
      color: rgb(red, green, blue),
      opacity,
    });
  }

  #setFill([red, green, blue, opacity]: Color): void {
    this.#setOpacity(opacity);
    this.#page.pushOperators(setFillingRgbColor(red, green, blue));
  }

  #setOpacity(opacity: number): void {
    if (opacity === 1) return;
    const state = this.#page.doc.context.obj({ Type: "ExtGState", ca: opacity, CA: opacity });
    this.#page.pushOperators(setGraphicsState(this.#page.node.newExtGState("Opacity", state)));
  }

  #transform(matrix: Matrix): void {
    this.#page.pushOperators(concatTransformationMatrix(...matrix));
  }

  #trace(path: string): void {
    this.#page.pushOperators(...readPath(path).map(toOperator));
  }
}

const FILL_EVEN_ODD = PDFOperator.of(PDFOperatorNames.FillEvenOdd);

function toOperator(segment: Segment): PDFOperator {
  switch (segment.kind) {
    case "move":
      return moveTo(segment.to.x, segment.to.y);
    case "line":
      return lineTo(segment.to.x, segment.to.y);
    case "curve": {
      const { first, second, to } = segment;
      return appendBezierCurve(first.x, first.y, second.x, second.y, to.x, to.y);
    }
    case "close":
      return closePath();
  }
}

function parseColor(text: string): Color {
  const hex = NAMED_COLORS[text] ?? text;
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) throw new RangeError(`Not a color: ${text}`);
  const part = (index: number) => Number.parseInt(hex.slice(index, index + 2) || "ff", 16) / 255;
  return [part(1), part(3), part(5), part(7)];
}
