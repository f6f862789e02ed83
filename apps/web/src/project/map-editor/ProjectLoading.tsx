import { formatMessage, projectMessages } from "@photomap/messages";
import { preload } from "react-dom";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { type InitialPreview, listPhotoBundles, useInitialPreview } from "./initial-preview.ts";
import styles from "./ProjectLoading.module.css";

/** Shows the preview that the page was rendered with, if it has one. */
export function ProjectLoading() {
  const preview = useInitialPreview();
  return preview === undefined ? (
    <main className={styles.loading} role="status">
      <LoadingText />
    </main>
  ) : (
    <PreviewScreen {...preview} />
  );
}

/** Has the layout of the map screen, so that the live map replaces the picture without a jump. */
function PreviewScreen(preview: InitialPreview) {
  const { designId, ratio, pictureUrl } = preview;
  preload(`/designs/${designId}.json`, { as: "fetch", crossOrigin: "anonymous" });
  return (
    <div className={styles.screen}>
      {listPhotoBundles(preview).map(({ media, url }) => (
        <link
          key={url}
          rel="preload"
          as="fetch"
          href={url}
          media={media}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
      <div className={styles.topBar} />
      <div className={styles.toolbar} />
      <main className={styles.canvas} role="status">
        <div className={styles.viewport}>
          <div className={styles.board} style={{ "--ratio": ratio }}>
            <img src={pictureUrl} alt="" fetchPriority="high" />
          </div>
        </div>
        <div className={styles.text}>
          <LoadingText />
        </div>
      </main>
    </div>
  );
}

function LoadingText() {
  return (
    <>
      <Spinner />
      <h1>{formatMessage(projectMessages.loadingTitle)}</h1>
      <p>{formatMessage(projectMessages.loadingText)}</p>
    </>
  );
}
