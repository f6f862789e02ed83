import { useEffect } from "react";

const CHECKBOX = 'input[type="checkbox"]';
/** What takes letters. */
const FIELD = 'input:not([type="checkbox"]), textarea, select';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Keys of a page with a list: "/" focuses the search, j, k and the arrows move among the rows, x
 * selects the row, and Enter follows its link. On a page that was opened from a list, j and k open
 * the next and the previous one. Keys in fields and open dialogs are ignored.
 */
export function useListShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event)) return;
      if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>("[data-list-search]");
        if (search === null) return;
        event.preventDefault();
        search.focus();
        search.select();
        return;
      }
      if (event.key === "x") return findFocusedRow()?.querySelector<HTMLElement>(CHECKBOX)?.click();
      const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
      if (step !== undefined && moveFocus(step)) event.preventDefault();
      else if (event.key === "j" || event.key === "k") findNeighborLink(event.key)?.click();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

function findNeighborLink(key: "j" | "k"): HTMLElement | null {
  return document.querySelector(`a[data-neighbor][aria-keyshortcuts="${key}"]`);
}

function findFocusedRow(): Element | null | undefined {
  return document.activeElement?.closest("tr");
}

/** Whether a dialog or field uses the key; arrow down still moves from search to the rows. */
function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return true;
  const isSearch = target instanceof HTMLElement && target.dataset["listSearch"] !== undefined;
  if (isSearch && key === "ArrowDown") return false;
  return target instanceof HTMLElement && target.closest(FIELD) !== null;
}

function moveFocus(step: number): boolean {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const row = findFocusedRow();
  const index = links.findIndex((link) => row?.contains(link));
  // Without a focused row, both directions start at the first one.
  const target = links[index < 0 ? 0 : index + step];
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
  return target !== undefined;
}
