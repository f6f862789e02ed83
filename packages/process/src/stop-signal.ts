/**
 * Ends the process at a signal. This file imports nothing: an entry file imports it before the
 * application, which takes seconds to load. Without a handler, a process with the id 1 ignores
 * signals.
 */
type StopHandler = (signal: NodeJS.Signals) => void;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Handles a signal; nothing has to be stopped until the application runs. */
let handler: StopHandler = () => process.exit(0);

for (const name of SIGNALS) process.on(name, (signal) => handler(signal));

/** Replaces the immediate exit at a signal. */
export function onStopSignal(stop: StopHandler): void {
  handler = stop;
}
