/** A ref that focuses the element when it appears. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
