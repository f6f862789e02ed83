/** An unexpected error. Its texts may contain anything; they are scrubbed before they are sent. */
export interface ErrorReport {
  /** The program that failed: browser, web, api, images or worker. */
  readonly source: string;
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: string | undefined;
  /** What was being done, in the code's words. */
  readonly action?: string | undefined;
  readonly path?: string | undefined;
  readonly projectId?: string | undefined;
  readonly brand?: string | undefined;
  /** The id under which the server logged the request. */
  readonly requestId?: string | undefined;
  /** The release of the sender, if it is not this process's. */
  readonly release?: string | undefined;
}

export interface ErrorReports {
  /** Sends a report; never throws and never waits. */
  send(report: ErrorReport): void;
  /** Waits at most two seconds for reports that are being sent. */
  close(): Promise<void>;
}

/** Drops reports: without an error tracker, errors are in the log only. */
export const NO_ERROR_REPORTS: ErrorReports = { send: () => undefined, close: async () => {} };
