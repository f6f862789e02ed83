import type { Redis } from "ioredis";
import type { Logger } from "pino";

type Listener = () => void;

/**
 * Notifies other processes that rows of a topic changed. A message carries no data: the subscriber
 * reads the rows, so a lost message delays an update and loses nothing.
 */
export class PubSub {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #log: Logger;
  readonly #listeners = new Map<string, Set<Listener>>();
  #subscriber: Redis | undefined;

  constructor(redis: Redis, prefix: string, log: Logger) {
    this.#redis = redis;
    this.#prefix = `${prefix}changed:`;
    this.#log = log;
  }

  async publish(topic: string): Promise<void> {
    await this.#redis
      .publish(this.#prefix + topic, "")
      .catch((error: unknown) => this.#log.warn({ err: error }, "publish failed"));
  }

  /** Returns the function that unsubscribes. */
  subscribe(topic: string, listener: Listener): () => void {
    const channel = this.#prefix + topic;
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const subscriber = this.#requireSubscriber();
    if (listeners.size === 1) subscriber.subscribe(channel).catch(ignoreClosedConnection);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return;
      this.#listeners.delete(channel);
      subscriber.unsubscribe(channel).catch(ignoreClosedConnection);
    };
  }

  close(): void {
    this.#subscriber?.disconnect();
  }

  /** Redis allows no other commands on a connection that subscribes. */
  #requireSubscriber(): Redis {
    if (this.#subscriber !== undefined) return this.#subscriber;
    const subscriber = this.#redis.duplicate({ keyPrefix: "", maxRetriesPerRequest: null });
    subscriber.on("error", (error: Error) => this.#log.warn({ err: error }, "redis error"));
    subscriber.on("message", (channel: string) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener();
    });
    this.#subscriber = subscriber;
    return subscriber;
  }
}

function ignoreClosedConnection(): void {}
