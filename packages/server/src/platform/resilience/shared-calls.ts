/** Calls with the same key share the result of the one under way. */
export class SharedCalls<Value> {
  readonly #underWay = new Map<string, Promise<Value>>();

  run(key: string, call: () => Promise<Value>): Promise<Value> {
    const shared = this.#underWay.get(key);
    if (shared !== undefined) return shared;
    const started = call().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
