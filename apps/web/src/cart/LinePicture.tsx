import type { CheckoutLine } from "./checkout.ts";
import styles from "./LinePicture.module.css";

/** The person's own map, or the picture of the variant. */
export function LinePicture({ line }: { readonly line: CheckoutLine }) {
  const { file, variant } = line;
  const url = file?.previewUrl ?? variant?.image?.url;
  const text = file === null ? variant?.image?.altText : `Your map ${file.name}`;
  return (
    <span className={styles.picture} data-map={file?.previewUrl ? true : undefined}>
      {url === undefined ? null : (
        <img src={url} alt={text ?? ""} width={256} height={256} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
