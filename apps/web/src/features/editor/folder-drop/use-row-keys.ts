import { type KeyboardEvent, type RefObject, useRef } from "react";

interface RowKeys {
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Up and down through all photos of a list, as one stop for Tab; the one arrived at is chosen. */
export function useRowKeys(onChoose: (photoId: string) => void): RowKeys {
  const listRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-photo]") ?? [])];
    const index = rows.findIndex((row) => row === document.activeElement);
    if (index < 0) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(index + 1, rows.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    const target = rows[targets[event.key] ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    onChoose(target.dataset["photo"] ?? "");
  };
  return { listRef, onKeyDown };
}
