/**
 * Imports nothing: an entry file imports it before the application, which takes seconds to load.
 * Without a handler a process with the id 1 ignores signals.
 */
type StopHandler = (signal: NodeJS.Signals) => void;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Until the application runs there is nothing to stop. */
let handler: StopHandler = () => process.exit(0);

for (const name of SIGNALS) process.on(name, (signal) => handler(signal));

/** Replaces the exit at a signal. */
export function onStopSignal(stop: StopHandler): void {
  handler = stop;
}
