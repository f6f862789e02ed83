import { pointsToInches } from "@photomap/geometry";
import type { Design } from "./design.ts";

const BY_NAME = new Intl.Collator("en", { numeric: true });

type Popular = Pick<DesignGroup<Grouped>, "popularRank" | "name">;

type Grouped = Pick<Design, "id" | "baseId" | "name" | "width" | "height" | "popularRank">;

/** The sizes of one map, the smallest first. */
export interface DesignGroup<Entry extends Grouped> {
  readonly baseId: string;
  readonly name: string;
  readonly popularRank: number | undefined;
  readonly designs: readonly [Entry, ...Entry[]];
}

/** Groups the sizes of each map: popular maps first by rank, then the others by name. */
export function groupDesigns<Entry extends Grouped>(
  designs: readonly Entry[],
): DesignGroup<Entry>[] {
  const sizes = Map.groupBy(designs, ({ baseId }) => baseId);
  return [...sizes.values()].flatMap(createGroup).toSorted(comparePopularity);
}

/** The longest side in inches that fits an ordinary wall. */
const MAX_MAIN_SIDE = 36;

/** Finds the size to show and to start with: the largest that fits an ordinary wall. */
export function findMainDesign<Entry extends Grouped>({
  designs,
}: Pick<DesignGroup<Entry>, "designs">): Entry {
  const fits = ({ width, height }: Entry) =>
    pointsToInches(Math.max(width, height)) <= MAX_MAIN_SIDE;
  return designs.findLast(fits) ?? designs[0];
}

function createGroup<Entry extends Grouped>(designs: readonly Entry[]): DesignGroup<Entry>[] {
  const [smallest, ...larger] = designs.toSorted(compareSize);
  if (smallest === undefined) return [];
  const { baseId, name } = smallest;
  const ranks = designs.flatMap(({ popularRank }) => popularRank ?? []);
  const popularRank = ranks.length === 0 ? undefined : Math.min(...ranks);
  return [{ baseId, name, popularRank, designs: [smallest, ...larger] }];
}

function compareSize(a: Grouped, b: Grouped): number {
  return a.width * a.height - b.width * b.height || BY_NAME.compare(a.id, b.id);
}

function comparePopularity(a: Popular, b: Popular): number {
  const [first, second] = [a.popularRank ?? Infinity, b.popularRank ?? Infinity];
  return first === second ? BY_NAME.compare(a.name, b.name) : first - second;
}
