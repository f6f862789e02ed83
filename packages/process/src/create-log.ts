import { type Logger, pino } from "pino";
import { type ErrorReport, type ErrorReports, NO_ERROR_REPORTS } from "./error-report.ts";

const ERROR_LEVEL = 50;

/** Creates a log that also reports lines of the levels error and fatal. */
export function createLog(
  name: string,
  level: string,
  errorReports: ErrorReports = NO_ERROR_REPORTS,
): Logger {
  return pino({
    name,
    level,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
    hooks: {
      logMethod(line, write, lineLevel) {
        if (lineLevel >= ERROR_LEVEL) errorReports.send(createReport(line, this.bindings()));
        write.apply(this, line);
      },
    },
  });
}

type Facts = Readonly<Record<string, unknown>>;

/** Creates a report of a line. Only these facts are reported; the others may be personal data. */
function createReport([first, second]: readonly unknown[], bindings: Facts): ErrorReport {
  const facts = isFacts(first) ? { ...bindings, ...first } : bindings;
  const error = first instanceof Error ? first : facts["err"];
  const text = getText(first) ?? getText(second);
  const common = {
    source: getText(facts["name"]) ?? "",
    brand: getText(facts["businessId"]),
    requestId: getText(facts["reqId"]),
    action: text,
  };
  if (!(error instanceof Error)) return { ...common, name: "Error", message: text ?? "" };
  const { name, message, stack, cause } = error;
  return {
    ...common,
    name,
    message,
    stack,
    cause: cause instanceof Error ? `${cause}` : getText(cause),
  };
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !(value instanceof Error);
}

function getText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
