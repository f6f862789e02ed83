import type { Redis } from "ioredis";
import type { Logger } from "pino";

type Listener = () => void;

/**
 * Wakes whoever waits in another process. Says that something changed, never what: who is woken
 * reads the rows, so a word that is lost delays and loses nothing.
 */
export class Announcements {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  #ear: Redis | undefined;

  constructor(redis: Redis, prefix: string, log: Logger) {
    this.#redis = redis;
    this.#prefix = `${prefix}changed:`;
    this.#log = log;
  }

  async announce(topic: string): Promise<void> {
    await this.#redis
      .publish(this.#prefix + topic, "")
      .catch((error: unknown) => this.#log.warn({ err: error }, "nobody was told"));
  }

  listen(topic: string, listener: Listener): () => void {
    const channel = this.#prefix + topic;
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const ear = this.#requireEar();
    if (listeners.size === 1) ear.subscribe(channel).catch(ignoreClosing);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return;
      this.#listeners.delete(channel);
      ear.unsubscribe(channel).catch(ignoreClosing);
    };
  }

  close(): void {
    this.#ear?.disconnect();
  }

  /** A connection that listens can do nothing else, so it is one of its own. */
  #requireEar(): Redis {
    if (this.#ear !== undefined) return this.#ear;
    const ear = this.#redis.duplicate({ keyPrefix: "", maxRetriesPerRequest: null });
    ear.on("error", (error: Error) => this.#log.warn({ err: error }, "redis error"));
    ear.on("message", (channel: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener();
    });
    this.#ear = ear;
    return ear;
  }
}

function ignoreClosing(): void {}
