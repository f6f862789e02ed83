export type Side = "top" | "bottom" | "left" | "right";

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PlaceOptions {
  readonly side: Side;
  /** `end` aligns the right edges of a panel above or below its anchor. */
  readonly align: "center" | "end";
  /** Pixels between the anchor and the panel. */
  readonly gap: number;
}

/** Pixels between the panel and the edge of the window. */
const MARGIN = 8;

const OPPOSITE: Readonly<Record<Side, Side>> = {
  top: "bottom",
  bottom: "top",
  left: "right",
  right: "left",
};

/** The position of a panel beside its anchor: on the other side where there is more space, inside the window. */
export function placeBeside(
  anchor: Rect,
  panel: Size,
  viewport: Size,
  { side, align, gap }: PlaceOptions,
): { readonly left: number; readonly top: number; readonly side: Side } {
  const space = measureSpace(anchor, viewport);
  const isVertical = side === "top" || side === "bottom";
  const needed = (isVertical ? panel.height : panel.width) + gap + MARGIN;
  const opposite = OPPOSITE[side];
  const used = space[side] < needed && space[opposite] > space[side] ? opposite : side;
  const centerLeft = anchor.left + (anchor.width - panel.width) / 2;
  const endLeft = anchor.left + anchor.width - panel.width;
  const middleTop = anchor.top + (anchor.height - panel.height) / 2;
  const left = {
    top: align === "end" ? endLeft : centerLeft,
    bottom: align === "end" ? endLeft : centerLeft,
    left: anchor.left - gap - panel.width,
    right: anchor.left + anchor.width + gap,
  }[used];
  const top = {
    top: anchor.top - gap - panel.height,
    bottom: anchor.top + anchor.height + gap,
    left: middleTop,
    right: middleTop,
  }[used];
  return {
    left: clamp(left, viewport.width - panel.width),
    top: clamp(top, viewport.height - panel.height),
    side: used,
  };
}

function measureSpace(anchor: Rect, viewport: Size): Record<Side, number> {
  return {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  };
}

/** A panel larger than the window starts at its edge. */
function clamp(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN));
}
