import { type ErrorReport, type ErrorReports, NO_ERROR_REPORTS } from "@photomap/process";
import type { defaultStackParser, Event, NodeOptions } from "@sentry/node";
import type { Logger } from "pino";
import type { Stage } from "../../config/config.ts";
import { ErrorReportBudget } from "../../telemetry/error-report-budget.ts";
import { scrubText } from "../../telemetry/scrub-text.ts";

interface ErrorReportConfig {
  readonly SENTRY_DSN?: string | undefined;
  readonly STAGE: Stage;
  readonly RELEASE: string;
}

const CLOSE_TIMEOUT_MS = 2000;

/** Opens the client of an error tracker with Sentry's protocol. */
export async function openErrorTracker(
  { SENTRY_DSN, STAGE, RELEASE }: ErrorReportConfig,
  log: Pick<Logger, "warn">,
): Promise<ErrorReports> {
  if (SENTRY_DSN === undefined) return NO_ERROR_REPORTS;
  // Loaded on demand: the library takes 0.4 s and 45 MB.
  const sentry = await import("@sentry/node");
  const client = new sentry.NodeClient({
    dsn: SENTRY_DSN,
    environment: STAGE,
    release: RELEASE,
    // Integrations would add request headers, local variables, console output and the host name.
    integrations: [],
    includeServerName: false,
    sendClientReports: false,
    enableRuntimeChannelInjection: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    stackParser: sentry.defaultStackParser,
    transport: (options) => logLosses(sentry.makeNodeTransport(options), log),
  });
  const budget = new ErrorReportBudget();
  return {
    send(report) {
      const key = `${report.source} ${report.name} ${report.message}`;
      if (!budget.admit(key, Date.now())) return;
      client.captureEvent(createEvent(report, sentry.defaultStackParser), {}, new sentry.Scope());
    },
    async close() {
      await client.close(CLOSE_TIMEOUT_MS);
    },
  };
}

type Transport = ReturnType<NonNullable<NodeOptions["transport"]>>;

/** Logs lost reports as warnings: an error would be reported, and lost again. */
function logLosses(transport: Transport, log: Pick<Logger, "warn">): Transport {
  return {
    flush: (timeout) => transport.flush(timeout),
    async send(envelope) {
      try {
        const response = await transport.send(envelope);
        const { statusCode = 200 } = response;
        if (statusCode >= 300) log.warn({ statusCode }, "error report refused");
        return response;
      } catch (error) {
        log.warn({ err: error }, "error report lost");
        return {};
      }
    },
  };
}

const MAX_MESSAGE_CHARS = 1000;

function createEvent(report: ErrorReport, parseStack: typeof defaultStackParser): Event {
  const scrub = (text: string | undefined) => text && scrubText(text);
  const stack = scrub(report.stack);
  const frames = parseStack(stack ?? "");
  const value = scrubText(report.message).slice(0, MAX_MESSAGE_CHARS);
  return {
    level: "error",
    platform: report.source === "browser" ? "javascript" : "node",
    logger: report.source,
    // By default the tracker stores the IP address of the sender.
    sdk: { settings: { infer_ip: "never" } },
    ...(report.release !== undefined && { release: report.release }),
    ...(report.path !== undefined && { transaction: scrubText(report.path) }),
    exception: {
      values: [
        {
          type: scrubText(report.name),
          value,
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
    tags: {
      source: report.source,
      brand: report.brand,
      request_id: report.requestId,
      action: report.action,
      project_id: report.projectId,
    },
    // The stack as text, because only the format of V8 is parsed.
    extra: { stack, cause: scrub(report.cause) },
  };
}
