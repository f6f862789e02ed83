import styles from "./MapPicture.module.css";

interface MapPictureProps {
  readonly design: {
    readonly thumbnailUrl?: string | null | undefined;
    readonly width: number;
    readonly height: number;
  };
  readonly loading?: "lazy" | "eager";
}

/** A design on a piece of wall. It says nothing that the name beside it does not. */
export function MapPicture({ design, loading = "lazy" }: MapPictureProps) {
  const { thumbnailUrl, width, height } = design;
  const isTall = height > width;
  return (
    <span className={styles.wall}>
      <span
        className={styles.mat}
        data-tall={isTall || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {thumbnailUrl ? (
          <img
            src={thumbnailUrl}
            alt=""
            width={width}
            height={height}
            loading={loading}
            decoding="async"
            draggable={false}
          />
        ) : null}
      </span>
    </span>
  );
}
