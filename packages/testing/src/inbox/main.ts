import { once } from "node:events";
import { parseArgs } from "node:util";
import { createInboxServer } from "./inbox-server.ts";
import { SmtpInbox } from "./smtp-inbox.ts";

/** The mail server of a developer's machine and of the browser tests. */
const { values } = parseArgs({
  options: { smtp: { type: "string", default: "2525" }, http: { type: "string", default: "4003" } },
});
const inbox = await SmtpInbox.start(Number(values.smtp));
const server = createInboxServer(inbox).listen(Number(values.http), "127.0.0.1");

await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
server.close();
await inbox.stop();
