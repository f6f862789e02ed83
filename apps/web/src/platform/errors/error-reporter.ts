/** What the code was doing; never contains user input. */
export interface ErrorContext {
  readonly action: string;
  readonly projectId?: string | undefined;
}

/** The page, as the server has described it. */
export interface PageInfo {
  readonly path: string;
  readonly requestId?: string | undefined;
  readonly release?: string | undefined;
}

interface ReporterDeps {
  /** Rejects when the server cannot be reached. */
  readonly send: (report: object) => Promise<unknown>;
  readonly getPage: () => PageInfo;
  readonly now: () => number;
}

const MINUTE_MS = 60_000;
const MAX_PER_MINUTE = 10;
const MAX_PER_PAGE = 50;
/** Reports that could not be sent are kept in memory and sent later. */
const MAX_UNSENT = 10;

const MAX_MESSAGE_CHARS = 1000;
const MAX_STACK_CHARS = 10_000;

/** Sends each error once per page, and not more than the limits allow. */
export class ErrorReporter {
  readonly #deps: ReporterDeps;
  readonly #objects = new WeakSet();
  readonly #keys = new Set<string>();
  #recentMs: number[] = [];
  #unsent: object[] = [];

  constructor(deps: ReporterDeps) {
    this.#deps = deps;
  }

  report(error: unknown, context: ErrorContext): void {
    // Several layers may report the error that passes through them.
    if (error instanceof Error) {
      if (this.#objects.has(error)) return;
      this.#objects.add(error);
    }
    const described = describeError(error);
    if (!this.#admit(`${described.name} ${described.message} ${context.action}`)) return;
    const report = { source: "browser", ...this.#deps.getPage(), ...described, ...context };
    this.#unsent = [...this.#unsent, report].slice(-MAX_UNSENT);
    this.sendUnsent();
  }

  /** Sends the reports that could not be sent before; called when the connection is back. */
  sendUnsent(): void {
    const unsent = this.#unsent;
    this.#unsent = [];
    for (const report of unsent) {
      this.#deps.send(report).catch(() => {
        this.#unsent = [...this.#unsent, report].slice(-MAX_UNSENT);
      });
    }
  }

  #admit(key: string): boolean {
    const nowMs = this.#deps.now();
    this.#recentMs = this.#recentMs.filter((atMs) => nowMs - atMs < MINUTE_MS);
    if (this.#keys.has(key)) return false;
    if (this.#keys.size >= MAX_PER_PAGE || this.#recentMs.length >= MAX_PER_MINUTE) return false;
    this.#keys.add(key);
    this.#recentMs.push(nowMs);
    return true;
  }
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) {
    // Any other value may contain data of the user.
    const message = typeof error === "string" ? error : `A value of type ${typeof error}`;
    return { name: "Error", message: message.slice(0, MAX_MESSAGE_CHARS) };
  }
  const { name, message, stack, cause } = error;
  return {
    name: name.slice(0, 100) || "Error",
    message: message.slice(0, MAX_MESSAGE_CHARS),
    stack: stack?.slice(0, MAX_STACK_CHARS),
    ...(cause instanceof Error && { cause: `${cause}`.slice(0, MAX_MESSAGE_CHARS) }),
    // The failed request of an ApiError instead of the request of the page.
    ...("requestId" in error &&
      typeof error.requestId === "string" && { requestId: error.requestId }),
  };
}
