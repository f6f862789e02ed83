import type { Layer, Layers, Opening } from "@photomap/design";

export function boxLayer(x: number, y: number, width: number, height: number): Layer {
  return { path: `M${x} ${y}h${width}v${height}h${-width}Z`, box: { x, y, width, height } };
}

export function sampleOpening(id: string, layers: Layers, more: Partial<Opening> = {}): Opening {
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers,
    ...more,
  };
}

/** Creates an opening with only a cut layer, so that its piece has exactly this size. */
export function samplePiece(id: string, width: number, height: number): Opening {
  return sampleOpening(id, { cut: boxLayer(0, 0, width, height) });
}
