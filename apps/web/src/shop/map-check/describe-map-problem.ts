import type { MapCheckFragment } from "../../platform/api/generated/graphql.ts";

type RegionWords = Pick<MapCheckFragment, "regionType" | "regionTypePlural">;

/** Says in one line what is wrong: "5 states have no photo yet". */
export function describeMapProblem(
  { kind, count }: Omit<MapCheckFragment["problems"][number], "regions">,
  { regionType, regionTypePlural }: RegionWords,
): string {
  const isOne = count === 1;
  const what = isOne ? `One ${regionType}` : `${count} ${regionTypePlural}`;
  switch (kind) {
    case "BLURRY":
      return `${what} ${isOne ? "looks" : "look"} blurry at this size`;
    case "GAP":
      return `${what} ${isOne ? "shows" : "show"} bare paper`;
    case "OUTSIDE":
      return isOne
        ? `A photo outside one ${regionType} won't be printed`
        : `Photos outside ${count} ${regionTypePlural} won't be printed`;
    case "MISSING":
      return `${what} ${isOne ? "has" : "have"} no photo yet`;
  }
}
