import { PHOTO_RETRIES, photoRetryDelayMs } from "@photomap/project";
import type { PhotoAnswer, PhotoUrl, PhotoWant } from "./painter-messages.ts";
import { photoKey } from "./photo-store.ts";

const AT_ONCE = 6;

type Wait = (ms: number, then: () => void) => void;

interface QueueOptions<Bitmap> {
  readonly load: (photo: PhotoUrl) => Promise<Bitmap>;
  /** Asks for the addresses of photos; the answer comes through `addUrls`. */
  readonly ask: (photos: readonly PhotoWant[]) => void;
  readonly onLoaded: (photo: PhotoWant, bitmap: Bitmap) => void;
  readonly onFailed: () => void;
  readonly wait: Wait;
}

/** Loads what is wanted now, small photos first, and forgets what is wanted no more. */
export class PhotoQueue<Bitmap> {
  readonly #options: QueueOptions<Bitmap>;
  #wanted: ReadonlySet<string> = new Set();
  readonly #asked = new Set<string>();
  readonly #unanswered = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #failures = new Map<string, number>();
  #resting = 0;
  readonly #loading = new Set<string>();
  #waiting: PhotoUrl[] = [];

  constructor(options: QueueOptions<Bitmap>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#unanswered.size + this.#waiting.length + this.#loading.size + this.#resting === 0;
  }

  want(photos: readonly PhotoWant[]): void {
    this.#wanted = new Set(photos.map(photoKey));
    for (const dropped of this.#waiting.filter((photo) => !this.#isWanted(photo)))
      this.#asked.delete(photoKey(dropped));
    this.#waiting = this.#waiting.filter((photo) => this.#isWanted(photo));
    const unknown = photos.filter((photo) => {
      const key = photoKey(photo);
      return !this.#asked.has(key) && !this.#failed.has(key);
    });
    for (const photo of unknown) {
      this.#asked.add(photoKey(photo));
      this.#unanswered.add(photoKey(photo));
    }
    if (unknown.length > 0) this.#options.ask(unknown);
  }

  addUrls(answers: readonly PhotoAnswer[]): void {
    for (const answer of answers) {
      this.#unanswered.delete(photoKey(answer));
      if (!this.#isWanted(answer)) this.#asked.delete(photoKey(answer));
    }
    const known = answers.filter(
      (answer): answer is PhotoUrl => answer.url !== undefined && this.#isWanted(answer),
    );
    this.#waiting = [...this.#waiting, ...known].toSorted((a, b) => a.edgePx - b.edgePx);
    this.#start();
  }

  #isWanted(photo: PhotoWant): boolean {
    return this.#wanted.has(photoKey(photo));
  }

  #start(): void {
    while (this.#loading.size < AT_ONCE) {
      const photo = this.#waiting.shift();
      if (photo === undefined) return;
      void this.#load(photo);
    }
  }

  async #load(photo: PhotoUrl): Promise<void> {
    const key = photoKey(photo);
    const { load, onLoaded, onFailed } = this.#options;
    this.#loading.add(key);
    const bitmap = await load(photo).catch(() => undefined);
    this.#loading.delete(key);
    if (bitmap === undefined) this.#rest(photo);
    else this.#asked.delete(key);
    this.#start();
    if (bitmap !== undefined) onLoaded(photo, bitmap);
    else if (this.#failed.has(key)) onFailed();
  }

  /** Others load meanwhile. After the last try it is given up. */
  #rest(photo: PhotoUrl): void {
    const key = photoKey(photo);
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    if (failures > PHOTO_RETRIES) {
      this.#asked.delete(key);
      this.#failed.add(key);
      return;
    }
    this.#resting += 1;
    this.#options.wait(photoRetryDelayMs(failures), () => {
      this.#resting -= 1;
      if (this.#isWanted(photo)) this.#waiting.push(photo);
      else this.#asked.delete(key);
      this.#start();
    });
  }
}
