/** Callers that ask for the same while a call for it is under way get its result. */
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
