import styles from "./MapPicture.module.css";

interface MapPictureProps {
  readonly design: {
    readonly thumbnailUrl?: string | null | undefined;
    readonly width: number;
    readonly height: number;
  };
  readonly loading?: "lazy" | "eager";
  /** How much of the place it may take: sizes beside each other look it. */
  readonly share?: number;
  readonly onError?: () => void;
}

/** A design on a piece of wall. It says nothing that the name beside it does not. */
export function MapPicture({ design, loading = "lazy", share = 1, onError }: MapPictureProps) {
  const { thumbnailUrl, width, height } = design;
  return (
    <span className={styles.wall}>
      <span className={styles.mat} style={{ "--ratio": width / height, "--share": share }}>
        {thumbnailUrl ? (
          <img
            src={thumbnailUrl}
            alt=""
            width={width}
            height={height}
            loading={loading}
            decoding="async"
            draggable={false}
            onError={onError}
          />
        ) : null}
      </span>
    </span>
  );
}
