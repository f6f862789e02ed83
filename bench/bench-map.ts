import { readdir, readFile } from "node:fs/promises";
import type { Design, Opening } from "@photomap/design";
import { defaultPlacement, type Inputs } from "@photomap/project";
import { makeImage, makeInput } from "@photomap/testing";
import sharp from "sharp";

const PHOTOS = new URL("../catalog/photos/", import.meta.url);
const CELL = 60;
const CORNERS = 48;

export interface MapSize {
  readonly openings: number;
  readonly photos: number;
}

export interface BenchMap {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly openPhoto: (id: string) => Promise<Buffer>;
}

/** Creates a map of many small regions with photos, which are derivatives in memory. */
export async function createBenchMap(size: MapSize, photoEdgePx: number): Promise<BenchMap> {
  const columns = Math.ceil(Math.sqrt(size.openings * 1.5));
  const features = Array.from({ length: size.openings }, (_, i) => createOpening(i, columns));
  const files = await createDerivatives(size.photos, photoEdgePx);
  const ids = [...files.keys()];
  const rows = Math.ceil(size.openings / columns);
  return {
    design: createDesign(features, columns * CELL, rows * CELL),
    inputs: distributePhotos(features, ids),
    openPhoto: (id) => Promise.resolve(files.get(id) ?? Buffer.alloc(0)),
  };
}

/** An irregular outline: a circle with a varying radius. */
function createOpening(index: number, columns: number): Opening {
  const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL];
  const points = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    const radius = (CELL / 2 - 2) * (0.85 + 0.15 * Math.sin(7 * angle + index));
    const across = x + CELL / 2 + radius * Math.cos(angle);
    const down = y + CELL / 2 + radius * Math.sin(angle);
    return `${across.toFixed(1)} ${down.toFixed(1)}`;
  });
  const box = { x, y, width: CELL, height: CELL };
  return {
    type: "OPENING",
    id: `region-${index}`,
    name: `Region ${index}`,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut: { path: `M${points.join("L")}Z`, box } },
  };
}

function distributePhotos(features: readonly Opening[], ids: readonly string[]): Inputs {
  const perOpening = Math.ceil(ids.length / features.length);
  return Object.fromEntries(
    features
      .map(({ id, layers }, i) => {
        const box = layers.cut?.box ?? { x: 0, y: 0, width: 0, height: 0 };
        const photos = ids.slice(i * perOpening, (i + 1) * perOpening);
        const placement = defaultPlacement({ width: 4, height: 3 }, box);
        const images = photos.map((photo, layer) =>
          makeImage("bench", { id: photo, ...placement, rotation: 9 * layer }),
        );
        return [id, makeInput(images)] as const;
      })
      .filter(([, { images }]) => images.length > 0),
  );
}

function createDesign(features: readonly Opening[], width: number, height: number): Design {
  return {
    id: "bench",
    baseId: "bench",
    businessIds: ["pm"],
    name: "Bench",
    regionType: "region",
    regionTypePlural: "regions",
    regionCount: features.length,
    keywords: [],
    width,
    height,
    outputOptions: [],
    backgroundOptions: [],
    features,
  };
}

async function createDerivatives(count: number, edgePx: number): Promise<Map<string, Buffer>> {
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith(".jpg"));
  const originals = await Promise.all(names.map((name) => readFile(new URL(name, PHOTOS))));
  const size = { width: edgePx, height: Math.round(edgePx * 0.75) };
  const files = new Map<string, Buffer>();
  for (let i = 0; i < count; i += 1) {
    const original = sharp(originals[i % originals.length]).resize({ ...size, fit: "cover" });
    files.set(`photo-${i}`, await original.jpeg({ quality: 85 }).toBuffer());
  }
  return files;
}
