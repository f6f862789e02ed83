import { useSyncExternalStore } from "react";
import { describeAge } from "./describe-age.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const EXACT = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
const TICK_MS = 10_000;

/** In words once the browser knows its clock and its zone, and as time passes; until then the day. */
export function UpdatedTime({ at }: { readonly at: string }) {
  const nowMs = useSyncExternalStore(everyTick, readTick, () => undefined);
  const instant = new Date(at);
  return (
    <time dateTime={at} title={nowMs === undefined ? undefined : EXACT.format(instant)}>
      {nowMs === undefined ? DAY.format(instant) : describeAge(instant.getTime(), nowMs)}
    </time>
  );
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** In whole ticks, so that it stays the same between two looks. */
function readTick(): number {
  return Math.ceil(Date.now() / TICK_MS) * TICK_MS;
}
