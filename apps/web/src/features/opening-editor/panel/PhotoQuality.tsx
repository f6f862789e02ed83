import { printQuality } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { QualityBadge } from "../../../ui/status/QualityBadge.tsx";
import { useThrottledLiveValue } from "../live-value.ts";
import { getShownPlacement, type PlacementDraft } from "../placement-draft.ts";
import {
  describeVerdict,
  formatOriginalResolution,
  formatPrintPoints,
  formatPrintSize,
  getBadge,
} from "./describe-photo.ts";
import styles from "./OpeningPanel.module.css";

interface PhotoQualityProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly outputScale: number;
  /** Only the badge. */
  readonly compact?: boolean;
}

/** Print quality and size, updated while the photo is resized. */
export function PhotoQuality({ image, draft, outputScale, compact = false }: PhotoQualityProps) {
  const width = useThrottledLiveValue(draft, (current) => getShownPlacement(current, image).width);
  const height = useThrottledLiveValue(
    draft,
    (current) => getShownPlacement(current, image).height,
  );
  const photo = { ...image, width, height };
  const tier = getBadge(printQuality(photo, outputScale).tier.name);
  if (compact) return <QualityBadge tier={tier} />;
  return (
    <>
      <QualityBadge tier={tier} detail={describeVerdict(tier, photo, outputScale)} />
      <dl className={styles.facts}>
        <div>
          <dt>Original resolution</dt>
          <dd>{formatOriginalResolution(image)}</dd>
        </div>
        <div>
          <dt>Print size</dt>
          <dd>
            {formatPrintSize(photo, outputScale)} · {formatPrintPoints(photo, outputScale)}
          </dd>
        </div>
      </dl>
    </>
  );
}
