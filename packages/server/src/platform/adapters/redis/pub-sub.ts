import type { Redis } from "ioredis";
import type { RedisClient } from "./redis.ts";

type Listener = (message: string) => void;

/**
 * Notifies other processes that rows of a topic changed. A message names at most the kind of
 * change: the subscriber reads the rows, so a lost message delays an update and loses nothing.
 */
export class PubSub {
  readonly #redis: RedisClient;
  readonly #prefix: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #subscriber: Redis | undefined;

  constructor(redis: RedisClient, prefix: string) {
    this.#redis = redis;
    this.#prefix = `${prefix}changed:`;
  }

  async publish(topic: string, message = ""): Promise<void> {
    await this.#redis
      .run((redis) => redis.publish(this.#prefix + topic, message))
      .catch(ignoreLostConnection);
  }

  /**
   * Subscribes to a topic; returns the function that unsubscribes. The listener is also called,
   * without a message, when the subscription starts or is restored: earlier messages are lost.
   */
  subscribe(topic: string, listener: Listener): () => void {
    const channel = this.#prefix + topic;
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const subscriber = this.#requireSubscriber();
    if (listeners.size === 1) this.#start(subscriber, [channel]);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return;
      this.#listeners.delete(channel);
      subscriber.unsubscribe(channel).catch(ignoreLostConnection);
    };
  }

  close(): void {
    this.#subscriber?.disconnect();
  }

  #requireSubscriber(): Redis {
    if (this.#subscriber !== undefined) return this.#subscriber;
    const subscriber = this.#redis.openSubscriber();
    // Commands sent without a connection are lost.
    subscriber.on("ready", () => this.#start(subscriber, [...this.#listeners.keys()]));
    subscriber.on("message", (channel: string, message: string) => this.#emit(channel, message));
    this.#subscriber = subscriber;
    return subscriber;
  }

  #start(subscriber: Redis, channels: readonly string[]): void {
    if (channels.length === 0) return;
    const onStarted = () => {
      for (const channel of channels) this.#emit(channel, "");
    };
    subscriber.subscribe(...channels).then(onStarted, ignoreLostConnection);
  }

  #emit(channel: string, message: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(message);
  }
}

function ignoreLostConnection(): void {}
