import { type KeyboardEvent, type RefObject, useRef } from "react";

/** The index a key moves to in a grid of `count` items; negative above the first row, undefined for other keys. */
export function findNextIndex(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: Math.min(index + columns, isLastRow(index, count, columns) ? index : count - 1),
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined || target >= count ? undefined : target;
}

function isLastRow(index: number, count: number, columns: number): boolean {
  return Math.floor(index / columns) === Math.floor((count - 1) / columns);
}

export interface GridNavigation {
  readonly gridRef: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves the focus among the buttons of a grid; ArrowUp in the first row calls `onLeaveTop`. */
export function useGridNavigation(onLeaveTop: () => void): GridNavigation {
  const gridRef = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(gridRef.current?.querySelectorAll("button") ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findNextIndex(event.key, index, items.length, countColumns(items));
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) onLeaveTop();
    else items[target]?.focus();
  };
  return { gridRef, onKeyDown };
}

function countColumns(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const next = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return next < 0 ? items.length : next;
}
