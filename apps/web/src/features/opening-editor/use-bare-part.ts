import type { Opening } from "@photomap/design";
import { type BarePart, findBarePart } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { useMemo } from "react";
import { useThrottledLiveValue } from "./live-value.ts";
import { getShownPlacement, type PlacementDraft } from "./placement-draft.ts";

interface BarePartOptions {
  readonly opening: Opening;
  readonly images: readonly OpeningImage[];
  readonly background: string | undefined;
  readonly draft: PlacementDraft;
}

/** The part of the outline without a photo, updated while a photo moves. */
export function useBarePart(options: BarePartOptions): BarePart | undefined {
  const { opening, images, background, draft } = options;
  const find = useMemo(
    () => createBarePartFinder(opening, images, background),
    [opening, images, background],
  );
  return useThrottledLiveValue(draft, find);
}

type Draft = ReturnType<PlacementDraft["get"]>;

/** One result for each placement: React reads it several times, and compares by identity. */
function createBarePartFinder(
  opening: Opening,
  images: readonly OpeningImage[],
  background: string | undefined,
): (draft: Draft) => BarePart | undefined {
  let last: { readonly placement: unknown; readonly bare: BarePart | undefined } | undefined;
  return (draft) => {
    if (last === undefined || last.placement !== draft?.placement) {
      const shown = images.map((image) => ({ ...image, ...getShownPlacement(draft, image) }));
      const content = { images: shown, ...(background !== undefined && { background }) };
      last = { placement: draft?.placement, bare: findBarePart(opening, content) };
    }
    return last.bare;
  };
}

/** For example: 12% of Tennessee has no photo. */
export function describeBarePart({ kind, share }: BarePart, name: string): string {
  if (kind === "edge") return "The photo ends at the cut line: an inaccurate cut shows white.";
  const percent = share < 0.01 ? "Less than 1%" : `${Math.round(share * 100)}%`;
  return `${percent} of ${name} has no photo.`;
}
