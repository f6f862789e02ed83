import type { Design, Opening } from "./design.ts";

export function openingsOf(design: Pick<Design, "features">): Opening[] {
  return design.features.filter((feature) => feature.type === "OPENING");
}

export function findOpening(design: Pick<Design, "features">, id: string): Opening | undefined {
  return openingsOf(design).find((opening) => opening.id === id);
}

/** A matboard outer opening is the hole around the whole map: it has neither an inner nor a cut layer. */
function isMatboardOuterOpening({ layers }: Opening): boolean {
  return layers.inner === undefined && layers.cut === undefined;
}

export function countsTowardTotal(opening: Opening, enabled = opening.enabled): boolean {
  return opening.counts ?? (enabled && !isMatboardOuterOpening(opening));
}
