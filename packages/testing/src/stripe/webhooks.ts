import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type ShuffleOptions, shuffleDeliveries } from "./shuffle-deliveries.ts";
import { createId } from "./stripe-state.ts";

/** An event that is being delivered to the endpoint. */
export interface Delivery {
  readonly eventId: string;
  readonly type: string;
  readonly body: string;
}

export interface WebhookSettings {
  /** The endpoint; when undefined, deliveries are held, and a test takes them. */
  readonly url?: string | undefined;
  readonly secret: string;
  /** held: until `flush`; immediate: at once, and again until the endpoint accepts. */
  readonly mode: "held" | "immediate";
}

const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;

/** Signs events and delivers them at least once, in any order. */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #stopped = new AbortController();
  #held: Delivery[] = [];

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  get held(): readonly Delivery[] {
    return this.#held;
  }

  /** Emits an event with the object as it is now. */
  emit(type: string, object: object, created: number): void {
    const eventId = createId("evt");
    const body = JSON.stringify({
      id: eventId,
      object: "event",
      api_version: API_VERSION,
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const delivery = { eventId, type, body };
    if (this.#settings.mode === "held") this.#held.push(delivery);
    else void this.#deliverUntilAccepted(delivery);
  }

  /**
   * Removes the held deliveries, except those that the shuffle delays; the caller delivers them.
   */
  take(shuffle: ShuffleOptions = { seed: 0 }): Delivery[] {
    const { now, delayed } = shuffleDeliveries(this.#held, shuffle);
    this.#held = delayed;
    return now;
  }

  /**
   * Delivers one after the other; what the endpoint refuses is held again. Returns the statuses.
   */
  async flush(shuffle?: ShuffleOptions): Promise<number[]> {
    const statuses: number[] = [];
    for (const delivery of this.take(shuffle)) {
      const status = await this.send(delivery);
      statuses.push(status);
      if (!isAccepted(status)) this.#held.push(delivery);
    }
    return statuses;
  }

  /** Sends a delivery; returns the status of the response, 0 without one. */
  async send({ body }: Delivery): Promise<number> {
    const { url } = this.#settings;
    if (url === undefined) throw new Error("The double of Stripe has no webhook endpoint");
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": this.sign(body),
    };
    const response = await fetch(url, { method: "POST", body, headers, signal }).catch(() => null);
    return response?.status ?? 0;
  }

  /** Returns the value of the Stripe-Signature header. */
  sign(body: string, at: Date = new Date()): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac("sha256", this.#settings.secret).update(`${seconds}.${body}`);
    return `t=${seconds},v1=${signature.digest("hex")}`;
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #deliverUntilAccepted(delivery: Delivery): Promise<void> {
    const { signal } = this.#stopped;
    if (this.#settings.url === undefined) return;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_RETRY_MS)) {
      if (isAccepted(await this.send(delivery))) return;
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
