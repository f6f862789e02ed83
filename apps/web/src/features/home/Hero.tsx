import { SAMPLE_PHOTOS } from "../../samples/sample-photos.ts";
import { WESTERN_STATES } from "../../samples/western-states.ts";
import { Frame } from "../../ui/Frame.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { MapPreview, type PreviewState } from "../../ui/MapPreview.tsx";
import styles from "./Hero.module.css";

const filled = (photoUrl: string): PreviewState => ({ kind: "filled", photoUrl });

const STATES: Readonly<Record<string, PreviewState>> = {
  WA: filled(SAMPLE_PHOTOS.forestStream),
  OR: filled(SAMPLE_PHOTOS.dandelions),
  CA: filled(SAMPLE_PHOTOS.sunsetSummit),
  ID: filled(SAMPLE_PHOTOS.autumnMountain),
  NV: filled(SAMPLE_PHOTOS.redBowl),
  MT: filled(SAMPLE_PHOTOS.mountainTrail),
  WY: filled(SAMPLE_PHOTOS.twoDogs),
  UT: filled(SAMPLE_PHOTOS.paintBrushes),
  CO: filled(SAMPLE_PHOTOS.autumnMountain),
  AZ: filled(SAMPLE_PHOTOS.forestStream),
  NM: filled(SAMPLE_PHOTOS.dandelions),
};

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>
            Every place you’ve been, <em>together.</em>
          </h1>
          <p className={styles.lead}>
            Fill each state with your own photos, let the family add theirs, and hang the whole
            story on one wall.
          </p>
          <div className={styles.actions}>
            <LinkButton to="/create" variant="primary">
              Start your map
            </LinkButton>
            <LinkButton to="/shop">See the shop</LinkButton>
          </div>
        </div>
        <div className={styles.art}>
          <Frame finish="oak">
            <MapPreview
              label="A framed map of the western United States, each state filled with a photo"
              sizeUnits={900}
              regions={WESTERN_STATES}
              states={STATES}
            />
          </Frame>
        </div>
      </div>
    </section>
  );
}
