import { printQuality } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { QualityBadge } from "../../../ui/status/QualityBadge.tsx";
import { type PlacementDraft, shownPlacement } from "../live/placement-draft.ts";
import { useLiveFigure } from "../live/use-live-value.ts";
import { badgeOf, formatPrintPoints, formatPrintSize, verdictOf } from "./describe-photo.ts";
import styles from "./OpeningPanel.module.css";

interface PhotoQualityProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly outputScale: number;
  /** The badge alone, to lie on the canvas. */
  readonly compact?: boolean;
}

/** How the photo will print, while it is being resized as well. */
export function PhotoQuality({ image, draft, outputScale, compact = false }: PhotoQualityProps) {
  const width = useLiveFigure(draft, (held) => shownPlacement(held, image).width);
  const height = useLiveFigure(draft, (held) => shownPlacement(held, image).height);
  const photo = { ...image, width, height };
  const tier = badgeOf(printQuality(photo, outputScale).tier.name);
  if (compact) return <QualityBadge tier={tier} />;
  return (
    <>
      <QualityBadge tier={tier} detail={verdictOf(tier, photo, outputScale)} />
      <dl className={styles.facts}>
        <div>
          <dt>Original resolution</dt>
          <dd>
            {image.imageWidth} × {image.imageHeight} px
          </dd>
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
