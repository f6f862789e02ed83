import { type KeyboardEvent, useRef } from "react";
import type { OpeningRoom } from "../use-opening-room.ts";
import { readShortcut, type Shortcut } from "./shortcuts.ts";

/**
 * The keys of the active photo, while the canvas has the focus. A key press is one edit, made when
 * the key is let go; a key held down repeats its step and is still one edit.
 */
export function useShortcuts(room: OpeningRoom) {
  const heldCode = useRef<string>(undefined);

  function take(shortcut: Shortcut, active: NonNullable<OpeningRoom["active"]>): void {
    switch (shortcut.type) {
      case "remove":
        return room.remove(active.id);
      case "deselect":
        return room.activate(undefined);
      case "reset":
        return room.reset(active.id);
      case "step": {
        const placement = shortcut.step(room.shown(active.id) ?? active, room.area);
        return room.hold(active.id, { placement, guides: [] });
      }
    }
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      const { active } = room;
      const shortcut = readShortcut(event);
      if (active === undefined || shortcut === undefined || room.readOnly) return;
      event.preventDefault();
      const isStep = shortcut.type === "step";
      if (event.repeat && !isStep) return;
      if (!event.repeat || event.code !== heldCode.current) room.commit();
      heldCode.current = isStep ? event.code : undefined;
      take(shortcut, active);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.code !== heldCode.current) return;
      heldCode.current = undefined;
      room.commit();
    },
  };
}
