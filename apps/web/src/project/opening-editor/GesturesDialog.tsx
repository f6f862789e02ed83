import { Dialog } from "../../ui/overlays/Dialog.tsx";
import styles from "./GesturesDialog.module.css";

const GESTURES = [
  ["Move", "Drag the photo."],
  ["Resize", "Scroll the wheel over the photo, drag a corner or side, or pinch with two fingers."],
  ["Stretch", "Hold Shift while you drag a handle, or switch off Keep proportions."],
  ["Turn", "Drag the round knob, or twist with two fingers."],
  ["Snap", "Photos snap to the center, the edges and even angles. Hold Ctrl or ⌘ to move freely."],
  ["Bring forward", "Double-click a photo."],
  [
    "Look closer",
    "Scroll the wheel beside the photo, or over it with Ctrl or ⌘. Drag beside the photo to move the view.",
  ],
  ["Add photos", "Drop them anywhere here, paste them, or select Add."],
] as const;

const SHORTCUTS = [
  [["←", "→"], "Turn by 1 degree"],
  [["Alt", "←", "→"], "Turn by 0.1 degree"],
  [["Shift", "←", "→"], "Turn to the next 45 degrees"],
  [["↑", "↓"], "Larger or smaller by 2%"],
  [["Shift", "↑", "↓"], "Larger or smaller by 20%"],
  [["A", "D", "W", "S"], "Move a little"],
  [["Shift", "A", "D", "W", "S"], "Move farther"],
  [["Space"], "Reset"],
  [["Backspace"], "Remove"],
  [["Esc"], "Deselect the photo"],
  [["Shift", "←", "→"], "On a thumbnail: bring forward, send backward"],
] as const;

interface GesturesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function GesturesDialog({ opened, onClose }: GesturesDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Placing a photo">
      <div className={styles.help}>
        <dl className={styles.gestures}>
          {GESTURES.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.heading}>Keys for the selected photo</h3>
        <dl className={styles.keys}>
          {SHORTCUTS.map(([keys, text]) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
