import { type RefObject, useEffect } from "react";

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/**
 * Moves the focus into a panel, to `[data-autofocus]` or its first control, keeps Tab inside, and
 * moves the focus back to where it was when the panel is removed.
 */
export function useFocusTrap(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => (panel.current === null ? undefined : trapFocus(panel.current)), [panel]);
}

function trapFocus(panel: HTMLElement): () => void {
  const before = document.activeElement;
  if (!panel.contains(before)) findInitialFocus(panel).focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") keepInside(event, panel);
  };
  panel.addEventListener("keydown", onKeyDown);
  return () => {
    panel.removeEventListener("keydown", onKeyDown);
    // A press outside has moved the focus already.
    const current = document.activeElement;
    const isLost = current === null || current === document.body || panel.contains(current);
    if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

function findInitialFocus(panel: HTMLElement): HTMLElement {
  return panel.querySelector<HTMLElement>("[data-autofocus]") ?? listFocusable(panel)[0] ?? panel;
}

function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const focusable = listFocusable(panel);
  const [first] = focusable;
  const last = focusable.at(-1);
  const current = document.activeElement;
  const isAtEnd = event.shiftKey ? current === first || current === panel : current === last;
  if (!isAtEnd && focusable.length > 0) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function listFocusable(panel: HTMLElement): HTMLElement[] {
  const elements = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  // jsdom has no checkVisibility.
  return elements.filter((element) => element.checkVisibility?.() ?? true);
}
