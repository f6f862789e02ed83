import { clipToBox, findAreaCut, type Shape, shapeBox } from "@photomap/geometry";
import { computeAreaShares, type LayoutTree } from "./layout-tree.ts";

/** The part of the outline that shows one photo. */
export interface OutlinePart {
  readonly photoIndex: number;
  readonly shape: Shape;
  /** The sides on which the part touches another one. */
  readonly inner: InnerSides;
}

export interface InnerSides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

export const NO_INNER_SIDES: InnerSides = { left: false, top: false, right: false, bottom: false };

/** Divides the outline by straight cuts; parts are in the order of the tree. */
export function divideOutline(
  tree: LayoutTree,
  outline: Shape,
  aspects: readonly number[],
  inner: InnerSides = NO_INNER_SIDES,
): readonly OutlinePart[] {
  if (tree.type === "photo") return [{ photoIndex: tree.index, shape: outline, inner }];
  const shapes = cutIntoShares(outline, tree.type, computeAreaShares(tree, aspects));
  const last = tree.children.length - 1;
  return tree.children.flatMap((child, i) => {
    const sides =
      tree.type === "row"
        ? { ...inner, left: inner.left || i > 0, right: inner.right || i < last }
        : { ...inner, top: inner.top || i > 0, bottom: inner.bottom || i < last };
    return divideOutline(child, shapes[i] ?? [], aspects, sides);
  });
}

/**
 * Cuts an outline into strips with these shares of the area, from left to right or from top to
 * bottom.
 */
export function cutIntoShares(
  shape: Shape,
  type: "row" | "column",
  shares: readonly number[],
): readonly Shape[] {
  const axis = type === "row" ? "x" : "y";
  const box = shapeBox(shape);
  const end = type === "row" ? box.x + box.width : box.y + box.height;
  let from = box[axis];
  let before = 0;
  return shares.map((share, i) => {
    before += share;
    const to = i === shares.length - 1 ? end : findAreaCut(shape, axis, before);
    const strip =
      type === "row"
        ? { ...box, x: from, width: to - from }
        : { ...box, y: from, height: to - from };
    from = to;
    return clipToBox(shape, strip);
  });
}
