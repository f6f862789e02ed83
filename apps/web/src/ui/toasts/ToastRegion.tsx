import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Toast } from "../overlays/Toast.tsx";
import styles from "./ToastRegion.module.css";
import { getToastDurationMs, type ToastMessage } from "./toast-rules.ts";
import {
  dismissToast,
  getToastsOnServer,
  getVisibleToasts,
  subscribeToToasts,
} from "./toast-store.ts";
import { useToastPlace } from "./use-toast-place.ts";

/** Phones, upright or not, and zoomed pages: the newest message is shown alone, then the others. */
const SMALL_WINDOW = "(max-width: 767px), (max-height: 500px)";

function isSmallWindow(): boolean {
  return window.matchMedia(SMALL_WINDOW).matches;
}

function subscribeToWindow(listener: () => void): () => void {
  const query = window.matchMedia(SMALL_WINDOW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Always mounted: screen readers only announce changes of live regions that already exist. */
export function ToastRegion() {
  const visible = useSyncExternalStore(subscribeToToasts, getVisibleToasts, getToastsOnServer);
  const isSmall = useSyncExternalStore(subscribeToWindow, isSmallWindow, () => false);
  const messages = useMemo(() => (isSmall ? visible.slice(-1) : visible), [visible, isSmall]);
  const region = useRef<HTMLElement>(null);
  useToastPlace(region, messages);
  return (
    <section ref={region} className={styles.region} aria-label="Notifications">
      <div aria-live="polite">
        {messages.map((message) =>
          message.type === "error" ? null : <TimedToast key={message.id} message={message} />,
        )}
      </div>
      <div role="alert">
        {messages.map((message) =>
          message.type === "error" ? <TimedToast key={message.id} message={message} /> : null,
        )}
      </div>
    </section>
  );
}

function TimedToast({ message }: { readonly message: ToastMessage }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = () => dismissToast(message.id);
  useCountdown(message, hovered || focused, close);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toast
        type={message.type}
        content={message.content}
        detail={message.detail}
        thumbnailUrl={message.thumbnailUrl}
        action={
          message.action && {
            label: message.action.label,
            onSelect: () => {
              message.action?.onSelect();
              close();
            },
          }
        }
        onClose={close}
      />
    </div>
  );
}

/** Calls `onEnd` after the duration of the message without pauses; a new message restarts it. */
function useCountdown(message: ToastMessage, paused: boolean, onEnd: () => void): void {
  const countdown = useRef({ message, remainingMs: getToastDurationMs(message) });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (countdown.current.message !== message) {
      countdown.current = { message, remainingMs: getToastDurationMs(message) };
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
