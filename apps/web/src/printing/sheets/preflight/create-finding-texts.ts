import type { Design } from "@photomap/design";
import type { PrintFinding } from "@photomap/printing";

export interface FindingTexts {
  readonly title: string;
  readonly text: string;
  /** The label of the fix button. */
  readonly fixLabel?: string;
  /** The toast after the fix. */
  readonly fixed?: string;
}

type Regions = Pick<Design, "regionType" | "regionTypePlural">;

const NAMED = 6;

export function createFindingTexts(finding: PrintFinding, regions: Regions): FindingTexts {
  switch (finding.kind) {
    case "blurry": {
      const { opening, quality } = finding;
      const dpi = Math.round(quality.dpi);
      return {
        title: `${opening.name}: ${quality.tier.name}`,
        text: `One photo prints at ${dpi} dots per inch. Use a larger original, or make the photo smaller.`,
      };
    }
    case "gap":
      return {
        title: `${finding.opening.name} shows bare paper`,
        text: `${describeShare(finding.share)} of it has no photo.`,
        fixLabel: "Grow to cover",
        fixed: `The photo now covers ${finding.opening.name}.`,
      };
    case "outside":
      return {
        title: `A photo is outside ${finding.opening.name}`,
        text: "It won't be printed.",
        fixLabel: "Remove photo",
        fixed: `The photo outside ${finding.opening.name} was removed.`,
      };
    case "missing": {
      const { length } = finding.openings;
      const what =
        length === 1 ? `One ${regions.regionType}` : `${length} ${regions.regionTypePlural}`;
      const verb = length === 1 ? "has" : "have";
      return { title: `${what} ${verb} no photo yet`, text: listNames(finding.openings) };
    }
  }
}

function describeShare(share: number): string {
  return share < 0.01 ? "Less than 1%" : `${Math.round(share * 100)}%`;
}

function listNames(openings: readonly { readonly name: string }[]): string {
  const names = openings.slice(0, NAMED).map(({ name }) => name);
  const more = openings.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more.` : `${names.join(", ")}.`;
}
