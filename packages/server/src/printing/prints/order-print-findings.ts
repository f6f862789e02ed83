import type { Design } from "@photomap/design";
import { listMapProblems, type MapProblem } from "@photomap/printing";
import type { FrozenProject } from "./render.types.ts";

/** The number of openings that a line names; many with the same problem are one line. */
const MAX_NAMES = 5;

const TEXTS: Readonly<Record<MapProblem["kind"], (names: string) => string>> = {
  blurry: (names) => `Photos are blurry at this size: ${names}`,
  gap: (names) => `Photos leave a gap: ${names}`,
  outside: (names) => `A photo is outside its opening: ${names}`,
  missing: (names) => `Without a photo: ${names}`,
};

/** Lists the findings of the preflight as texts for staff. */
export function listPrintFindings(content: FrozenProject, design: Design): string[] {
  return describeMapProblems(listMapProblems(content, design));
}

export function describeMapProblems(problems: readonly MapProblem[]): string[] {
  return problems.map(({ kind, openings }) => {
    const names = openings.slice(0, MAX_NAMES).map(({ name }) => name);
    const others = openings.length - names.length;
    const shown = names.join(", ");
    return TEXTS[kind](others > 0 ? `${shown} and ${others} more` : shown);
  });
}
