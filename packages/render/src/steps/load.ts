import type { Canvas, Image } from "@napi-rs/canvas";
import type { Band, DisplayList, FindPixels, PhotoPixels, SceneImage } from "@photomap/scene";
import { type PlacedPhoto, placePhotos, reachesBand } from "./place.ts";

export type Drawable = Canvas | Image;

export interface LoadedPhoto extends PhotoPixels<Drawable> {
  release(): void;
}

export type LoadPhoto = (photo: PlacedPhoto) => Promise<LoadedPhoto>;

/** Large photos fill both cores and much memory with three. */
const IN_FLIGHT = 3;
/** Photos of this band and the next two: more would only wait in memory. */
const LOOK_AHEAD_BANDS = 3;

/** Loads photos in the order the bands meet them and lets go of them below their last band. */
export class PhotoLoader {
  readonly #photos: readonly PlacedPhoto[];
  readonly #waiting: PlacedPhoto[];
  readonly #loading = new Map<PlacedPhoto, Promise<void>>();
  readonly #ready = new Map<SceneImage, LoadedPhoto>();
  readonly #loadPhoto: LoadPhoto;
  readonly #inFlight: number;
  #lookAheadPx = 0;

  constructor(
    ops: DisplayList,
    pixelsPerPoint: number,
    loadPhoto: LoadPhoto,
    inFlight: number = IN_FLIGHT,
  ) {
    this.#photos = placePhotos(ops, pixelsPerPoint);
    this.#waiting = [...this.#photos];
    this.#loadPhoto = loadPhoto;
    this.#inFlight = inFlight;
  }

  readonly findPixels: FindPixels<Drawable> = (image) => this.#ready.get(image);

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
      const photo = this.#ready.get(image);
      if (photo === undefined || bottomPx > band.top + band.height) continue;
      this.#ready.delete(image);
      photo.release();
    }
  }

  #startMore(): void {
    while (this.#loading.size < this.#inFlight) {
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
    this.#ready.set(photo.image, await this.#loadPhoto(photo));
    this.#loading.delete(photo);
    this.#startMore();
  }
}
