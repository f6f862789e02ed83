import { SAMPLE_PHOTOS } from "../../samples/sample-photos.ts";
import { WESTERN_STATES } from "../../samples/western-states.ts";
import { MapPreview, type PreviewState } from "../../ui/MapPreview.tsx";

const STATES: Readonly<Record<string, PreviewState>> = {
  OR: { kind: "suggested", photoUrl: SAMPLE_PHOTOS.autumnMountain },
  CA: { kind: "filled", photoUrl: SAMPLE_PHOTOS.mountainTrail },
  NV: { kind: "filled", photoUrl: SAMPLE_PHOTOS.sunsetSummit },
  WY: { kind: "filled", photoUrl: SAMPLE_PHOTOS.twoDogs },
  NM: { kind: "filled", photoUrl: SAMPLE_PHOTOS.dandelions },
  CO: { kind: "hover" },
};

/** Regions in all their states: empty, pointed at, filled, suggested. */
export function SampleMap({ label }: { readonly label: string }) {
  return <MapPreview label={label} sizeUnits={900} regions={WESTERN_STATES} states={STATES} />;
}
