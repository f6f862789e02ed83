import type { Design } from "@photomap/design";

export function describeSuggestionCount(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

/** Describes a result: "5 suggestions are on the map. 1 is left for review: its state is full." */
export function describeAcceptAllResult(
  acceptedCount: number,
  leftCount: number,
  { regionType, regionTypePlural }: Pick<Design, "regionType" | "regionTypePlural">,
): string {
  const accepted =
    acceptedCount === 0
      ? "No suggestions were used."
      : `${describeSuggestionCount(acceptedCount)} ${acceptedCount === 1 ? "is" : "are"} on the map.`;
  if (leftCount === 0) return accepted;
  const left =
    leftCount === 1
      ? `1 is left for review: its ${regionType} is full.`
      : `${leftCount} are left for review: their ${regionTypePlural} are full.`;
  return `${accepted} ${left}`;
}

export function describePhotoCount(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}
