import type { Design, Opening, OutputOption } from "@photomap/design";
import { findOpening } from "@photomap/design";
import { type Box, growBox, transformBox } from "@photomap/geometry";
import type { Inputs, OpeningImage } from "@photomap/project";
import { centeredText } from "../centered-text.ts";
import type { Op, Page } from "../display-list.ts";
import { mapScene } from "../map-scene.ts";
import { openingGroup, outlineStroke } from "../opening-ops.ts";
import { fitInBox, placeOps } from "../place-ops.ts";
import { type Backdrop, backdropOps } from "./backdrop.ts";
import { BACKDROP_LOOKS, type BackdropLook } from "./backdrop-look.ts";

export interface Completion {
  readonly design: Pick<Design, "width" | "height" | "features" | "regionTypePlural">;
  readonly inputs: Inputs;
  readonly outputOption?: Pick<OutputOption, "inputs">;
  /** Of the project. */
  readonly name: string;
  readonly doneCount: number;
  readonly regionCount: number;
  readonly backdrop: Backdrop;
  /** The region the picture celebrates; without it the map alone does. */
  readonly openingId?: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MIDDLE = WIDTH / 2;
const HEADING = "Fraunces, Fraunces Ext, serif";
const TEXT = "Inter, Inter Ext, sans-serif";
/** Paper around the map on its card. */
const CARD_RIM = 14;
/** From here on the count has so many figures that it is set smaller. */
const MANY_REGIONS = 100;

/** The picture people share: their map, its name, and how far they have come. */
export function completionScene(completion: Completion): Page {
  const { design, inputs, openingId, backdrop } = completion;
  const look = BACKDROP_LOOKS[backdrop];
  const page = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const opening = openingId === undefined ? undefined : findOpening(design, openingId);
  const photo = findPhoto(inputs, openingId);
  return {
    width: WIDTH,
    height: HEIGHT,
    ops: [
      ...backdropOps(backdrop, page, photo),
      heading(completion.name, look),
      ...(opening === undefined
        ? mapOps(completion, { x: 60, y: 170, width: 960, height: 800 }, look)
        : [
            ...regionOps(opening, inputs, look),
            ...mapOps(completion, { x: 190, y: 830, width: 700, height: 260 }, look),
          ]),
      ...countOps(completion, look),
    ],
  };
}

function heading(name: string, { ink }: BackdropLook): Op {
  const look = { size: 60, font: HEADING, color: ink, maxWidth: 940 };
  return centeredText(name, { x: MIDDLE, y: 112 }, look);
}

function countOps(completion: Completion, { ink }: BackdropLook): Op[] {
  const { doneCount, regionCount, design } = completion;
  const size = regionCount >= MANY_REGIONS ? 84 : 112;
  return [
    centeredText(
      `${doneCount}/${regionCount}`,
      { x: MIDDLE, y: 1212 },
      {
        size,
        font: HEADING,
        color: ink,
      },
    ),
    centeredText(
      `${design.regionTypePlural} complete!`,
      { x: MIDDLE, y: 1278 },
      {
        size: 40,
        font: TEXT,
        color: ink,
        maxWidth: 900,
      },
    ),
  ];
}

/** The map without its board: the background shows between the regions. */
function mapOps({ design, inputs, outputOption }: Completion, box: Box, look: BackdropLook): Op[] {
  const matrix = fitInBox(design, box);
  // As thin on the picture as it says, however small the map is.
  const perPoint = 1 / matrix[0];
  const style = { ...look.map, outlineWidth: 1.5 * perPoint, graphicWidth: 1.5 * perPoint };
  const [, ...map] = mapScene(design, inputs, { style, ...(outputOption && { outputOption }) });
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const card = look.card === undefined ? [] : cardOps(transformBox(matrix, page), look.card);
  return [...card, ...placeOps(map, matrix)];
}

function cardOps(map: Box, fill: string): Op[] {
  const card = growBox(map, CARD_RIM);
  const shade = { ...card, x: card.x + 5, y: card.y + 8 };
  return [
    { op: "rect", box: shade, fill: "#2d1c0a59" },
    { op: "rect", box: card, fill },
  ];
}

/** The celebrated region, large, and its name. */
function regionOps(opening: Opening, inputs: Inputs, look: BackdropLook): Op[] {
  const outline = opening.layers.cut ?? opening.layers.print;
  if (outline === undefined) return [];
  const input = inputs[opening.id];
  const fill = input?.background ?? look.map.filled;
  const { x, y, width, height } = outline.box;
  const box = { x: 90, y: 170, width: 900, height: 500 };
  const [scale, , , , left, top] = fitInBox({ width, height }, box);
  const matrix = [scale, 0, 0, scale, left - x * scale, top - y * scale] as const;
  const shadow = [scale, 0, 0, scale, matrix[4] + 6, matrix[5] + 10] as const;
  return [
    openingGroup({ id: "", outline, matrix: shadow, input: undefined, fill: "#00000047" }),
    openingGroup({ id: opening.id, outline, matrix, input, fill }),
    outlineStroke(outline, matrix, { color: look.map.outline, width: 5 }),
    centeredText(
      opening.name,
      { x: MIDDLE, y: 752 },
      {
        size: 52,
        font: HEADING,
        color: look.ink,
        maxWidth: 900,
      },
    ),
  ];
}

/** The photo the background is made of: the celebrated region's, else the first there is. */
function findPhoto(inputs: Inputs, openingId: string | undefined): OpeningImage | undefined {
  const own = openingId === undefined ? undefined : inputs[openingId]?.images[0];
  return own ?? Object.values(inputs).find(({ images }) => images.length > 0)?.images[0];
}
