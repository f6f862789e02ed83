import { type DesignEntry, formatSides, formatSize } from "@photomap/design";

interface Group {
  /** The sizes of one map, smallest first. */
  readonly designs: readonly Pick<DesignEntry, "width" | "height" | "regionCount">[];
}

/** Formats a single size, or the range from the smallest to the largest. */
export function formatSizes({ designs }: Group): string {
  const [smallest] = designs;
  const largest = designs.at(-1);
  if (smallest === undefined || largest === undefined) return "";
  return smallest === largest
    ? formatSize(smallest)
    : `${formatSides(smallest)} to ${formatSize(largest)}`;
}

export function formatSizeAndPhotoCounts({ designs }: Group): string {
  const photos = formatPhotoCountRange(...designs);
  return designs.length === 1 ? photos : `${designs.length} sizes, ${photos}`;
}

export function formatPhotoCountRange(...designs: Pick<DesignEntry, "regionCount">[]): string {
  const counts = designs.map(({ regionCount }) => regionCount);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least !== most) return `${least} to ${most} photos`;
  return most === 1 ? "1 photo" : `${most} photos`;
}
