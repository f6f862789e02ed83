/** An unexpected error. Its texts may contain anything; they are scrubbed before they are sent. */
export interface ErrorReport {
  /** browser, web, api, images or worker. */
  readonly source: string;
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: string | undefined;
  /** What was being done, in words of the code. */
  readonly action?: string | undefined;
  readonly path?: string | undefined;
  readonly projectId?: string | undefined;
  readonly brand?: string | undefined;
  /** The id under which the server has logged the request. */
  readonly requestId?: string | undefined;
  /** The release of the sender, if it is not this process. */
  readonly release?: string | undefined;
}

export interface ErrorReports {
  /** Never throws and never waits. */
  send(report: ErrorReport): void;
  /** Waits for reports on their way, for two seconds at most. */
  close(): Promise<void>;
}

/** Without an error tracker, errors are in the log only. */
export const NO_ERROR_REPORTS: ErrorReports = { send: () => undefined, close: async () => {} };
