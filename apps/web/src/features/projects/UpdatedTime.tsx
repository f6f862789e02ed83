import { useSyncExternalStore } from "react";
import { describeAge } from "./describe-age.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const EXACT = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
const MINUTE_MS = 60_000;

/** In words once the browser knows its clock and its zone, and as time passes; until then the day. */
export function UpdatedTime({ at }: { readonly at: string }) {
  const nowMs = useSyncExternalStore(everyMinute, readMinute, () => undefined);
  const instant = new Date(at);
  return (
    <time dateTime={at} title={nowMs === undefined ? undefined : EXACT.format(instant)}>
      {nowMs === undefined ? DAY.format(instant) : describeAge(instant.getTime(), nowMs)}
    </time>
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The end of this minute, so that it stays the same between two looks. */
function readMinute(): number {
  return Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
}
