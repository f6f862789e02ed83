/** "awake": the tab is visible again and its timers may be late. */
export type ConnectionChange = "online" | "offline" | "awake";

export interface Connection {
  isOnline(): boolean;
  /** Returns the function that unsubscribes. */
  subscribe(listener: (change: ConnectionChange) => void): () => void;
  /** Call when a request got no response. Resolves with whether the server can be reached. */
  check(): Promise<boolean>;
}

interface MonitorDeps {
  /** What the browser reports about its network interface. */
  readonly isLinkUp: () => boolean;
  readonly listen: (listener: (change: ConnectionChange) => void) => void;
  /** Whether the server answers now. */
  readonly probe: () => Promise<boolean>;
  readonly random: () => number;
}

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;

/**
 * Whether the server can be reached. The browser only observes its network interface: its events
 * may be missing or wrong, so only an answer of the server ends being offline. While offline, the
 * server is requested with increasing delays, and at once when the browser reports a change.
 */
export class ConnectionMonitor implements Connection {
  readonly #deps: MonitorDeps;
  readonly #listeners = new Set<(change: ConnectionChange) => void>();
  #isListening = false;
  #isOnline = true;
  #probing: Promise<boolean> | undefined;
  #failedProbes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deps: MonitorDeps) {
    this.#deps = deps;
  }

  readonly isOnline = (): boolean => {
    this.#listen();
    return this.#isOnline;
  };

  readonly subscribe = (listener: (change: ConnectionChange) => void): (() => void) => {
    this.#listen();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Callers at the same time share one request. */
  check(): Promise<boolean> {
    this.#listen();
    clearTimeout(this.#timer);
    this.#probing ??= this.#deps.probe().then((isReachable) => {
      this.#probing = undefined;
      this.#update(isReachable);
      return isReachable;
    });
    return this.#probing;
  }

  /** The server has answered a request. */
  confirm(): void {
    if (!this.#isOnline) this.#update(true);
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.#deps.listen((change) => this.#receive(change));
    if (!this.#deps.isLinkUp()) this.#receive("offline");
  }

  #receive(change: ConnectionChange): void {
    if (change === "awake") this.#emit(change);
    if (change === "offline") this.#update(false);
    else if (!this.#isOnline) void this.check();
  }

  #update(isReachable: boolean): void {
    clearTimeout(this.#timer);
    const hasChanged = this.#isOnline !== isReachable;
    this.#isOnline = isReachable;
    if (isReachable) this.#failedProbes = 0;
    else this.#scheduleCheck();
    if (hasChanged) this.#emit(isReachable ? "online" : "offline");
  }

  #scheduleCheck(): void {
    const fullMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failedProbes);
    this.#failedProbes += 1;
    // The random half keeps many clients from asking at the same time.
    const delayMs = fullMs * (0.5 + this.#deps.random() / 2);
    this.#timer = setTimeout(() => void this.check(), delayMs);
  }

  #emit(change: ConnectionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
