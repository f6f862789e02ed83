import type { PhotoRequest } from "./painter-messages.ts";

interface Pixels {
  readonly width: number;
  readonly height: number;
  close(): void;
}

export function getPhotoKey({ id, edgePx }: PhotoRequest): string {
  return `${edgePx} ${id}`;
}

/** A photo of a bundle replaces one that is at most this many times smaller. */
const MAX_EXCESS = 4;

/** Decoded photos in several sizes, evicted by least recent use. */
export class PhotoStore<Bitmap extends Pixels> {
  /** Bitmaps by photo, then by edge. The outer map is ordered by last use. */
  readonly #photos = new Map<string, Map<number, Bitmap>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  has({ id, edgePx }: PhotoRequest): boolean {
    return this.#photos.get(id)?.has(edgePx) ?? false;
  }

  /** The smallest stored edge that is not much larger than needed. */
  findEdge({ id, edgePx }: PhotoRequest): number | undefined {
    const edges = [...(this.#photos.get(id)?.keys() ?? [])].toSorted((a, b) => a - b);
    return edges.find((edge) => edge >= edgePx && edge <= edgePx * MAX_EXCESS);
  }

  add({ id, edgePx }: PhotoRequest, bitmap: Bitmap): void {
    const sizes = this.#photos.get(id) ?? new Map<number, Bitmap>();
    sizes.set(edgePx, bitmap);
    this.#touch(id, sizes);
    this.#bytes += getByteSize(bitmap);
  }

  /** The smallest size that is sharp enough, otherwise the largest available. */
  find(id: string, edgePx: number): Bitmap | undefined {
    const sizes = this.#photos.get(id);
    if (sizes === undefined) return undefined;
    this.#touch(id, sizes);
    const edges = [...sizes.keys()].toSorted((a, b) => a - b);
    const best = edges.find((edge) => edge >= edgePx) ?? edges.at(-1);
    return best === undefined ? undefined : sizes.get(best);
  }

  /** Evicts the least recently used sizes until the rest fits, except those needed now. */
  trim(needed: ReadonlySet<string>): void {
    for (const [id, sizes] of this.#photos) {
      for (const [edgePx, bitmap] of sizes) {
        if (this.#bytes <= this.#maxBytes) return;
        if (needed.has(getPhotoKey({ id, edgePx }))) continue;
        sizes.delete(edgePx);
        this.#bytes -= getByteSize(bitmap);
        bitmap.close();
      }
      if (sizes.size === 0) this.#photos.delete(id);
    }
  }

  #touch(id: string, sizes: Map<number, Bitmap>): void {
    this.#photos.delete(id);
    this.#photos.set(id, sizes);
  }
}

function getByteSize({ width, height }: Pixels): number {
  return width * height * 4;
}
