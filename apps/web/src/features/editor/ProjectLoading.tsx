import { projectMessages, say } from "@photomap/messages";
import { preload } from "react-dom";
import { Spinner } from "../../ui/Spinner.tsx";
import styles from "./ProjectLoading.module.css";

/** A project before it is there: its last picture, and what to fetch meanwhile. */
export interface Glimpse {
  readonly designId: string;
  /** Width by height. */
  readonly ratio: number;
  readonly pictureUrl: string;
}

export function ProjectLoading({ glimpse }: { readonly glimpse?: Glimpse }) {
  return glimpse === undefined ? (
    <main className={styles.loading} role="status">
      <LoadingWords />
    </main>
  ) : (
    <MapGlimpse {...glimpse} />
  );
}

/** The map's last picture where the map will hang: the live one takes its place. */
function MapGlimpse({ designId, ratio, pictureUrl }: Glimpse) {
  preload(`/designs/${designId}.json`, { as: "fetch", crossOrigin: "anonymous" });
  return (
    <div className={styles.screen}>
      <div className={styles.topBar} />
      <div className={styles.toolbar} />
      <main className={styles.wall} role="status">
        <div className={styles.room}>
          <div className={styles.board} style={{ "--ratio": ratio }}>
            <img src={pictureUrl} alt="" fetchPriority="high" />
          </div>
        </div>
        <div className={styles.words}>
          <LoadingWords />
        </div>
      </main>
    </div>
  );
}

function LoadingWords() {
  return (
    <>
      <Spinner />
      <h1>{say(projectMessages.loadingTitle)}</h1>
      <p>{say(projectMessages.loadingText)}</p>
    </>
  );
}
