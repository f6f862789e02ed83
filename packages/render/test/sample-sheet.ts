import type { Design, Layer, Opening } from "@photomap/design";
import { DEFAULT_PRINT_OPTIONS, type PrintOptions } from "@photomap/printing";
import { type Inputs, type OpeningImage, type OpeningInput } from "@photomap/project";
import { type DisplayList, sheetScene } from "@photomap/scene";
import { starLayer, stateLayer } from "./shapes.ts";

export function sampleOpening(id: string, outline: Layer): Opening {
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut: outline },
  };
}

export function samplePhoto(id: string, placement: Partial<OpeningImage>): OpeningImage {
  return {
    id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 2400,
    imageHeight: 1600,
    createdTime: "2024-05-01T10:00:00Z",
    ...placement,
  };
}

export function filled(...images: OpeningImage[]): OpeningInput {
  return { type: "OPENING", images, modifiedAt: "2024-05-01T10:00:00Z" };
}

export interface SampleSheet {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly displayList: DisplayList;
}

interface SampleOptions {
  readonly widthPt: number;
  readonly heightPt: number;
  /** The number of columns; openings alternate between stars and states. */
  readonly columns: number;
  readonly rows: number;
  readonly photosPerOpening: number;
  readonly photoIds: readonly string[];
  readonly print?: Partial<PrintOptions>;
}

/** Creates a sheet of openings with overlapping, slightly rotated 3:2 photos. */
export function sampleSheet(options: SampleOptions): SampleSheet {
  const { widthPt, heightPt, columns, rows, photoIds } = options;
  const cell = Math.min((widthPt - 36) / columns, (heightPt - 36) / rows);
  const size = cell - 12;
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    id: `opening-${index}`,
    x: 18 + (index % columns) * cell,
    y: 18 + Math.floor(index / columns) * cell,
  }));
  const features = cells.map(({ id, x, y }, index) =>
    sampleOpening(id, (index % 2 === 0 ? starLayer : stateLayer)(x, y, size)),
  );
  const photosOf = (index: number, x: number, y: number) =>
    Array.from({ length: options.photosPerOpening }, (_, layer) => {
      const serial = index * options.photosPerOpening + layer;
      return samplePhoto(photoIds[serial % photoIds.length] ?? "", {
        x: x - size * 0.25,
        y: y + (layer * size) / options.photosPerOpening - size * 0.1,
        width: size * 1.5,
        height: size,
        rotation: (serial * 7) % 30,
        flipX: serial % 3 === 1,
      });
    });
  const inputs: Inputs = Object.fromEntries(
    cells.map(({ id, x, y }, index) => [id, filled(...photosOf(index, x, y))]),
  );
  const items = features.map(({ id, layers }) => ({
    openingId: id,
    x: layers.cut?.box.x ?? 0,
    y: layers.cut?.box.y ?? 0,
    turned: false,
  }));
  const design: Pick<Design, "features"> = { features };
  const layout = { width: widthPt, height: heightPt, items };
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options.print };
  return { widthPt, heightPt, displayList: sheetScene(layout, design, inputs, print, 1) };
}
