import type { Page } from "./display-list.ts";
import { measureTextWidth } from "./labels/text-width.ts";
import { centeredText } from "./shape-ops.ts";

const FONT = "Inter, Inter Ext, sans-serif";
/** The share of the page that the text may cover. */
const COVERAGE = 0.88;
const LINE_HEIGHT = 1.35;
const LARGEST = 1 / 10;
const SMALLEST_PT = 4;
const STEP = 0.9;

/** Draws a text alone, centered on a white page at the largest size that fits. */
export function messageScene(
  message: string,
  { width = 1024, height = 1024 }: { readonly width?: number; readonly height?: number } = {},
): Page {
  const { lines, size } = fitLines(message, { width: width * COVERAGE, height: height * COVERAGE });
  const top = height / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2 + size * 0.35;
  const style = { size, font: FONT, color: "#111827" };
  return {
    width,
    height,
    ops: [
      { op: "rect", box: { x: 0, y: 0, width, height }, fill: "#ffffff" },
      ...lines.map((line, index) =>
        centeredText(line, { x: width / 2, y: top + index * size * LINE_HEIGHT }, style),
      ),
    ],
  };
}

function fitLines(
  message: string,
  area: { readonly width: number; readonly height: number },
): { readonly lines: string[]; readonly size: number } {
  let size = Math.max(SMALLEST_PT, Math.min(area.width, area.height) * LARGEST);
  for (;;) {
    const lines = wrap(message, area.width / size);
    const widest = Math.max(...lines.map(measureTextWidth)) * size;
    const isFitting = widest <= area.width && lines.length * size * LINE_HEIGHT <= area.height;
    if (isFitting || size <= SMALLEST_PT) return { lines, size };
    size *= STEP;
  }
}

/**
 * Breaks a message into lines.
 *
 * @param width The width of lines in multiples of the font size.
 */
function wrap(message: string, width: number): string[] {
  return message.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && measureTextWidth(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
