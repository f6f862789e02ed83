import { MAX_DECODE_BYTES, processPhoto, releaseMemory } from "@photomap/render";
import { AdmissionBudget, AdmissionTimeoutError, type PhotoProcessor } from "@photomap/server";
import type { FastifyReply } from "fastify";
import type { Logger } from "pino";

const DEADLINE_MS = 4_000;
const RETRY_AFTER_SECONDS = 2;

const STORED_BYTES_IN_FLIGHT = 64e6;
/** The bytes per pixel of a noisy JPEG with quality 100. */
const STORED_BYTES_PER_PX = 3;
/** The bytes per pixel of the resized picture, and of what an encoder holds. */
const RESIZE_BYTES_PER_PX = 8;
/** The bytes of a master of 50 megapixels, the source of the two largest variants. */
const MASTER_BYTES = 50e6;
const MIN_MASTER_EDGE_PX = 2048;

/** Admits the work of this process by the memory it needs, before anything is read or decoded. */
export class PictureMemory {
  /** The time after which a request is answered with 503. */
  readonly deadlineMs: number;
  readonly #decoding = new AdmissionBudget(MAX_DECODE_BYTES);
  readonly #reading = new AdmissionBudget(STORED_BYTES_IN_FLIGHT);

  constructor(deadlineMs = DEADLINE_MS) {
    this.deadlineMs = deadlineMs;
  }

  /** Processes an original, then frees it: it was read for this call only. */
  readonly processPhoto: PhotoProcessor = (original, edgesPx) =>
    processPhoto(original, edgesPx, (weight, work) =>
      this.#decoding.run({ weight, rank: 1 }, work),
    ).finally(() => releaseMemory(original));

  readStored<Result>(edgePx: number, work: () => Promise<Result>): Promise<Result> {
    const weight = Math.min(STORED_BYTES_PER_PX * edgePx ** 2, STORED_BYTES_IN_FLIGHT / 4);
    return this.#reading.run({ weight, maxWaitMs: this.deadlineMs }, work);
  }

  /**
   * Runs the reading and resizing of a source, ahead of the processing of originals, which takes
   * seconds.
   */
  resize<Result>(edgePx: number, work: () => Promise<Result>, maxWaitMs?: number): Promise<Result> {
    const source = edgePx >= MIN_MASTER_EDGE_PX ? MASTER_BYTES : (2 * edgePx) ** 2;
    const weight = RESIZE_BYTES_PER_PX * edgePx ** 2 + source;
    return this.#decoding.run({ weight, maxWaitMs }, work);
  }
}

interface AnswerOptions {
  readonly memory: Pick<PictureMemory, "deadlineMs">;
  readonly log: Logger;
}

/**
 * Returns the work's result, or "busy" when it took longer than a request may; the work continues.
 */
export async function answerInTime<Result>(
  work: Promise<Result>,
  { memory, log }: AnswerOptions,
): Promise<Result | "busy"> {
  let timer: NodeJS.Timeout | undefined;
  let isAnswered = false;
  const outcome = work.catch((error: unknown): "busy" => {
    if (error instanceof AdmissionTimeoutError) return "busy";
    if (!isAnswered) throw error;
    log.error({ err: error }, "failed after the deadline");
    return "busy";
  });
  const late = new Promise<"busy">((resolve) => {
    timer = setTimeout(() => resolve("busy"), memory.deadlineMs);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    isAnswered = true;
    clearTimeout(timer);
  }
}

/** Answers 503 without caching: the next request may be answered. */
export function refuseBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      "retry-after": RETRY_AFTER_SECONDS,
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    })
    .send({ message: "Busy, please retry" });
}
