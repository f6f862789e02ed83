type ToastType = "info" | "warning" | "error";

/** How long a message that was seen is remembered: not at all, until the tab closes, for good. */
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
  /** Messages of one layer never stand beside each other: the newer takes the place. */
  readonly layer?: string;
}

const DEFAULT_TOAST_MS = 10_000;

const DEFAULT_LAYER = "default";

function layerOf({ layer }: ToastMessage): string {
  return layer ?? DEFAULT_LAYER;
}

export function toastDurationMs({ durationMs }: ToastMessage): number {
  return durationMs ?? DEFAULT_TOAST_MS;
}

/** A message that was remembered stays away, unless it is on show now and only changes its words. */
export function addToast(
  visible: readonly ToastMessage[],
  message: ToastMessage,
  isRemembered: (id: string) => boolean,
): readonly ToastMessage[] {
  const isOnShow = visible.some(({ id }) => id === message.id);
  if (!isOnShow && isRemembered(message.id)) return visible;
  const others = visible.filter(
    (other) => other.id !== message.id && layerOf(other) !== layerOf(message),
  );
  return [...others, message];
}

export function removeToast(visible: readonly ToastMessage[], id: string): readonly ToastMessage[] {
  return visible.filter((message) => message.id !== id);
}
