import type { Design, Opening, OutputOption } from "@photomap/design";
import { findOpening } from "@photomap/design";
import { type Box, growBox, type Point, transformBox } from "@photomap/geometry";
import type { Inputs, OpeningImage } from "@photomap/project";
import type { Op, Page } from "../display-list.ts";
import { mapScene } from "../map-scene.ts";
import { openingGroupOp, outlineStrokeOp } from "../opening-ops.ts";
import { fitInBox, placeOps } from "../place-ops.ts";
import { centeredText, circleBox, circlePath, fillShape } from "../shape-ops.ts";
import { BACKDROP_STYLES, type Backdrop, type BackdropStyle, backdropOps } from "./backdrop.ts";

export interface ProgressSceneRequest {
  readonly design: Pick<Design, "width" | "height" | "features" | "regionTypePlural">;
  readonly inputs: Inputs;
  readonly outputOption?: Pick<OutputOption, "inputs">;
  readonly name: string;
  readonly filledCount: number;
  readonly regionCount: number;
  readonly backdrop: Backdrop;
  /** The region to show enlarged; without it only the map is shown. */
  readonly openingId?: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const HEADING = "Fraunces, Fraunces Ext, serif";
const TEXT = "Inter, Inter Ext, sans-serif";
/** The points of card around the map. */
const CARD_MARGIN = 14;
/** The count from which the font is smaller, because the text has more digits. */
const MANY_REGIONS = 100;

/** Draws the progress image: the map, its name and the number of completed regions. */
export function progressScene(completion: ProgressSceneRequest): Page {
  const { design, inputs, openingId, backdrop } = completion;
  const style = BACKDROP_STYLES[backdrop];
  const page = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const opening = openingId === undefined ? undefined : findOpening(design, openingId);
  const photo = findPhoto(inputs, openingId);
  return {
    width: WIDTH,
    height: HEIGHT,
    ops: [
      ...backdropOps(backdrop, page, photo),
      heading(completion.name, style),
      ...(opening === undefined
        ? mapOps(completion, { x: 50, y: 180, width: 980, height: 890 }, style)
        : [
            ...regionOps(opening, inputs, style),
            ...mapOps(completion, { x: 190, y: 830, width: 700, height: 260 }, style),
          ]),
      ...countOps(completion, style),
    ],
  };
}

function heading(name: string, { textColor }: BackdropStyle): Op {
  const style = { size: 60, font: HEADING, color: textColor, maxWidth: 940 };
  return centeredText(name, { x: MIDDLE, y: 112 }, style);
}

function countOps(completion: ProgressSceneRequest, { textColor }: BackdropStyle): Op[] {
  const { filledCount, regionCount, design } = completion;
  const size = regionCount >= MANY_REGIONS ? 84 : 112;
  return [
    centeredText(
      `${filledCount}/${regionCount}`,
      { x: MIDDLE, y: 1212 },
      {
        size,
        font: HEADING,
        color: textColor,
      },
    ),
    centeredText(
      `${design.regionTypePlural} complete!`,
      { x: MIDDLE, y: 1278 },
      {
        size: 40,
        font: TEXT,
        color: textColor,
        maxWidth: 900,
      },
    ),
  ];
}

/** Draws the map without a mat: the backdrop is visible between the regions. */
function mapOps(
  { design, inputs, outputOption }: ProgressSceneRequest,
  box: Box,
  style: BackdropStyle,
): Op[] {
  const matrix = fitInBox(design, box);
  // A fixed width on the picture at any scale of the map.
  const perPoint = 1 / matrix[0];
  const mapStyle = { ...style.map, outlineWidth: 1.5 * perPoint, graphicWidth: 1.5 * perPoint };
  const [, ...map] = mapScene(design, inputs, {
    style: mapStyle,
    ...(outputOption && { outputOption }),
  });
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const card = style.card === undefined ? [] : cardOps(transformBox(matrix, page), style.card);
  return [...card, ...placeOps(map, matrix)];
}

const SHADOW_STEPS = 7;

/** Draws a sheet of paper, pinned at its upper corners. */
function cardOps(map: Box, fill: string): Op[] {
  const card = growBox(map, CARD_MARGIN);
  const shadows = Array.from({ length: SHADOW_STEPS }, (_, step): Op => {
    const box = growBox({ ...card, y: card.y + 12 }, 8 - 3 * step);
    return { op: "rect", box, fill: "#2d1c0a14" };
  });
  const y = card.y + 26;
  const pins = [card.x + 26, card.x + card.width - 26].flatMap((x) => pinOps({ x, y }));
  return [...shadows, { op: "rect", box: card, fill }, ...pins];
}

const PIN_RADIUS = 13;

function pinOps({ x, y }: Point): Op[] {
  const circle = (dx: number, dy: number, radius: number, color: string) => {
    const at = { x: x + dx, y: y + dy };
    return fillShape(circlePath(at, radius), circleBox(at, radius), color);
  };
  return [
    circle(6, 9, PIN_RADIUS, "#2d1c0a40"),
    circle(0, 0, PIN_RADIUS, "#b23a2c"),
    circle(-1.5, -2, PIN_RADIUS * 0.72, "#cf5444"),
    circle(-4, -5, PIN_RADIUS * 0.26, "#ffe3dc"),
  ];
}

/** Draws the enlarged region and its name. */
function regionOps(opening: Opening, inputs: Inputs, style: BackdropStyle): Op[] {
  const outline = opening.layers.cut ?? opening.layers.print;
  if (outline === undefined) return [];
  const input = inputs[opening.id];
  const fill = input?.background ?? style.map.filled;
  const { x, y, width, height } = outline.box;
  const box = { x: 90, y: 170, width: 900, height: 500 };
  const [scale, , , , left, top] = fitInBox({ width, height }, box);
  const matrix = [scale, 0, 0, scale, left - x * scale, top - y * scale] as const;
  const shadow = [scale, 0, 0, scale, matrix[4] + 6, matrix[5] + 10] as const;
  return [
    openingGroupOp({ id: "", outline, matrix: shadow, input: undefined, fill: "#00000047" }),
    openingGroupOp({ id: opening.id, outline, matrix, input, fill }),
    outlineStrokeOp(outline, matrix, { color: style.map.outline, width: 5 }),
    centeredText(
      opening.name,
      { x: MIDDLE, y: 752 },
      {
        size: 52,
        font: HEADING,
        color: style.textColor,
        maxWidth: 900,
      },
    ),
  ];
}

/** Finds the photo of the backdrop: the enlarged region's, else the first one. */
function findPhoto(inputs: Inputs, openingId: string | undefined): OpeningImage | undefined {
  const own = openingId === undefined ? undefined : inputs[openingId]?.images[0];
  return own ?? Object.values(inputs).find(({ images }) => images.length > 0)?.images[0];
}
