import { formatMessage, projectMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { type InitialPreview, listPhotoBundles, useInitialPreview } from "./initial-preview.ts";
import styles from "./ProjectLoading.module.css";

/** The screen of a stored map until it is loaded, with the preview that the page came with. */
export function ProjectLoading() {
  const preview = useInitialPreview();
  return (
    <MapSkeleton preview={preview}>
      <div className={styles.text}>
        <Spinner />
        <h1>{formatMessage(projectMessages.loadingTitle)}</h1>
        <p>{formatMessage(projectMessages.loadingText)}</p>
      </div>
    </MapSkeleton>
  );
}

/** The screen of a new map until it is created. */
export function NewProjectLoading() {
  return (
    <MapSkeleton preview={undefined}>
      <h1 className="visually-hidden">Setting up your map</h1>
    </MapSkeleton>
  );
}

interface MapSkeletonProps {
  readonly preview: InitialPreview | undefined;
  /** What is said about the wait. */
  readonly children: ReactNode;
}

/** Has the layout of the map screen, so that the live map takes its place without a jump. */
function MapSkeleton({ preview, children }: MapSkeletonProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.topBar} />
      <div className={styles.toolbar} />
      <main className={styles.canvas} role="status">
        <div className={styles.viewport}>
          <div className={`${styles.board} shimmer`} style={{ "--ratio": preview?.ratio }}>
            {preview === undefined ? null : <PreviewPicture {...preview} />}
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}

function PreviewPicture(preview: InitialPreview) {
  const { designId, pictureUrl } = preview;
  preload(`/designs/${designId}.json`, { as: "fetch", crossOrigin: "anonymous" });
  return (
    <>
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
      <img src={pictureUrl} alt="" fetchPriority="high" />
    </>
  );
}
