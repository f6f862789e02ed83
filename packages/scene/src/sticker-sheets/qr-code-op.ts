import type { Point } from "@photomap/geometry";
import { encodeQR } from "qr";
import type { GroupOp } from "../display-list.ts";
import { fillShape } from "../shape-ops.ts";

/** The modules around the code that scanners need to be light. */
const QUIET_ZONE = 4;

/** Draws a code of the given size, quiet zone included. */
export function qrCodeOp(text: string, { x, y }: Point, size: number): GroupOp {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const side = size / rows.length;
  // Runs instead of single modules: viewers show fine lines between adjacent shapes.
  const path = rows
    .flatMap((row, j) =>
      listRuns(row).map(
        ([start, length]) =>
          `M${x + start * side} ${y + j * side}h${length * side}v${side}h${-length * side}Z`,
      ),
    )
    .join("");
  return fillShape(path, { x, y, width: size, height: size }, "#000000");
}

function listRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, i) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === i) last[1] += 1;
    else runs.push([i, 1]);
  });
  return runs;
}
