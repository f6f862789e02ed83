import type { Box } from "@photomap/geometry";
import {
  type Direction,
  moveStep,
  type OpeningImage,
  type PhotoPlacement,
  rotateStep,
  scaleStep,
} from "@photomap/project";
import { type KeyboardEvent, useRef } from "react";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import type { PhotoSelection } from "../use-photo-selection.ts";
import type { PlacementDraftControls } from "../use-placement-draft.ts";

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

type Step = (photo: PhotoPlacement, area: Box) => PhotoPlacement;

type Shortcut =
  | { readonly type: "step"; readonly step: Step }
  | { readonly type: "reset" | "remove" | "deselect" };

const MOVES: Readonly<Record<string, { readonly x: Direction | 0; readonly y: Direction | 0 }>> = {
  a: { x: -1, y: 0 },
  d: { x: 1, y: 0 },
  w: { x: 0, y: -1 },
  s: { x: 0, y: 1 },
};

/** The action of a key on the active photo; undefined for shortcuts of the browser and the page. */
export function readShortcut(pressed: PressedKey): Shortcut | undefined {
  if (pressed.ctrlKey || pressed.metaKey) return undefined;
  switch (pressed.key) {
    case "ArrowLeft":
      return turnBy(-1, pressed);
    case "ArrowRight":
      return turnBy(1, pressed);
    case "ArrowUp":
      return scaleBy(1, pressed);
    case "ArrowDown":
      return scaleBy(-1, pressed);
    case "Backspace":
      return { type: "remove" };
    case "Escape":
      return { type: "deselect" };
    case " ":
      return { type: "reset" };
    default:
      return moveBy(pressed);
  }
}

function turnBy(direction: Direction, { shiftKey, altKey }: PressedKey): Shortcut {
  const size = shiftKey ? "coarse" : altKey ? "fine" : "whole";
  return { type: "step", step: (photo) => rotateStep(photo, direction, size) };
}

function scaleBy(direction: Direction, { shiftKey: coarse }: PressedKey): Shortcut {
  return { type: "step", step: (photo, area) => scaleStep(photo, direction, area, { coarse }) };
}

/** Capital letters move further, typed with Shift or Caps Lock. */
function moveBy({ key, altKey }: PressedKey): Shortcut | undefined {
  const letter = key.toLowerCase();
  const direction = MOVES[letter];
  if (direction === undefined || altKey) return undefined;
  const coarse = key !== letter;
  return { type: "step", step: (photo) => moveStep(photo, direction, { coarse }) };
}

interface ShortcutsOptions {
  readonly printArea: Box;
  readonly readOnly: boolean;
  readonly selection: PhotoSelection;
  readonly placement: PlacementDraftControls;
  readonly edits: Pick<OpeningEditActions, "remove" | "reset">;
}

/** Key handlers of the focused canvas. A key held down repeats its step as one edit. */
export function useShortcuts(options: ShortcutsOptions) {
  const { printArea, readOnly, selection, placement, edits } = options;
  const { active } = selection;
  const heldCode = useRef<string>(undefined);

  function apply(shortcut: Shortcut, image: OpeningImage): void {
    switch (shortcut.type) {
      case "remove":
        return edits.remove(image.id);
      case "deselect":
        return selection.activate(undefined);
      case "reset":
        return edits.reset(image.id);
      case "step": {
        const next = shortcut.step(placement.getShown(image.id) ?? image, printArea);
        return placement.setDraft(image.id, { placement: next, guides: [] });
      }
    }
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      const shortcut = readShortcut(event);
      if (active === undefined || shortcut === undefined || readOnly) return;
      event.preventDefault();
      const isStep = shortcut.type === "step";
      if (event.repeat && !isStep) return;
      if (!event.repeat || event.code !== heldCode.current) placement.commit();
      heldCode.current = isStep ? event.code : undefined;
      apply(shortcut, active);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.code !== heldCode.current) return;
      heldCode.current = undefined;
      placement.commit();
    },
  };
}
