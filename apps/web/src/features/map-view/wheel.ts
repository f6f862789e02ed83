type Wheel =
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "pan"; readonly dx: number; readonly dy: number };

type WheelMotion = Pick<
  WheelEvent,
  "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** A notch of a mouse wheel is a long straight step; two fingers on a pad make small ones. */
const NOTCH_PX = 50;
const LINE_PX = 40;
const PINCH_STRENGTH = 0.01;
const NOTCH_STRENGTH = 0.0018;

/** Browsers tell a wheel, a scroll and a pinch on a trackpad by the same event. */
export function readWheel(motion: WheelMotion): Wheel {
  const unit = motion.deltaMode === 0 ? 1 : LINE_PX;
  const [dx, dy] = [motion.deltaX * unit, motion.deltaY * unit];
  const isNotch =
    motion.deltaMode !== 0 || (dx === 0 && Number.isInteger(dy) && Math.abs(dy) >= NOTCH_PX);
  if (motion.ctrlKey || motion.metaKey || (isNotch && !motion.shiftKey)) {
    const strength = isNotch ? NOTCH_STRENGTH : PINCH_STRENGTH;
    return { kind: "zoom", factor: Math.exp(-dy * strength) };
  }
  return motion.shiftKey && dx === 0
    ? { kind: "pan", dx: -dy, dy: 0 }
    : { kind: "pan", dx: -dx, dy: -dy };
}
