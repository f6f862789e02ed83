import type { ErrorReport, ErrorReports } from "@photomap/process";
import type { Logger } from "pino";
import type { RateLimit, RateLimiter } from "../adapters/redis/rate-limiter.ts";
import { scrubText } from "../telemetry/scrub-text.ts";
import { parseCspReports, parseErrorReport } from "./client-report.ts";

/** The limit of reports. A page sends at most ten a minute; several clients may share a network. */
const REPORTS_BY_NETWORK: RateLimit = {
  name: "error-reports-network",
  limit: 60,
  windowSeconds: 60,
  // The reports of a process are limited without Redis too.
  onRedisDown: "count-here",
};

export type ReportResult = { readonly kind: "accepted" | "invalid" | "too-many" };

/** What is known of the request besides its body. */
export interface ReportSender {
  readonly network: string;
  readonly brand: string;
  /** The id of the page's request, for reports that can't contain it. */
  readonly requestId?: string | undefined;
}

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly errorReports: ErrorReports;
  readonly log: Logger;
}

/** Logs and forwards errors of browsers and of the web server. */
export class ClientErrorService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  acceptError(body: unknown, sender: ReportSender): Promise<ReportResult> {
    const report = parseErrorReport(body);
    return this.#accept(report && [report], sender);
  }

  acceptPolicyReports(body: unknown, sender: ReportSender): Promise<ReportResult> {
    return this.#accept(parseCspReports(body), sender);
  }

  async #accept(
    reports: readonly ErrorReport[] | undefined,
    { network, brand, requestId }: ReportSender,
  ): Promise<ReportResult> {
    const { limiter, errorReports, log } = this.#deps;
    // Before the check of the body: invalid reports count too.
    if (!(await limiter.consume(REPORTS_BY_NETWORK, network))) return { kind: "too-many" };
    if (reports === undefined) return { kind: "invalid" };
    for (const received of reports) {
      const report = { ...received, brand, requestId: received.requestId ?? requestId };
      const { source, name, action, path } = report;
      const error = scrubText(`${name}: ${report.message}`);
      log.warn({ source, error, action, path, page: report.requestId }, "client error");
      errorReports.send(report);
    }
    return { kind: "accepted" };
  }
}
