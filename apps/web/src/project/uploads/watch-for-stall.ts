import type { Connection } from "../../platform/network/connection.ts";

/** The longest silence of an upload: after a sleep the browser keeps connections that are dead. */
const STALL_MS = 45_000;

/**
 * Aborts an upload that makes no progress. Also checks when a suspended tab resumes: its timer may
 * be late by that time.
 */
export function watchForStall(connection: Connection) {
  const controller = new AbortController();
  let progressMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const remainingMs = progressMs + STALL_MS - Date.now();
    if (remainingMs > 0) timer = setTimeout(check, remainingMs);
    else controller.abort(new Error("The upload made no progress"));
  };
  const unsubscribe = connection.subscribe(check);
  check();
  return {
    stalled: controller.signal,
    recordProgress: () => {
      progressMs = Date.now();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
