/** A ref: the element is focused when it appears. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
