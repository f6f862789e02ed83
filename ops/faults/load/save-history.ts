/** The times at which each numbered write was first sent and acknowledged, in ms since 1970. */
export class SaveHistory {
  readonly #sent = new Map<number, number>();
  readonly #acknowledged = new Map<number, number>();

  addSent(number: number): void {
    if (!this.#sent.has(number)) this.#sent.set(number, Date.now());
  }

  addAcknowledged(number: number): void {
    if (!this.#acknowledged.has(number)) this.#acknowledged.set(number, Date.now());
  }

  /** The last number in a copy of that moment: at least the last acknowledged, at most the last sent. */
  findRange(moment: Date): { readonly least: number; readonly most: number } {
    return { least: findLast(this.#acknowledged, moment), most: findLast(this.#sent, moment) };
  }

  /** The time of the acknowledgment; undefined when there was none. */
  findAcknowledged(number: number): number | undefined {
    return this.#acknowledged.get(number);
  }
}

function findLast(times: ReadonlyMap<number, number>, moment: Date): number {
  const before = [...times].filter(([, time]) => time <= moment.getTime());
  return before.reduce((last, [number]) => Math.max(last, number), 0);
}
