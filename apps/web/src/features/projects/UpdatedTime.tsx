import { useState, useSyncExternalStore } from "react";
import { describeAge } from "./describe-age.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const EXACT = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

const never = () => () => {};

/** In words once the browser knows its clock and its zone; until then the day. */
export function UpdatedTime({ at }: { readonly at: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [now] = useState(Date.now);
  const instant = new Date(at);
  return (
    <time dateTime={at} title={isInBrowser ? EXACT.format(instant) : undefined}>
      {isInBrowser ? describeAge(instant.getTime(), now) : DAY.format(instant)}
    </time>
  );
}
