type ToastType = "info" | "warning" | "error";

/** How long a shown message is suppressed: not at all, in this tab, or permanently. */
export type ToastPersistence = "none" | "session" | "persistent";

export interface ToastMessage {
  readonly id: string;
  readonly type: ToastType;
  readonly content: string;
  readonly detail?: string;
  readonly thumbnailUrl?: string;
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  readonly durationMs?: number;
  readonly persistence?: ToastPersistence;
  /** A new message replaces the visible one of the same layer. */
  readonly layer?: string;
}

const DEFAULT_TOAST_MS = 10_000;

const DEFAULT_LAYER = "default";

function getLayer({ layer }: ToastMessage): string {
  return layer ?? DEFAULT_LAYER;
}

export function getToastDurationMs({ durationMs }: ToastMessage): number {
  return durationMs ?? DEFAULT_TOAST_MS;
}

/** Adds a message unless it was shown before; a visible message with the same id is updated. */
export function addToast(
  visible: readonly ToastMessage[],
  message: ToastMessage,
  isRemembered: (id: string) => boolean,
): readonly ToastMessage[] {
  const isOnShow = visible.some(({ id }) => id === message.id);
  if (!isOnShow && isRemembered(message.id)) return visible;
  const others = visible.filter(
    (other) => other.id !== message.id && getLayer(other) !== getLayer(message),
  );
  return [...others, message];
}

export function removeToast(visible: readonly ToastMessage[], id: string): readonly ToastMessage[] {
  return visible.filter((message) => message.id !== id);
}
