/** The part of a worker that is used. */
export type PoolWorker = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

interface Task<Kind, Job, Answer> {
  readonly kind: Kind;
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

interface PoolOptions<Kind> {
  readonly size: number;
  readonly create: (kind: Kind) => PoolWorker;
  /** Workers that had nothing to do for so long give their memory back. */
  readonly idleMs: number;
}

/** Runs jobs in workers of several kinds: one job in each, and never more at once than its size. */
export class WorkerPool<Kind, Job, Answer> {
  readonly #options: PoolOptions<Kind>;
  readonly #waiting = new Set<Task<Kind, Job, Answer>>();
  readonly #idle = new Map<PoolWorker, Kind>();
  #busyCount = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PoolOptions<Kind>) {
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
    const worker = this.#takeWorker(task.kind);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#idle.set(worker, task.kind);
      task.resolve(data);
      this.#finish();
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      task.reject(new Error(`The worker stopped: ${message}`));
      this.#finish();
    };
    worker.postMessage(task.job);
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
