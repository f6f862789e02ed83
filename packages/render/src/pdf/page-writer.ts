import { compose, type Matrix, matrixScale } from "@photomap/geometry";
import {
  type GroupOp,
  type Op,
  type RectOp,
  type SceneImage,
  type StrokeOp,
  type TextOp,
} from "@photomap/scene";
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
} from "pdf-lib";
import { placeSegments, readPath, type Segment } from "../path-segments.ts";
import { type Color, readColor } from "./color.ts";

/** A picture's first row is at its top, in PDF at the bottom. */
const UPSIDE_DOWN: Matrix = [1, 0, 0, -1, 0, 1];

/** Writes ops onto a page of PDF, where y points up. */
export class PageWriter {
  readonly #page: PDFPage;
  readonly #font: PDFFont;
  readonly #findImage: (image: SceneImage) => PDFImage | undefined;
  readonly #flip: Matrix;

  constructor(
    page: PDFPage,
    font: PDFFont,
    findImage: (image: SceneImage) => PDFImage | undefined,
  ) {
    this.#page = page;
    this.#font = font;
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
    this.#setFill(readColor(fill));
    this.#transform(this.#flip);
    this.#trace(`M${x} ${y}h${width}v${height}h${-width}Z`);
    this.#page.pushOperators(FILL_EVEN_ODD);
  }

  #writeGroup({ clip, fill, images }: GroupOp): void {
    const toPage = compose(this.#flip, clip.matrix);
    if (fill !== undefined) {
      this.#page.pushOperators(pushGraphicsState());
      this.#setFill(readColor(fill));
      this.#transform(toPage);
      this.#trace(clip.path);
      this.#page.pushOperators(FILL_EVEN_ODD, popGraphicsState());
    }
    if (images.length === 0) return;
    // In points of the page, so that the photos below start from an untouched matrix.
    const outline = placeSegments(readPath(clip.path), toPage);
    this.#page.pushOperators(...outline.map(toOperator), clipEvenOdd(), endPath());
    for (const image of images) this.#writeImage(image);
  }

  #writeImage(image: SceneImage): void {
    const found = this.#findImage(image);
    if (found === undefined) return;
    const name = this.#page.node.newXObject("Photo", found.ref);
    this.#page.pushOperators(pushGraphicsState());
    this.#transform(compose(this.#flip, image.matrix, UPSIDE_DOWN));
    this.#page.pushOperators(drawObject(name), popGraphicsState());
  }

  #writeStroke({ path, matrix, color, width }: StrokeOp): void {
    const [red, green, blue, opacity] = readColor(color);
    this.#setOpacity(opacity);
    this.#transform(compose(this.#flip, matrix));
    this.#page.pushOperators(
      setStrokingRgbColor(red, green, blue),
      setLineWidth(width / matrixScale(matrix)),
      setLineJoin(LineJoinStyle.Round),
    );
    this.#trace(path);
    this.#page.pushOperators(stroke());
  }

  #writeText({ text, at, size, color }: TextOp): void {
    const [red, green, blue, opacity] = readColor(color);
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
