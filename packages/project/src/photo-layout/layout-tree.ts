/** A straight division of the outline: photos from left to right, or from top to bottom. */
export type LayoutTree =
  | { readonly type: "photo"; readonly index: number }
  | {
      readonly type: "row" | "column";
      readonly children: readonly LayoutTree[];
      /** The children's shares of the area; without them, the photos' aspect ratios decide. */
      readonly shares?: readonly number[];
    };

export const PHOTO_LAYOUT_NAMES = [
  "SIDE_BY_SIDE",
  "STACKED",
  "LARGE_LEFT",
  "LARGE_TOP",
  "GRID",
] as const;

export type PhotoLayoutName = (typeof PHOTO_LAYOUT_NAMES)[number];

/** The most photos in one line; more would be narrow strips. */
const MAX_IN_LINE = 6;

/** Lists every way to arrange the photos by this layout; the first photo is the large one. */
export function listTrees(name: PhotoLayoutName, count: number): readonly LayoutTree[] {
  const photos = Array.from(
    { length: count },
    (_, index): LayoutTree => ({ type: "photo", index }),
  );
  if (count < 2 || (count > MAX_IN_LINE && name !== "GRID")) return [];
  switch (name) {
    case "SIDE_BY_SIDE":
      return [{ type: "row", children: photos }];
    case "STACKED":
      return [{ type: "column", children: photos }];
    case "LARGE_LEFT":
      return [createLargeTree("row", photos)];
    case "LARGE_TOP":
      return [createLargeTree("column", photos)];
    case "GRID":
      return listGrids(photos);
  }
}

function createLargeTree(type: "row" | "column", photos: readonly LayoutTree[]): LayoutTree {
  const large = photos.length === 2 ? 2 / 3 : 1 / 2;
  const across = type === "row" ? "column" : "row";
  const others = createLine(across, photos.slice(1));
  return { type, children: [...photos.slice(0, 1), others], shares: [large, 1 - large] };
}

/** Lists grids of two or more lines with two or more photos on average, in both directions. */
function listGrids(photos: readonly LayoutTree[]): LayoutTree[] {
  const trees: LayoutTree[] = [];
  for (let lines = 2; lines <= photos.length / 2; lines++) {
    const groups = splitEvenly(photos, lines);
    trees.push(
      { type: "column", children: groups.map((group) => createLine("row", group)) },
      { type: "row", children: groups.map((group) => createLine("column", group)) },
    );
  }
  return trees;
}

function createLine(type: "row" | "column", photos: readonly LayoutTree[]): LayoutTree {
  const [only] = photos;
  return photos.length === 1 && only !== undefined ? only : { type, children: photos };
}

function splitEvenly<Item>(items: readonly Item[], count: number): Item[][] {
  const startOf = (group: number) => Math.ceil((group * items.length) / count);
  return Array.from({ length: count }, (_, i) => items.slice(startOf(i), startOf(i + 1)));
}

/** Returns the width over height at which the photos fit together without cropping. */
function getAspect(tree: LayoutTree, aspects: readonly number[]): number {
  if (tree.type === "photo") return aspects[tree.index] ?? 1;
  const children = tree.children.map((child) => getAspect(child, aspects));
  if (tree.type === "row") return children.reduce((sum, aspect) => sum + aspect, 0);
  return 1 / children.reduce((sum, aspect) => sum + 1 / aspect, 0);
}

function countPhotos(tree: LayoutTree): number {
  if (tree.type === "photo") return 1;
  return tree.children.reduce((sum, child) => sum + countPhotos(child), 0);
}

/** The least share of an even division that a photo gets, whatever its aspect ratio. */
const MIN_EVEN_SHARE = 0.6;

/** Returns each child's share of the area: the shares that crop its photos least, within limits. */
export function computeAreaShares(
  tree: Exclude<LayoutTree, { type: "photo" }>,
  aspects: readonly number[],
): readonly number[] {
  if (tree.shares !== undefined) return tree.shares;
  const weights = tree.children.map((child) => {
    const aspect = getAspect(child, aspects);
    return tree.type === "row" ? aspect : 1 / aspect;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = tree.children.map(countPhotos);
  const count = counts.reduce((sum, own) => sum + own, 0);
  const even = counts.map((own) => own / count);
  return even.map(
    (share, i) => MIN_EVEN_SHARE * share + (1 - MIN_EVEN_SHARE) * ((weights[i] ?? 0) / total),
  );
}
