/** When each numbered write was sent first, and when it was acknowledged; in milliseconds since 1970. */
export class SaveHistory {
  readonly #sent = new Map<number, number>();
  readonly #acknowledged = new Map<number, number>();

  addSent(number: number): void {
    if (!this.#sent.has(number)) this.#sent.set(number, Date.now());
  }

  addAcknowledged(number: number): void {
    if (!this.#acknowledged.has(number)) this.#acknowledged.set(number, Date.now());
  }

  /** What a copy of that moment may have: at least what was acknowledged, at most what was sent. */
  findRange(moment: Date): { readonly least: number; readonly most: number } {
    return { least: findLast(this.#acknowledged, moment), most: findLast(this.#sent, moment) };
  }

  /** Undefined when the write was not acknowledged. */
  findAcknowledged(number: number): number | undefined {
    return this.#acknowledged.get(number);
  }
}

function findLast(times: ReadonlyMap<number, number>, moment: Date): number {
  const before = [...times].filter(([, time]) => time <= moment.getTime());
  return before.reduce((last, [number]) => Math.max(last, number), 0);
}
