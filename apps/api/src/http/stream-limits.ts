import { getViewerId, type Viewer } from "@photomap/server";
import type { FastifyReply } from "fastify";
import { toNetwork, toWiderNetwork } from "./network.ts";

/** The streams of one viewer in one process; a page has one stream. */
const MAX_PER_VIEWER = 20;
/** The streams of one address, which a school or an office may share. */
const MAX_PER_ADDRESS = 300;
/**
 * The streams of a /48 network, which contains 65,536 networks of one home each and may be one
 * customer's.
 */
const MAX_PER_WIDER_NETWORK = 1200;

interface StreamOwner {
  readonly viewerId: string | undefined;
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  readonly network: string;
  /** The /48 network of an IPv6 address. */
  readonly widerNetwork?: string | undefined;
}

const RETRY_AFTER_SECONDS = 30;

/**
 * Returns the function that releases the stream; undefined after a refusal, which was sent as the
 * reply.
 */
export function acquireStreamSlot(
  limits: StreamLimits,
  viewer: Viewer,
  reply: FastifyReply,
): (() => void) | undefined {
  const { ip } = reply.request;
  const release = limits.acquire({
    viewerId: getViewerId(viewer),
    network: toNetwork(ip),
    widerNetwork: toWiderNetwork(ip),
  });
  if (release === undefined) {
    void reply
      .code(429)
      .header("retry-after", RETRY_AFTER_SECONDS)
      .send({ errors: [{ message: "Too many open pages." }] });
  }
  return release;
}

/** Limits how many event streams one viewer or one network keeps open. */
export class StreamLimits {
  readonly #counts = new Map<string, number>();

  /** Returns the function that releases the stream, or undefined when there are too many. */
  acquire({ viewerId, network, widerNetwork }: StreamOwner): (() => void) | undefined {
    const keys = [
      { key: `address ${network}`, limit: MAX_PER_ADDRESS },
      ...(widerNetwork === undefined
        ? []
        : [{ key: `wider ${widerNetwork}`, limit: MAX_PER_WIDER_NETWORK }]),
      ...(viewerId === undefined ? [] : [{ key: `viewer ${viewerId}`, limit: MAX_PER_VIEWER }]),
    ];
    if (keys.some(({ key, limit }) => this.#count(key) >= limit)) return undefined;
    for (const { key } of keys) this.#counts.set(key, this.#count(key) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const { key } of keys) {
        const left = this.#count(key) - 1;
        if (left > 0) this.#counts.set(key, left);
        else this.#counts.delete(key);
      }
    };
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
