import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useContext } from "react";
import { NonceContext } from "../../platform/document/nonce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./PlayControls.module.css";
import loadPlayer from "./player/load-player.js?raw";
// The query replaces the module by the URL of its bundle.
// oxlint-disable-next-line import/default
import playerUrl from "./player/share-player.ts?worker&url";
import { describeRegionCount, type SharePageData } from "./share-page-data.ts";

/** "Play the map": the script of the controls is loaded when one is used, or when the page is idle. */
export function PlayControls({ page }: { readonly page: SharePageData }) {
  const { regions, design } = page;
  const lastYear = regions.findLast(({ year }) => year !== null)?.year ?? "";
  const count = regions.length;
  const counted = describeRegionCount(page.progress.filled, design);
  return (
    <section
      className={styles.controls}
      aria-label="Play the map"
      data-share-player={playerUrl}
      data-region-type={design.regionType}
      data-region-type-plural={design.regionTypePlural}
    >
      <div className={styles.play}>
        <Button variant="primary" data-action="toggle">
          <span className={styles.toPlay}>
            <Play size={20} strokeWidth={1.6} aria-hidden="true" />
            Play the map
          </span>
          <span className={styles.toPause}>
            <Pause size={20} strokeWidth={1.6} aria-hidden="true" />
            Pause
          </span>
        </Button>
      </div>
      <div className={styles.facts} aria-hidden="true">
        <span className={styles.year} data-year="">
          {lastYear}
        </span>
        <span className={styles.name} data-name="" />
        <span data-count="">{counted}</span>
      </div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={count}
        step={1}
        defaultValue={count}
        aria-label="Position"
        aria-valuetext={counted}
        style={{ "--start": 0, "--end": 1 }}
        data-position=""
      />
      <div className={styles.steps}>
        <Button data-action="back" icon={<ChevronLeft size={20} strokeWidth={1.6} aria-hidden />}>
          Previous
        </Button>
        <Button data-action="next" icon={<ChevronRight size={20} strokeWidth={1.6} aria-hidden />}>
          Next
        </Button>
      </div>
      <p role="status" className={styles.status} data-status="" />
    </section>
  );
}

/** The script that loads the player, for documents only: React runs no scripts in a browser. */
export function PlayerScript() {
  const nonce = useContext(NonceContext);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadPlayer }} />;
}
