import { once } from "node:events";
import { parseArgs } from "node:util";
import { WalgreensDouble } from "./walgreens-double.ts";

/** Walgreens on a developer's machine and in the browser tests. */
const { values } = parseArgs({ options: { http: { type: "string", default: "4006" } } });
const double = await WalgreensDouble.start({ port: Number(values.http) });

await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
await double.stop();
