import type { PictureLoad } from "../../ui/pictures/use-picture-load.ts";
import styles from "./MapPicture.module.css";

interface MapPictureProps {
  readonly design: {
    readonly thumbnailUrl?: string | null | undefined;
    readonly width: number;
    readonly height: number;
  };
  readonly loading?: "lazy" | "eager";
  /** The width of the picture as a share of the largest that fits, 0 to 1. */
  readonly share?: number;
  /** Shown until the picture is loaded. */
  readonly placeholderUrl?: string | undefined;
  readonly load?: Pick<PictureLoad, "attempt" | "onLoad" | "onError">;
}

/** The picture of a design on a mat; decorative, as the name is always beside it. */
export function MapPicture(props: MapPictureProps) {
  const { design, loading = "lazy", share = 1, placeholderUrl, load } = props;
  const { thumbnailUrl, width, height } = design;
  return (
    <span className={styles.tile}>
      <span
        className={styles.mat}
        style={{
          "--ratio": width / height,
          "--share": share,
          ...(placeholderUrl !== undefined && { backgroundImage: `url("${placeholderUrl}")` }),
        }}
      >
        {thumbnailUrl ? (
          <img
            key={load?.attempt}
            src={thumbnailUrl}
            alt=""
            width={width}
            height={height}
            loading={loading}
            decoding="async"
            draggable={false}
            onLoad={load?.onLoad}
            onError={load?.onError}
          />
        ) : null}
      </span>
    </span>
  );
}
