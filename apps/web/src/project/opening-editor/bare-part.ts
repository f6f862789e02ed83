import type { Opening } from "@photomap/design";
import { type BarePart, findBarePart } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { getShownPlacement, type PlacementDraft } from "./use-placement-draft.ts";

/** Finds the part of the outline that no photo covers, with one photo at its drafted placement. */
export type UncoveredPartFinder = (
  draft: ReturnType<PlacementDraft["get"]>,
) => BarePart | undefined;

/**
 * Computes once for each placement, and returns the same result while the shown percentage stays:
 * several components read it while a photo moves, and render only for another result.
 */
export function createUncoveredPartFinder(
  opening: Opening,
  images: readonly OpeningImage[],
  background: string | undefined,
): UncoveredPartFinder {
  let last: { readonly placement: unknown; readonly bare: BarePart | undefined } | undefined;
  return (draft) => {
    if (last === undefined || last.placement !== draft?.placement) {
      const shown = images.map((image) => ({ ...image, ...getShownPlacement(draft, image) }));
      const content = { images: shown, ...(background !== undefined && { background }) };
      const bare = findBarePart(opening, content);
      last = { placement: draft?.placement, bare: isShownAs(last?.bare, bare) ? last?.bare : bare };
    }
    return last.bare;
  };
}

function isShownAs(a: BarePart | undefined, b: BarePart | undefined): boolean {
  return a?.kind === b?.kind && formatShare(a?.share ?? 0) === formatShare(b?.share ?? 0);
}

function formatShare(share: number): string {
  return share < 0.01 ? "Less than 1%" : `${Math.round(share * 100)}%`;
}

/** Describes the part in words: 12% of Tennessee has no photo. */
export function describeUncoveredPart({ kind, share }: BarePart, name: string): string {
  if (kind === "edge") {
    return "The photo ends at the cut line, so an imprecise cut would show white.";
  }
  return `${formatShare(share)} of ${name} has no photo.`;
}
