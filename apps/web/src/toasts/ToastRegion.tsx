import { useState, useSyncExternalStore } from "react";
import { Toast } from "../ui/overlays/Toast.tsx";
import styles from "./ToastRegion.module.css";
import type { ToastMessage } from "./toast-rules.ts";
import {
  dismissToast,
  getServerToasts,
  getVisibleToasts,
  subscribeToToasts,
} from "./toast-store.ts";
import { useCountdown } from "./use-countdown.ts";

/** Always on the page, so that a screen reader listens before the first message comes. */
export function ToastRegion() {
  const messages = useSyncExternalStore(subscribeToToasts, getVisibleToasts, getServerToasts);
  return (
    <section className={styles.region} aria-label="Notifications">
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
