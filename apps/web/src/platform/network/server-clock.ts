interface ServerClockDeps {
  /** The date of the server, as the number of milliseconds since 1970. */
  readonly fetchServerMs: () => Promise<number>;
  readonly now: () => number;
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly schedule: (action: () => void, delayMs: number) => void;
}

const STORAGE_KEY = "photomap.clock";
const RETRY_MS = 9000;
/** The age at which the offset is measured again: the device may have corrected its clock. */
const MAX_AGE_MS = 86_400_000;

interface Measurement {
  readonly offsetMs: number;
  readonly measuredMs: number;
}

/** The time of the server: dates of the API must not be compared with the clock of the device. */
export class ServerClock {
  readonly #deps: ServerClockDeps;
  /** Whether a request is running or scheduled. */
  #isPending = false;

  constructor(deps: ServerClockDeps) {
    this.#deps = deps;
  }

  /** Milliseconds since 1970, by the device until the first call has requested the offset. */
  now(): number {
    const nowMs = this.#deps.now();
    const measurement = this.#read(nowMs);
    if (measurement === undefined) void this.#measure();
    return nowMs + (measurement?.offsetMs ?? 0);
  }

  /** Forgets the offset, which may be wrong after a network error: the device may have slept. */
  clear(): void {
    try {
      this.#deps.storage().removeItem(STORAGE_KEY);
    } catch {
      // Without storage there is no offset to clear.
    }
    this.#scheduleMeasurement();
  }

  async #measure(): Promise<void> {
    if (this.#isPending) return;
    this.#isPending = true;
    const { fetchServerMs, now, storage } = this.#deps;
    const sentMs = now();
    try {
      const serverMs = await fetchServerMs();
      const measuredMs = now();
      // The server has read its clock halfway.
      const offsetMs = Math.round(serverMs - (sentMs + measuredMs) / 2);
      if (!Number.isFinite(offsetMs)) throw new RangeError("The server sent no date");
      storage().setItem(STORAGE_KEY, JSON.stringify({ offsetMs, measuredMs }));
      this.#isPending = false;
    } catch {
      this.#isPending = false;
      this.#scheduleMeasurement();
    }
  }

  #scheduleMeasurement(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    this.#deps.schedule(() => {
      this.#isPending = false;
      if (this.#read(this.#deps.now()) === undefined) void this.#measure();
    }, RETRY_MS);
  }

  #read(nowMs: number): Measurement | undefined {
    try {
      const stored: Partial<Measurement> = JSON.parse(
        this.#deps.storage().getItem(STORAGE_KEY) ?? "{}",
      );
      const { offsetMs, measuredMs } = stored;
      if (!Number.isFinite(offsetMs) || offsetMs === undefined || measuredMs === undefined) {
        return undefined;
      }
      const isRecent = Math.abs(nowMs - measuredMs) < MAX_AGE_MS;
      return isRecent ? { offsetMs, measuredMs } : undefined;
    } catch {
      return undefined;
    }
  }
}

async function fetchServerMs(): Promise<number> {
  const response = await fetch("/config", { cache: "no-store", credentials: "omit" });
  const { date }: { date?: string } = await response.json();
  return Date.parse(date ?? "");
}

export const serverClock = new ServerClock({
  fetchServerMs,
  now: () => Date.now(),
  storage: () => localStorage,
  schedule: (action, delayMs) => void setTimeout(action, delayMs),
});
