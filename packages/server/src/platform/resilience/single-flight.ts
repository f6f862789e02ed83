/**
 * Shares the promise of the first call among concurrent calls with the same key; failures are not
 * kept.
 */
export class SingleFlight<Value> {
  readonly #inFlight = new Map<string, Promise<Value>>();

  run(key: string, call: () => Promise<Value>): Promise<Value> {
    const shared = this.#inFlight.get(key);
    if (shared !== undefined) return shared;
    const started = call().finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }
}
