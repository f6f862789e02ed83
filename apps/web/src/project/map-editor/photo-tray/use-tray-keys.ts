import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import type { PhotoTray } from "./photo-tray.ts";

interface TrayKeysOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly tray: PhotoTray;
  /** All photos in their order. */
  readonly ids: readonly string[];
  readonly onRemove: () => void;
}

/**
 * One tab stop for all photos: arrow keys move between them, with Shift they select what they pass.
 * Space selects, Enter leads to the map, Delete removes.
 */
export function useTrayKeys({ list, tray, ids, onRemove }: TrayKeysOptions) {
  const [focusedId, setFocusedId] = useState<string>();
  const currentId = focusedId !== undefined && ids.includes(focusedId) ? focusedId : ids[0];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocusedId(target.dataset["trayPhoto"]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[data-tray-photo]") ?? [])];
    const index = options.findIndex((option) => option === event.target);
    const id = options[index]?.dataset["trayPhoto"];
    if (id === undefined || event.altKey) return;
    const isSelectAll = event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey);
    if (isSelectAll) tray.toggleAll(ids);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === " ") tray.toggle(id, { isRange: event.shiftKey });
    else if (event.key === "Enter") focusMap();
    else if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else {
      const next = findNextOption(event.key, index, options.map(getPlace));
      const nextId = next === undefined ? undefined : options[next]?.dataset["trayPhoto"];
      if (next === undefined || nextId === undefined) return;
      options[next]?.focus();
      if (event.shiftKey) tray.select([id, nextId]);
    }
    event.preventDefault();
  };
  return { currentId, onFocus, onKeyDown };
}

/** Focuses the region at which the map's keyboard stopped, in the map or in the list. */
function focusMap(): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-opening-id]")];
  const shown = regions.filter((region) => region.closest("[hidden]") === null);
  const current = shown.find(({ tabIndex }) => tabIndex === 0);
  current?.focus();
}

interface OptionPlace {
  readonly left: number;
  readonly top: number;
}

const getPlace = (option: HTMLElement): OptionPlace => option.getBoundingClientRect();

/** The index that a key leads to; undefined for other keys and at the ends. */
export function findNextOption(
  key: string,
  index: number,
  places: readonly OptionPlace[],
): number | undefined {
  const last = places.length - 1;
  switch (key) {
    case "ArrowLeft":
      return index > 0 ? index - 1 : undefined;
    case "ArrowRight":
      return index < last ? index + 1 : undefined;
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowDown":
      return findInNextRow(index, places, 1);
    case "ArrowUp":
      return findInNextRow(index, places, -1);
    default:
      return undefined;
  }
}

/** The nearest photo in the row below (1) or above (-1), in the same group or the next one. */
function findInNextRow(
  index: number,
  places: readonly OptionPlace[],
  direction: 1 | -1,
): number | undefined {
  const from = places[index];
  if (from === undefined) return undefined;
  const distances = places.map(({ left, top }, other) => ({
    other,
    rows: (top - from.top) * direction,
    columns: Math.abs(left - from.left),
  }));
  const beyond = distances.filter(({ rows }) => rows > 1);
  const nearest = Math.min(...beyond.map(({ rows }) => rows));
  const row = beyond.filter(({ rows }) => rows < nearest + 1);
  return row.toSorted((a, b) => a.columns - b.columns)[0]?.other;
}
