import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { runWhenIdle } from "../../platform/hooks/idle-work.ts";

const LiveProject = lazy(async () => ({
  default: (await import("./ProjectSync.tsx")).ProjectSync,
}));

/** The project is followed after this time even if the page is never idle. */
const MAX_DELAY_MS = 2_000;

/** Follows the project once the map is drawn. */
export function LazyProjectSync(props: ComponentProps<typeof LiveProject>) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true), MAX_DELAY_MS), []);
  return isIdle ? (
    <Suspense>
      <LiveProject {...props} />
    </Suspense>
  ) : null;
}
