/** The time in which a whole map plays, as far as the limits of a step allow. */
const TOTAL_MS = 15_000;
const STEP_LIMITS_MS = { min: 70, max: 600 };

export function getStepMs(count: number): number {
  const { min, max } = STEP_LIMITS_MS;
  return Math.min(max, Math.max(min, TOTAL_MS / Math.max(1, count)));
}

/** The position in the order of play: how many regions are visible. Times come from the caller. */
export class Playback {
  readonly #count: number;
  readonly #stepMs: number;
  #position: number;
  /** The time and position at which playing started; undefined while paused. */
  #started: { readonly atMs: number; readonly position: number } | undefined;

  constructor(count: number) {
    this.#count = count;
    this.#stepMs = getStepMs(count);
    this.#position = count;
  }

  get position(): number {
    return this.#position;
  }

  get isPlaying(): boolean {
    return this.#started !== undefined;
  }

  /** Plays from the position, or from the beginning when the whole map is visible. */
  play(nowMs: number): void {
    if (this.#position === this.#count) this.#position = 0;
    this.#started = { atMs: nowMs, position: this.#position };
  }

  pause(): void {
    this.#started = undefined;
  }

  /** Moves to a position, and continues from there while playing. */
  seek(position: number, nowMs: number): void {
    this.#position = Math.min(this.#count, Math.max(0, Math.round(position)));
    if (this.#started) this.#started = { atMs: nowMs, position: this.#position };
  }

  /** Moves to the position at a time; pauses at the end. */
  tick(nowMs: number): void {
    if (this.#started === undefined) return;
    const { atMs, position } = this.#started;
    const steps = Math.max(0, Math.floor((nowMs - atMs) / this.#stepMs));
    this.#position = Math.min(this.#count, position + steps);
    if (this.#position === this.#count) this.#started = undefined;
  }
}
