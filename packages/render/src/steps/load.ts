import type { Canvas } from "@napi-rs/canvas";
import type { Band, DisplayList, FindPixels, PhotoPixels, SceneImage } from "@photomap/scene";
import { releaseMemory } from "../release-memory.ts";
import { decodePhoto, type OpenPhoto } from "./decode.ts";
import { type PlacedPhoto, placePhotos, reachesBand } from "./place.ts";
import { uploadPhoto } from "./upload.ts";

const IN_FLIGHT = 3;
/** Photos of this band and the next: more would only wait in memory. */
const LOOK_AHEAD_BANDS = 2;

/** Loads photos in the order the bands meet them and lets go of them below their last band. */
export class PhotoLoader {
  readonly #photos: readonly PlacedPhoto[];
  readonly #waiting: PlacedPhoto[];
  readonly #loading = new Map<PlacedPhoto, Promise<void>>();
  readonly #ready = new Map<SceneImage, PhotoPixels<Canvas>>();
  readonly #openPhoto: OpenPhoto;
  readonly #pixelsPerPoint: number;
  #lookAheadPx = 0;

  constructor(ops: DisplayList, pixelsPerPoint: number, openPhoto: OpenPhoto) {
    this.#photos = placePhotos(ops, pixelsPerPoint);
    this.#waiting = [...this.#photos];
    this.#pixelsPerPoint = pixelsPerPoint;
    this.#openPhoto = openPhoto;
  }

  readonly findPixels: FindPixels<Canvas> = (image) => this.#ready.get(image);

  /** Resolves when every photo of the band is there; starts on those of the next bands. */
  async enter(band: Band): Promise<void> {
    this.#lookAheadPx = band.top + LOOK_AHEAD_BANDS * band.height;
    this.#startMore();
    const isDue = (photo: PlacedPhoto) => reachesBand(photo, band);
    while ([...this.#loading.keys(), ...this.#waiting].some(isDue)) {
      await Promise.race(this.#loading.values());
    }
  }

  leave(band: Band): void {
    for (const { image, bottomPx } of this.#photos) {
      const pixels = this.#ready.get(image);
      if (pixels === undefined || bottomPx > band.top + band.height) continue;
      this.#ready.delete(image);
      // Frees the canvas now, not when the garbage collector comes.
      pixels.drawable.width = 0;
    }
  }

  #startMore(): void {
    while (this.#loading.size < IN_FLIGHT) {
      const next = this.#waiting[0];
      if (next === undefined || next.topPx >= this.#lookAheadPx) return;
      this.#waiting.shift();
      const loading = this.#load(next);
      // A photo nobody waits for yet may fail; the band that needs it hears of it.
      loading.catch(() => undefined);
      this.#loading.set(next, loading);
    }
  }

  async #load(photo: PlacedPhoto): Promise<void> {
    const decoded = await decodePhoto(photo, this.#openPhoto, this.#pixelsPerPoint);
    this.#ready.set(photo.image, { drawable: uploadPhoto(decoded), part: decoded.part });
    releaseMemory(decoded.data);
    this.#loading.delete(photo);
    this.#startMore();
  }
}
