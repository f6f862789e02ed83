import { formatMessage, uploadMessages } from "@photomap/messages";

export type PoolWorker = Pick<Worker, "addEventListener" | "postMessage" | "terminate">;

interface Task<Kind, Job, Answer> {
  readonly kind: Kind;
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

interface PoolOptions<Kind, Answer> {
  readonly size: number;
  readonly create: (kind: Kind) => PoolWorker;
  /** A failed job may leave its worker in any state: the worker is terminated. */
  readonly isFailure: (answer: Answer) => boolean;
  /** Workers that are idle for this long are terminated to free their memory. */
  readonly idleMs: number;
}

/** Runs jobs in workers of several kinds: one job per worker, and at most `size` workers. */
export class WorkerPool<Kind, Job, Answer> {
  readonly #options: PoolOptions<Kind, Answer>;
  readonly #queued = new Set<Task<Kind, Job, Answer>>();
  readonly #idle = new Map<PoolWorker, Kind>();
  #busyCount = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PoolOptions<Kind, Answer>) {
    this.#options = options;
  }

  /** A running job cannot be stopped; once aborted, its answer is dropped. */
  run(kind: Kind, job: Job, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const task: Task<Kind, Job, Answer> = { kind, job, resolve, reject };
      const onAbort = () => {
        this.#queued.delete(task);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#queued.add(task);
      this.#startNext();
    });
  }

  /** Starts an idle worker, whose script then needs no connection. */
  warmUp(kind: Kind): void {
    if (this.#idle.size + this.#busyCount > 0) return;
    const worker = this.#options.create(kind);
    this.#idle.set(worker, kind);
    // A worker whose script could not be loaded never answers.
    worker.addEventListener("error", () => this.#idle.delete(worker));
  }

  #startNext(): void {
    const [task] = this.#queued;
    if (task === undefined || this.#busyCount === this.#options.size) return;
    this.#queued.delete(task);
    this.#busyCount++;
    clearTimeout(this.#idleTimer);
    void this.#perform(task);
  }

  async #perform({ kind, job, resolve, reject }: Task<Kind, Job, Answer>): Promise<void> {
    const worker = this.#takeWorker(kind);
    try {
      const answer = await runJob<Answer>(worker, job);
      if (this.#options.isFailure(answer)) worker.terminate();
      else this.#idle.set(worker, kind);
      resolve(answer);
    } catch (error) {
      worker.terminate();
      reject(error);
    }
    this.#finish();
  }

  /** Terminates an idle worker of another kind where the pool would grow beyond its size. */
  #takeWorker(kind: Kind): PoolWorker {
    const [match] = [...this.#idle].find(([, idleKind]) => idleKind === kind) ?? [];
    if (match !== undefined) {
      this.#idle.delete(match);
      return match;
    }
    const [other] = this.#idle.keys();
    if (other !== undefined && this.#idle.size + this.#busyCount > this.#options.size) {
      this.#idle.delete(other);
      other.terminate();
    }
    return this.#options.create(kind);
  }

  #finish(): void {
    this.#busyCount--;
    this.#startNext();
    if (this.#busyCount === 0) {
      this.#idleTimer = setTimeout(() => this.#release(), this.#options.idleMs);
    }
  }

  #release(): void {
    for (const worker of this.#idle.keys()) worker.terminate();
    this.#idle.clear();
  }
}

function runJob<Answer>(worker: PoolWorker, job: unknown): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data), {
      signal,
    });
    worker.addEventListener(
      "error",
      // The message is undefined if the script could not be loaded.
      ({ message }) =>
        reject(new Error(formatMessage(uploadMessages.workerFailed), { cause: message })),
      { signal },
    );
    worker.postMessage(job, { transfer: [] });
  }).finally(() => listening.abort());
}
