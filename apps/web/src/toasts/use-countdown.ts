import { useEffect, useRef } from "react";
import { type ToastMessage, toastDurationMs } from "./toast-rules.ts";

/** Calls `onEnd` after the message's time, not counting pauses; a new message starts over. */
export function useCountdown(message: ToastMessage, paused: boolean, onEnd: () => void): void {
  const countdown = useRef({ message, remainingMs: toastDurationMs(message) });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (countdown.current.message !== message) {
      countdown.current = { message, remainingMs: toastDurationMs(message) };
    }
    if (paused) return undefined;
    const current = countdown.current;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), current.remainingMs);
    return () => {
      clearTimeout(timer);
      current.remainingMs -= performance.now() - startedAt;
    };
  }, [message, paused]);
}
