import { type Design, type Feature, type Layers, openingsOf } from "@photomap/design";
import { IDENTITY } from "@photomap/geometry";
import type { Op, Page } from "./display-list.ts";
import { outlineStrokeOp } from "./opening-ops.ts";
import { centeredText, circleBox, circlePath, fillShape } from "./shape-ops.ts";

type DrawnDesign = Pick<Design, "width" | "height" | "features">;

/** The layers from the outside in, so that inner lines stay visible. */
const LAYERS: readonly { readonly name: keyof Layers; readonly color: string }[] = [
  { name: "outer", color: "#d97706" },
  { name: "print", color: "#2563eb" },
  { name: "cut", color: "#dc2626" },
  { name: "inner", color: "#15803d" },
];
const GRAPHIC_COLOR = "#6b7280";
const LABEL_COLOR = "#7c3aed";
const INK = "#111827";
const FONT = "Inter, Inter Ext, sans-serif";

/** The width of lines relative to the longer side of the design. */
const LINE = 1 / 1600;
const LEGEND = 1 / 20;
const TEXT = 1 / 60;
const DOT = 1 / 400;

/**
 * Draws all layers of a design as lines, the label points with the ids, and a legend with counts.
 */
export function debugScene(design: DrawnDesign): Page {
  const { width } = design;
  const edge = Math.max(width, design.height);
  const height = design.height + edge * LEGEND;
  return {
    width,
    height,
    ops: [
      { op: "rect", box: { x: 0, y: 0, width, height }, fill: "#ffffff" },
      ...graphicOps(design, edge * LINE),
      ...LAYERS.flatMap(({ name, color }) =>
        openingsOf(design).flatMap(({ layers }) => {
          const outline = layers[name];
          return outline ? [outlineStrokeOp(outline, IDENTITY, { color, width: edge * LINE })] : [];
        }),
      ),
      ...labelOps(design, edge),
      ...legendOps(design, edge),
    ],
  };
}

function graphicOps({ features }: DrawnDesign, width: number): Op[] {
  return features.flatMap((feature) => {
    const outline = feature.type === "GRAPHIC" ? feature.layers.print : undefined;
    return outline ? [outlineStrokeOp(outline, IDENTITY, { color: GRAPHIC_COLOR, width })] : [];
  });
}

function labelOps(design: DrawnDesign, edge: number): Op[] {
  return openingsOf(design).flatMap(({ id, labelPoint }) => {
    if (labelPoint === undefined) return [];
    const radius = edge * DOT;
    const below = { x: labelPoint.x, y: labelPoint.y + 5 * radius };
    const style = { size: (edge * TEXT) / 2, font: FONT, color: LABEL_COLOR };
    return [
      fillShape(circlePath(labelPoint, radius), circleBox(labelPoint, radius), LABEL_COLOR),
      centeredText(id, below, style),
    ];
  });
}

function legendOps(design: DrawnDesign, edge: number): Op[] {
  const entries = listEntries(design);
  const step = design.width / entries.length;
  const size = edge * TEXT;
  const y = design.height + (edge * LEGEND) / 2;
  return entries.flatMap(({ text, color }, index) => {
    const at = { x: (index + 0.5) * step, y: y + size * 0.35 };
    const swatch = { x: index * step + step * 0.06, y: y - size / 2, width: size, height: size };
    return [
      { op: "rect" as const, box: swatch, fill: color },
      centeredText(text, at, { size, font: FONT, color: INK, maxWidth: step * 0.66 }),
    ];
  });
}

function listEntries(design: DrawnDesign) {
  const openings = openingsOf(design);
  const count = (isCounted: (feature: Feature) => boolean) =>
    design.features.filter(isCounted).length;
  return [
    ...LAYERS.map(({ name, color }) => ({
      text: `${name}: ${openings.filter(({ layers }) => layers[name] !== undefined).length}`,
      color,
    })),
    { text: `graphics: ${count(({ type }) => type === "GRAPHIC")}`, color: GRAPHIC_COLOR },
    { text: `openings: ${openings.length}`, color: LABEL_COLOR },
  ];
}
