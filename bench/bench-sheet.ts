import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Design, findOpening, type Opening } from "@photomap/design";
import { DEFAULT_PRINT_OPTIONS } from "@photomap/printing";
import { defaultPlacement, type OpeningInput } from "@photomap/project";
import { type DisplayList, sheetScene } from "@photomap/scene";
import { makeImage, makeInput } from "@photomap/testing";
import sharp from "sharp";

const DESIGN = new URL("../catalog/designs/50-states-36x24.json", import.meta.url);
const PHOTOS = new URL("../catalog/photos/", import.meta.url);
/** States of similar size, so that one scale fits all cells. */
const STATES = ["CO", "WY", "UT", "NV", "AZ", "NM", "OR", "ND", "SD", "NE", "KS", "ID"];
const MARGIN_POINTS = 18;

export interface SheetSize {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly columns: number;
  readonly rows: number;
  readonly photosPerOpening: number;
}

export interface BenchSheet extends SheetSize {
  readonly displayList: DisplayList;
  readonly openPhoto: (id: string) => Promise<Buffer>;
  close(): Promise<void>;
}

/** Creates a sheet of states, each with overlapping, rotated photos of 12 megapixels. */
export async function createBenchSheet(size: SheetSize): Promise<BenchSheet> {
  const folder = await mkdtemp(join(tmpdir(), "photomap-bench-"));
  const photoIds = await writePhotos(folder, size.columns * size.rows * size.photosPerOpening);
  const design: Design = JSON.parse(await readFile(DESIGN, "utf8"));
  const cell = Math.min(
    (size.widthPt - 2 * MARGIN_POINTS) / size.columns,
    (size.heightPt - 2 * MARGIN_POINTS) / size.rows,
  );
  const openings = STATES.slice(0, size.columns * size.rows).map((id) => requireState(design, id));
  const scale = Math.min(...openings.map(({ layers }) => cell / getLongestSide(layers.cut?.box)));
  const items = openings.map(({ id }, i) => ({
    openingId: id,
    x: MARGIN_POINTS + (i % size.columns) * cell,
    y: MARGIN_POINTS + Math.floor(i / size.columns) * cell,
    turned: false,
  }));
  const inputs = Object.fromEntries(
    openings.map((opening, i) => [opening.id, fill(opening, i, size, photoIds)]),
  );
  const layout = { width: size.widthPt, height: size.heightPt, items };
  const options = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false };
  return {
    ...size,
    displayList: sheetScene(layout, design, inputs, options, scale),
    openPhoto: (id) => readFile(join(folder, id)),
    close: () => rm(folder, { recursive: true }),
  };
}

function requireState(design: Design, id: string): Opening {
  const opening = findOpening(design, id);
  if (opening === undefined) throw new Error(`The design has no ${id}`);
  return opening;
}

function getLongestSide(box: { width: number; height: number } | undefined): number {
  return Math.max(box?.width ?? 0, box?.height ?? 0);
}

function fill(
  { layers }: Opening,
  index: number,
  { photosPerOpening }: SheetSize,
  photoIds: readonly string[],
): OpeningInput {
  const box = layers.cut?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  return makeInput(
    Array.from({ length: photosPerOpening }, (_, layer) => {
      const serial = index * photosPerOpening + layer;
      const shifted = { ...box, y: box.y + (layer * box.height) / 4 };
      return makeImage("bench", {
        id: photoIds[serial % photoIds.length] ?? "",
        ...defaultPlacement({ width: 4000, height: 3000 }, shifted),
        rotation: (serial * 7) % 30,
        flipX: serial % 3 === 1,
      });
    }),
  );
}

/** Writes as many photos as are drawn; a sheet with more openings repeats them. */
async function writePhotos(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith(".jpg")).slice(0, count);
  for (const name of names) {
    const photo = await sharp(await readFile(new URL(name, PHOTOS)))
      .resize(4000, 3000, { fit: "cover" })
      .sharpen()
      .jpeg({ quality: 90 })
      .toBuffer();
    await writeFile(join(folder, name), photo);
  }
  return names;
}
