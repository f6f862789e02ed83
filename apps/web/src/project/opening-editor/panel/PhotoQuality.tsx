import { printQuality } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { QualityBadge } from "../../../ui/status/QualityBadge.tsx";
import { describeUncoveredPart, type UncoveredPartFinder } from "../bare-part.ts";
import { useThrottledLiveValue } from "../live-value.ts";
import { getShownPlacement, type PlacementDraft } from "../use-placement-draft.ts";
import {
  describeQuality,
  formatOriginalResolution,
  formatPrintSize,
  isSharp,
  toQualityTier,
} from "./describe-photo.ts";
import styles from "./OpeningPanel.module.css";

interface PhotoQualityProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly outputScale: number;
  readonly regionName: string;
  readonly findBare: UncoveredPartFinder;
  /** Shows only the badges of problems. */
  readonly compact?: boolean;
}

/** Print quality and size, updated while the photo is resized. */
export function PhotoQuality(props: PhotoQualityProps) {
  const { image, draft, outputScale, compact = false } = props;
  const bare = useThrottledLiveValue(draft, props.findBare);
  const width = useThrottledLiveValue(draft, (current) => getShownPlacement(current, image).width);
  const height = useThrottledLiveValue(
    draft,
    (current) => getShownPlacement(current, image).height,
  );
  const photo = { ...image, width, height };
  const { tier } = printQuality(photo, outputScale);
  const badge = toQualityTier(tier.name);
  // A sharp photo is no good print while a corner is bare: its tier moves to the facts.
  const hasQualityBadge = bare === undefined || !isSharp(badge);
  const bareBadge = bare?.kind === "edge" ? "bare-edge" : "bare-corner";
  if (compact) {
    return (
      <>
        {bare ? <QualityBadge tier={bareBadge} /> : null}
        {isSharp(badge) ? null : <QualityBadge tier={badge} />}
      </>
    );
  }
  return (
    <>
      {bare ? (
        <QualityBadge tier={bareBadge} detail={describeUncoveredPart(bare, props.regionName)} />
      ) : null}
      {hasQualityBadge ? (
        <QualityBadge tier={badge} detail={describeQuality(badge, photo, outputScale)} />
      ) : null}
      <dl className={styles.facts}>
        {hasQualityBadge ? null : (
          <div>
            <dt>Sharpness</dt>
            <dd>{tier.name}</dd>
          </div>
        )}
        <div>
          <dt>Original resolution</dt>
          <dd>{formatOriginalResolution(image)}</dd>
        </div>
        <div>
          <dt>Print size</dt>
          <dd>{formatPrintSize(photo, outputScale)}</dd>
        </div>
      </dl>
    </>
  );
}
