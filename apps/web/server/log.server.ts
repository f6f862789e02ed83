import { pino } from "pino";
import { config } from "./config.server.ts";

export const log = pino({ level: config.STAGE === "local" ? "warn" : "info" });
