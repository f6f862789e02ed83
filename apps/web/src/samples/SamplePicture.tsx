import { findSamplePicture, type SamplePictureName } from "./sample-picture.ts";

interface SamplePictureProps {
  readonly name: SamplePictureName;
  readonly alt: string;
  /** How wide it shows, as in the attribute of that name. */
  readonly sizes: string;
  /** For the picture everybody sees first. */
  readonly eager?: boolean;
}

export function SamplePicture({ name, alt, sizes, eager = false }: SamplePictureProps) {
  const { width, height, avifSrcSet, webpUrl } = findSamplePicture(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        src={webpUrl}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
