import { useRootData } from "../../platform/routing/root-data.ts";
import { usePictureLoad } from "../../ui/pictures/use-picture-load.ts";
import styles from "./LinePicture.module.css";

interface LinePictureProps {
  /** The project of a personalized map. */
  readonly file: { readonly name: string; readonly previewUrl: string | null } | null;
  /** The product's picture, shown when the preview is missing or fails. */
  readonly image: { readonly url: string; readonly altText: string } | null | undefined;
}

/** The customer's own map, or the picture of the variant. */
export function LinePicture({ file, image }: LinePictureProps) {
  const imagesUrl = useRootData()?.imagesUrl ?? "";
  // A signed path of the image service.
  const preview = file?.previewUrl ? imagesUrl + file.previewUrl : undefined;
  const { attempt, isFailed, onLoad, onError } = usePictureLoad(preview);
  const isMap = preview !== undefined && !isFailed;
  const url = isMap ? preview : image?.url;
  const text = isMap ? `Your map ${file?.name ?? ""}` : (image?.altText ?? "");
  return (
    <span className={styles.picture} data-map={isMap || undefined}>
      {url === undefined ? null : (
        <img
          key={attempt}
          src={url}
          alt={text}
          width={512}
          height={410}
          loading="lazy"
          decoding="async"
          {...(isMap && { onLoad, onError })}
        />
      )}
    </span>
  );
}
