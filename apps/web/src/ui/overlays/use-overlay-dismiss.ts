import { type RefObject, useEffect, useEffectEvent } from "react";

interface LayerOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A press outside of these elements closes the layer. Without them only Escape does. */
  readonly inside?: readonly RefObject<HTMLElement | null>[];
}

/** Open layers from bottom to top; Escape and presses outside reach the top one only. */
const openLayers: symbol[] = [];

/** Closes a dialog, menu or panel by Escape and by a press outside. */
export function useOverlayDismiss({ isOpen, onClose, inside }: LayerOptions): void {
  const close = useEffectEvent(onClose);
  const isOutside = useEffectEvent((target: EventTarget | null) =>
    inside?.every(({ current }) => !(target instanceof Node && current?.contains(target))),
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = Symbol("layer");
    openLayers.push(layer);
    const listeners = new AbortController();
    const isOnTop = () => openLayers.at(-1) === layer;
    const options = { capture: true, signal: listeners.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || !isOnTop()) return;
      // The screen below has its own meaning of Escape.
      event.stopPropagation();
      close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isOnTop() && isOutside(target)) close();
    };
    document.addEventListener("keydown", onKeyDown, options);
    document.addEventListener("pointerdown", onPointerDown, options);
    return () => {
      listeners.abort();
      openLayers.splice(openLayers.indexOf(layer), 1);
    };
  }, [isOpen]);
}
