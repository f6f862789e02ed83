import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./Menu.module.css";
import { Portal } from "./Portal.tsx";
import { useFloating } from "./use-floating.ts";
import { useOverlayDismiss } from "./use-overlay-dismiss.ts";

interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens the menu. */
  readonly children: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}

export function Menu({ children, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen ? (
        <Portal>
          <MenuList id={id} anchor={anchor} items={items} onClose={() => setOpen(false)} />
        </Portal>
      ) : null}
    </>
  );
}

interface MenuListProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

function MenuList({ id, anchor, items, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(anchor, list, { side: "bottom", align: "end", gap: 8, isOpen: true });
  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  useOverlayDismiss({ isOpen: true, onClose: close, inside: [list, anchor] });
  useEffect(() => listEnabled(list.current)[0]?.focus({ preventScroll: true }), []);
  const select = (item: MenuItem) => {
    // The action may move the focus, for example into a dialog that returns it here.
    close();
    item.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") close();
    else if (moveFocus(listEnabled(list.current), event.key)) event.preventDefault();
  };
  return (
    <div
      ref={list}
      id={id}
      className={styles.dropdown}
      role="menu"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          className={styles.item}
          tabIndex={-1}
          data-danger={item.danger || undefined}
          disabled={item.disabled ?? false}
          onClick={() => select(item)}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}

function listEnabled(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[role=menuitem]:enabled") ?? [])];
}

/** Moves the focus by arrows, Home, End and the first letter. Returns whether the key did. */
function moveFocus(items: readonly HTMLElement[], key: string): boolean {
  const current = items.findIndex((item) => item === document.activeElement);
  const startsWithKey = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const nextByLetter = [...items.slice(current + 1), ...items.slice(0, current + 1)].find(
    (item) => key.length === 1 && startsWithKey(item),
  );
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[(current + 1) % items.length],
    ArrowUp: items.at(current <= 0 ? -1 : current - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const target = targets[key] ?? nextByLetter;
  target?.focus();
  return target !== undefined;
}
