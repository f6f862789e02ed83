import { useEffect, useRef } from "react";

/** Calls `onEnd` after the time has run, not counting the time it was paused; a new `subject` starts over. */
export function useCountdown(
  subject: object,
  durationMs: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const remainingMs = useRef(durationMs);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    remainingMs.current = durationMs;
  }, [subject, durationMs]);

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [subject, durationMs, paused]);
}
