import type { Design, Graphic, Layer, Opening } from "@photomap/design";
import type { OpeningImage, OpeningInput } from "@photomap/project";

export function squareLayer(x: number, y: number, size: number): Layer {
  return {
    path: `M${x} ${y}l${size} 0 0 ${size} ${-size} 0z`,
    box: { x, y, width: size, height: size },
  };
}

/** Creates an opening with a cut 100 points wide and 10 more printed points on each side. */
export function sampleOpening(id: string, x: number, y: number, more?: Partial<Opening>): Opening {
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 1,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut: squareLayer(x, y, 100), print: squareLayer(x - 10, y - 10, 120) },
    ...more,
  };
}

export const coast: Graphic = {
  type: "GRAPHIC",
  id: "coast",
  name: "Coast",
  depth: 2,
  outlined: true,
  layers: {},
  path: "M0 0L400 200",
};

export function sampleDesign(...features: Design["features"]): Design {
  return {
    id: "sample",
    baseId: "sample",
    businessIds: ["pm"],
    name: "Sample",
    regionType: "State",
    regionTypePlural: "States",
    regionCount: features.length,
    keywords: [],
    width: 400,
    height: 200,
    outputOptions: [],
    backgroundOptions: [],
    features,
  };
}

export function samplePhoto(id: string, placement: Partial<OpeningImage> = {}): OpeningImage {
  return {
    id,
    x: 0,
    y: 0,
    width: 200,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 2000,
    imageHeight: 1000,
    createdTime: "2024-05-01T10:00:00Z",
    ...placement,
  };
}

export function filled(...images: OpeningImage[]): OpeningInput {
  return { type: "OPENING", images, modifiedAt: "2024-05-01T10:00:00Z" };
}
