import type { Box } from "@photomap/geometry";
import {
  type Direction,
  moveStep,
  type PhotoPlacement,
  rotateStep,
  scaleStep,
} from "@photomap/project";

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

type Step = (photo: PhotoPlacement, area: Box) => PhotoPlacement;

export type Shortcut =
  | { readonly type: "step"; readonly step: Step }
  | { readonly type: "reset" | "remove" | "deselect" };

const MOVES: Readonly<Record<string, { readonly x: Direction | 0; readonly y: Direction | 0 }>> = {
  a: { x: -1, y: 0 },
  d: { x: 1, y: 0 },
  w: { x: 0, y: -1 },
  s: { x: 0, y: 1 },
};

/** What a key does to the active photo; nothing for the keys of the browser and of the project. */
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

/** Capital letters go further, whether Shift or Caps Lock made them. */
function moveBy({ key, altKey }: PressedKey): Shortcut | undefined {
  const letter = key.toLowerCase();
  const way = MOVES[letter];
  if (way === undefined || altKey) return undefined;
  const coarse = key !== letter;
  return { type: "step", step: (photo) => moveStep(photo, way, { coarse }) };
}
