import { once } from "node:events";
import { parseArgs } from "node:util";
import { ErrorTracker } from "./error-tracker.ts";

/** The error tracker of a developer's machine and of the browser tests. */
const { values } = parseArgs({ options: { http: { type: "string", default: "4004" } } });
const tracker = await ErrorTracker.start(Number(values.http));

await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
await tracker.stop();
