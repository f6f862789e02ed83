/** The part of a worker that is used. */
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
  /** A worker whose job failed may be in any state: such an answer is its last. */
  readonly isFailure: (answer: Answer) => boolean;
  /** Workers that had nothing to do for so long give their memory back. */
  readonly idleMs: number;
}

/** Runs jobs in workers of several kinds: one job in each, and never more at once than its size. */
export class WorkerPool<Kind, Job, Answer> {
  readonly #options: PoolOptions<Kind, Answer>;
  readonly #waiting = new Set<Task<Kind, Job, Answer>>();
  readonly #idle = new Map<PoolWorker, Kind>();
  #busyCount = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PoolOptions<Kind, Answer>) {
    this.#options = options;
  }

  /** A job under way cannot be stopped; once aborted, its answer is dropped. */
  run(kind: Kind, job: Job, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const task: Task<Kind, Job, Answer> = { kind, job, resolve, reject };
      const giveUp = () => {
        this.#waiting.delete(task);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#waiting.add(task);
      this.#startNext();
    });
  }

  #startNext(): void {
    const [task] = this.#waiting;
    if (task === undefined || this.#busyCount === this.#options.size) return;
    this.#waiting.delete(task);
    this.#busyCount++;
    clearTimeout(this.#idleTimer);
    void this.#perform(task);
  }

  async #perform({ kind, job, resolve, reject }: Task<Kind, Job, Answer>): Promise<void> {
    const worker = this.#takeWorker(kind);
    try {
      const answer = await ask<Answer>(worker, job);
      if (this.#options.isFailure(answer)) worker.terminate();
      else this.#idle.set(worker, kind);
      resolve(answer);
    } catch (error) {
      worker.terminate();
      reject(error);
    }
    this.#finish();
  }

  /** Idle workers of another kind make room: together they are never more than the size. */
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

function ask<Answer>(worker: PoolWorker, job: unknown): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  return new Promise<Answer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data), {
      signal,
    });
    worker.addEventListener(
      "error",
      ({ message }) => reject(new Error(`The worker stopped: ${message}`)),
      { signal },
    );
    worker.postMessage(job, { transfer: [] });
  }).finally(() => listening.abort());
}
