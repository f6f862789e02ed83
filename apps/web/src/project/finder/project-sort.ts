import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";

export const PROJECT_SORTS = ["modified", "name", "timeline"] as const;

export type ProjectSort = (typeof PROJECT_SORTS)[number];

type Sorted = Pick<FinderProjectFragment, "name" | "updatedAt" | "firstPhotoDay">;

const BY_NAME = new Intl.Collator("en", { numeric: true });

const COMPARE: Record<ProjectSort, (a: Sorted, b: Sorted) => number> = {
  modified: (a, b) => compareText(b.updatedAt, a.updatedAt),
  name: (a, b) => BY_NAME.compare(a.name, b.name),
  timeline: compareTimeline,
};

/**
 * Sorts by last change (newest first), by name, or by earliest photo (projects without one last).
 */
export function sortProjects<File extends Sorted>(
  files: readonly File[],
  order: ProjectSort,
): File[] {
  const compare = COMPARE[order];
  return files.toSorted((a, b) => compare(a, b) || compareText(b.updatedAt, a.updatedAt));
}

function compareTimeline(a: Sorted, b: Sorted): number {
  if (a.firstPhotoDay === null || b.firstPhotoDay === null) {
    return Number(a.firstPhotoDay === null) - Number(b.firstPhotoDay === null);
  }
  return compareText(a.firstPhotoDay, b.firstPhotoDay);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const COOKIE = /(?:^|;\s*)photomap-project-order=(\w+)/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Reads the order from a cookie, which lets the server render the list in the right order. */
export function readProjectSort(cookies: string | null): ProjectSort {
  const chosen = COOKIE.exec(cookies ?? "")?.[1];
  return PROJECT_SORTS.find((order) => order === chosen) ?? "modified";
}

export function createProjectSortCookie(order: ProjectSort): string {
  return `photomap-project-order=${order}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
