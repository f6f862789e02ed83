import { setTimeout as delay } from "node:timers/promises";
import type { Backend } from "@photomap/server";
import { Answers } from "./answers.ts";
import { type PrintLoad, startPrintLoad } from "./print-load.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { type SaveLoad, startSaveLoad } from "./save-load.ts";
import { startUploadLoad, type UploadLoad } from "./upload-load.ts";
import type { WriterOptions } from "./writer.ts";

export interface LoadRates {
  readonly savesPerSecond: number;
  readonly uploadsPerSecond: number;
  readonly printsPerSecond: number;
}

/** The deployed product that the load is sent to. */
export interface LoadTarget {
  /** Creates accounts and sessions; the load itself uses the addresses. */
  readonly backend: Backend;
  readonly webUrl: string;
  readonly imagesUrl: string;
  readonly originalsBucket: string;
  /** The path of the photo to upload. */
  readonly photo: string;
}

/** What one writer does per second; more writers make up the rest. */
const SAVES_OF_WRITER = 2;
const UPLOADS_OF_WRITER = 0.5;
const PRINTS_OF_WRITER = 0.1;
/** The reads of a picture per second, and as many of a page. */
const READS_PER_SECOND = 5;
const READ_TIMEOUT_MS = 8000;
/** The time for workers to finish what was accepted before the load stopped. */
const FINISH_SECONDS = 300;

export type RequestKind = "saves" | "uploads" | "prints" | "pictures" | "pages";

export interface LoadResult {
  /** Acknowledged saves that are not stored. */
  readonly lostSaves: number;
  /** Placed photos that no worker made visible. */
  readonly lostUploads: number;
  /** Accepted sheets that no worker finished. */
  readonly lostPrints: number;
}

/** Saves, uploads and prints of many accounts at fixed rates, and reads of a picture and a page. */
export class Load {
  readonly answers: Readonly<Record<RequestKind, Answers>> = {
    saves: new Answers(),
    uploads: new Answers(),
    prints: new Answers(),
    pictures: new Answers(),
    pages: new Answers(),
  };
  #saves: readonly SaveLoad[] = [];
  #uploads: readonly UploadLoad[] = [];
  #prints: readonly PrintLoad[] = [];
  #reads: readonly Repetition[] = [];

  async start(target: LoadTarget, rates: LoadRates): Promise<void> {
    const { saves, uploads, prints, pictures, pages } = this.answers;
    // First: each printer uploads a photo before it prints, which must not fail under the other load.
    this.#prints = await startWriters(rates.printsPerSecond, PRINTS_OF_WRITER, (writer) =>
      startPrintLoad({ ...target, ...writer, answers: prints }),
    );
    this.#uploads = await startWriters(rates.uploadsPerSecond, UPLOADS_OF_WRITER, (writer) =>
      startUploadLoad({ ...target, ...writer, answers: uploads }),
    );
    this.#saves = await startWriters(rates.savesPerSecond, SAVES_OF_WRITER, (writer) =>
      startSaveLoad({ ...target, ...writer, answers: saves }),
    );
    this.#reads = [
      startReads(pages, async () => `${target.webUrl}/maps`),
      startReads(pictures, async () => this.#uploads[0]?.findPicture()),
    ];
  }

  /** Stops the load, waits for the workers, and compares what is stored with what was acknowledged. */
  async stop(readNumber: (projectId: string) => Promise<number>): Promise<LoadResult> {
    const all = [...this.#saves, ...this.#uploads, ...this.#prints, ...this.#reads];
    await Promise.all(all.map((load) => load.stop()));
    const lost = await Promise.all(
      this.#saves.map(async (load) =>
        Math.max(0, load.getAcknowledged() - (await readNumber(load.projectId))),
      ),
    );
    return {
      lostSaves: add(lost),
      lostUploads: await waitForNone(this.#uploads.map((load) => () => load.countWaiting())),
      lostPrints: await waitForNone(this.#prints.map((load) => () => load.countUnfinished())),
    };
  }
}

export function startWriters<Writer>(
  perSecond: number,
  perWriter: number,
  start: (writer: Pick<WriterOptions, "index" | "schedule">) => Promise<Writer>,
): Promise<Writer[]> {
  const intervalMs = 1000 / perWriter;
  const count = Math.ceil(perSecond / perWriter);
  // The starts are spread evenly over the interval.
  const schedules = Array.from({ length: count }, (_, index) => ({
    intervalMs,
    delayMs: (intervalMs * index) / count,
  }));
  return Promise.all(schedules.map((schedule, index) => start({ index, schedule })));
}

/** Reads an address repeatedly as soon as there is one. */
function startReads(answers: Answers, findAddress: () => Promise<string | undefined>): Repetition {
  return repeat({ intervalMs: 1000 / READS_PER_SECOND }, async () => {
    const address = await findAddress().catch(() => undefined);
    if (address === undefined) return;
    await answers.record(async () => {
      const response = await fetch(address, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`Status ${response.status}`);
    });
  });
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Counts until nothing is left or the time is over; returns the rest. Retries a failed count. */
async function waitForNone(counts: readonly (() => Promise<number>)[]): Promise<number> {
  const deadline = performance.now() + FINISH_SECONDS * 1000;
  for (;;) {
    const isOver = performance.now() > deadline;
    const counting = Promise.all(counts.map((count) => count()));
    const left = await (isOver ? counting : counting.catch(() => undefined));
    if (left !== undefined && (add(left) === 0 || isOver)) return add(left);
    await delay(1000);
  }
}
