import type { PhotoAnswer, PhotoUrl, PhotoWant } from "./painter-messages.ts";
import { photoKey } from "./photo-store.ts";

const AT_ONCE = 6;

interface QueueOptions<Bitmap> {
  readonly load: (photo: PhotoUrl) => Promise<Bitmap>;
  /** Asks for the addresses of photos; the answer comes through `addUrls`. */
  readonly ask: (photos: readonly PhotoWant[]) => void;
  readonly onLoaded: (photo: PhotoWant, bitmap: Bitmap) => void;
  readonly onFailed: () => void;
}

/** Loads what is wanted now, small photos first, and forgets what is wanted no more. */
export class PhotoQueue<Bitmap> {
  readonly #options: QueueOptions<Bitmap>;
  #wanted: ReadonlySet<string> = new Set();
  readonly #asked = new Set<string>();
  readonly #unanswered = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #loading = new Set<string>();
  #waiting: PhotoUrl[] = [];

  constructor(options: QueueOptions<Bitmap>) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#unanswered.size + this.#waiting.length + this.#loading.size === 0;
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
    this.#asked.delete(key);
    this.#start();
    if (bitmap !== undefined) return onLoaded(photo, bitmap);
    this.#failed.add(key);
    onFailed();
  }
}
