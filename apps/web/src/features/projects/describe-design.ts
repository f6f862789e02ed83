import { type DesignEntry, type DesignGroup, formatSides, formatSize } from "@photomap/design";

type Group = Pick<DesignGroup<DesignEntry>, "designs">;

/** One size, or the first and the last of several. */
export function formatSizes({ designs }: Group): string {
  const largest = designs.at(-1) ?? designs[0];
  return designs.length === 1
    ? formatSize(designs[0])
    : `${formatSides(designs[0])} to ${formatSize(largest)}`;
}

export function formatCounts({ designs }: Group): string {
  const photos = formatPhotoCount(...designs);
  return designs.length === 1 ? photos : `${designs.length} sizes, ${photos}`;
}

export function formatPhotoCount(...designs: Pick<DesignEntry, "regionCount">[]): string {
  const counts = designs.map(({ regionCount }) => regionCount);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least !== most) return `${least} to ${most} photos`;
  return most === 1 ? "1 photo" : `${most} photos`;
}
