import { type Logger, pino } from "pino";

export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
  });
}
