import { BRAND_NAMES, type BrandId } from "@photomap/design";
import type { Point } from "@photomap/geometry";
import { compose, scaling, translation } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { placeOps } from "../place-ops.ts";
import { centeredText, circleBox, circlePath, fillShape, strokeShape } from "../shape-ops.ts";

/** The coordinate system of the marks. */
const MARK = { x: 0, y: 0, width: 40, height: 40 };
const NAME_WIDTHS: Readonly<Record<BrandId, number>> = { pm: 100, tbl: 138 };

function photomapMark(): Op[] {
  return [
    fillShape("M3 9.5 14 5v26L3 35.5Z", MARK, "#00baf2"),
    fillShape("M14 5l12 4.5v26L14 31Z", MARK, "#0086b0"),
    fillShape("M26 9.5 37 5v26l-11 4.5Z", MARK, "#00baf2"),
    fillShape(
      "M20 9.4c-3.5 0-6.2 2.7-6.2 6.1 0 4.5 6.2 11 6.2 11s6.2-6.5 6.2-11c0-3.4-2.7-6.1-6.2-6.1Z",
      MARK,
      "#fffefb",
    ),
    fillShape(circlePath({ x: 20, y: 15.6 }, 2.5), MARK, "#006a8e"),
  ];
}

function bigLoopMark(): Op[] {
  const middle = { x: 20, y: 20 };
  const loop = circlePath(middle, 14.5);
  const box = circleBox(middle, 14.5);
  return [
    fillShape("M11.5 25.5 17 16l3.2 5 2-3 6 7.5Z", MARK, "#5546a8"),
    strokeShape(loop, box, "#a99bf5", 6.6),
    strokeShape(loop, box, "#fffefb", 1.3),
  ];
}

/** Draws the brand's mark and name; `end` is the lower right corner. */
export function brandLogoOps(brand: BrandId, end: Point, heightPt: number): Op[] {
  const name = centeredText(
    BRAND_NAMES[brand],
    { x: 48 + NAME_WIDTHS[brand] / 2, y: 27 },
    {
      size: 22,
      font: "Fraunces, Fraunces Ext, serif",
      color: "#1f2a37",
    },
  );
  const mark = brand === "pm" ? photomapMark() : bigLoopMark();
  const scale = heightPt / MARK.height;
  const left = end.x - scale * (48 + NAME_WIDTHS[brand]);
  return placeOps([...mark, name], compose(translation(left, end.y - heightPt), scaling(scale)));
}
