import type { Canvas, Image } from "@napi-rs/canvas";
import type { Band, DisplayList, FindPixels, PhotoPixels, SceneImage } from "@photomap/scene";
import { listVisiblePhotos, reachesBand, type VisiblePhoto } from "./place.ts";

export type Drawable = Canvas | Image;

export interface LoadedPhoto extends PhotoPixels<Drawable> {
  release(): void;
}

export type LoadPhoto = (photo: VisiblePhoto) => Promise<LoadedPhoto>;

/**
 * The number of concurrent loads: three large photos saturate two cores, and more only take memory.
 */
const CONCURRENT_LOADS = 3;
/** The number of bands whose photos are loaded ahead, the current one included. */
const LOOK_AHEAD_BANDS = 3;

/** Loads photos in band order and releases each after its last band. */
export class PhotoLoader {
  readonly #photos: readonly VisiblePhoto[];
  readonly #pending: VisiblePhoto[];
  readonly #loading = new Map<VisiblePhoto, Promise<void>>();
  readonly #ready = new Map<SceneImage, LoadedPhoto>();
  readonly #loadPhoto: LoadPhoto;
  readonly #concurrentLoads: number;
  #lookAheadPx = 0;

  constructor(
    ops: DisplayList,
    pixelsPerPoint: number,
    loadPhoto: LoadPhoto,
    concurrentLoads: number = CONCURRENT_LOADS,
  ) {
    this.#photos = listVisiblePhotos(ops, pixelsPerPoint);
    this.#pending = [...this.#photos];
    this.#loadPhoto = loadPhoto;
    this.#concurrentLoads = concurrentLoads;
  }

  readonly findPixels: FindPixels<Drawable> = (image) => this.#ready.get(image);

  /** Resolves when every photo of the band is loaded; starts loading those of the next bands. */
  async enter(band: Band): Promise<void> {
    this.#lookAheadPx = band.top + LOOK_AHEAD_BANDS * band.height;
    this.#startMore();
    const isDue = (photo: VisiblePhoto) => reachesBand(photo, band);
    while ([...this.#loading.keys(), ...this.#pending].some(isDue)) {
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
    while (this.#loading.size < this.#concurrentLoads) {
      const next = this.#pending[0];
      if (next === undefined || next.topPx >= this.#lookAheadPx) return;
      this.#pending.shift();
      const loading = this.#load(next);
      // Prevents an unhandled rejection during preload; `enter` throws it for the band that needs it.
      loading.catch(() => undefined);
      this.#loading.set(next, loading);
    }
  }

  async #load(photo: VisiblePhoto): Promise<void> {
    this.#ready.set(photo.image, await this.#loadPhoto(photo));
    this.#loading.delete(photo);
    this.#startMore();
  }
}
