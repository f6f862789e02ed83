import { once } from "node:events";
import { parseArgs } from "node:util";
import { readStateFile, writeStateFile } from "./state-file.ts";
import { StripeDouble } from "./stripe-double.ts";

/** Stripe on a developer's machine and in the browser tests. */
const { values } = parseArgs({
  options: {
    http: { type: "string", default: "4005" },
    webhook: { type: "string", default: "http://127.0.0.1:4000/webhooks/stripe" },
    secret: { type: "string" },
    /** The file that keeps sessions across restarts. */
    state: { type: "string" },
  },
});
const { state: file, secret } = values;
const double = await StripeDouble.start({
  port: Number(values.http),
  webhooks: { mode: "immediate", url: values.webhook, ...(secret !== undefined && { secret }) },
  ...(file !== undefined && {
    state: readStateFile(file),
    onChange: (state) => writeStateFile(file, state),
  }),
});
const EXPIRY_INTERVAL_MS = 5000;
const expiry = setInterval(() => double.advance(0), EXPIRY_INTERVAL_MS);

await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
clearInterval(expiry);
await double.stop();
