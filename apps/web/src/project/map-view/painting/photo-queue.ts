import { MAX_PHOTO_RETRIES, photoRetryDelayMs } from "@photomap/project";
import type { LoadablePhoto, PhotoRequest, PhotoUrlResponse } from "./painter-messages.ts";
import { getPhotoKey } from "./photo-store.ts";

const MAX_CONCURRENT = 6;

interface QueueOptions<Bitmap> {
  readonly load: (photo: LoadablePhoto) => Promise<Bitmap>;
  /** The URLs arrive through `addUrls`. */
  readonly requestUrls: (photos: readonly PhotoRequest[]) => void;
  readonly onLoaded: (photo: PhotoRequest, bitmap: Bitmap) => void;
  readonly onAttemptFailed: (photo: LoadablePhoto) => void;
  /** Called when the last attempt to load a photo has failed. */
  readonly onFailed: () => void;
  readonly schedule: (ms: number, run: () => void) => void;
}

/** Loads the requested photos, small ones first, and drops those no longer requested. */
export class PhotoQueue<Bitmap> {
  readonly #options: QueueOptions<Bitmap>;
  #requested: ReadonlySet<string> = new Set();
  /** Photos between the request of their URL and their end, so that each is requested once. */
  readonly #active = new Set<string>();
  readonly #withoutUrl = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #failures = new Map<string, number>();
  #retrying = 0;
  readonly #loading = new Set<string>();
  #pending: LoadablePhoto[] = [];

  constructor(options: QueueOptions<Bitmap>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#withoutUrl.size + this.#pending.length + this.#loading.size + this.#retrying === 0;
  }

  /** Replaces the previous request. */
  request(photos: readonly PhotoRequest[]): void {
    this.#requested = new Set(photos.map(getPhotoKey));
    for (const dropped of this.#pending.filter((photo) => !this.#isRequested(photo)))
      this.#active.delete(getPhotoKey(dropped));
    this.#pending = this.#pending.filter((photo) => this.#isRequested(photo));
    const added = photos.filter((photo) => {
      const key = getPhotoKey(photo);
      return !this.#active.has(key) && !this.#failed.has(key);
    });
    for (const photo of added) {
      this.#active.add(getPhotoKey(photo));
      this.#withoutUrl.add(getPhotoKey(photo));
    }
    if (added.length > 0) this.#options.requestUrls(added);
  }

  addUrls(responses: readonly PhotoUrlResponse[]): void {
    for (const response of responses) {
      this.#withoutUrl.delete(getPhotoKey(response));
      if (!this.#isRequested(response)) this.#active.delete(getPhotoKey(response));
    }
    const loadable = responses.filter(
      (response): response is LoadablePhoto =>
        response.url !== undefined && this.#isRequested(response),
    );
    this.#pending = [...this.#pending, ...loadable].toSorted((a, b) => a.edgePx - b.edgePx);
    this.#start();
  }

  /** Lets the next request load failed photos again. */
  forgetFailures(): void {
    this.#failed.clear();
    this.#failures.clear();
  }

  #isRequested(photo: PhotoRequest): boolean {
    return this.#requested.has(getPhotoKey(photo));
  }

  #start(): void {
    while (this.#loading.size < MAX_CONCURRENT) {
      const photo = this.#pending.shift();
      if (photo === undefined) return;
      void this.#load(photo);
    }
  }

  async #load(photo: LoadablePhoto): Promise<void> {
    const key = getPhotoKey(photo);
    const { load, onLoaded, onAttemptFailed, onFailed } = this.#options;
    this.#loading.add(key);
    const bitmap = await load(photo).catch(() => undefined);
    this.#loading.delete(key);
    if (bitmap === undefined) {
      onAttemptFailed(photo);
      this.#retryLater(photo);
    } else this.#active.delete(key);
    this.#start();
    if (bitmap !== undefined) onLoaded(photo, bitmap);
    else if (this.#failed.has(key)) onFailed();
  }

  /** Requests the URL again: its signature may have been replaced after the failure. */
  #retryLater({ id, edgePx }: LoadablePhoto): void {
    const photo = { id, edgePx };
    const key = getPhotoKey(photo);
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    if (failures > MAX_PHOTO_RETRIES) {
      this.#active.delete(key);
      this.#failed.add(key);
      return;
    }
    this.#retrying += 1;
    this.#options.schedule(photoRetryDelayMs(failures), () => {
      this.#retrying -= 1;
      if (!this.#isRequested(photo)) {
        this.#active.delete(key);
        return;
      }
      this.#withoutUrl.add(key);
      this.#options.requestUrls([photo]);
    });
  }
}

/** The browser's own copy of a photo has its full size and is scaled down before it is stored. */
const MAX_OVERSIZE = 1.25;

export async function loadPhoto({ url, edgePx }: LoadablePhoto): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading a photo failed with status ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const scale = edgePx / Math.max(bitmap.width, bitmap.height);
  if (scale * MAX_OVERSIZE >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: "medium",
  });
  bitmap.close();
  return small;
}
