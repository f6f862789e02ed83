import type { ProductPictureFragment } from "../../platform/api/generated/graphql.ts";

interface ProductPictureProps {
  readonly picture: ProductPictureFragment;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads with high priority, for pictures above the fold. */
  readonly eager?: boolean;
  /** Replaces the description; empty where a text beside the picture says the same. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A picture in the size that its attributes reserve, so that nothing moves when it loads. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, eager = false, alt = picture.altText, className } = props;
  return (
    <img
      className={className}
      src={picture.url1024}
      srcSet={getSrcSet(picture)}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      decoding="async"
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

const WIDTHS = ["256", "1024", "2048"] as const;

/** The `srcset` of a picture. Only some pictures have a file of the largest width. */
function getSrcSet(picture: ProductPictureFragment): string {
  return WIDTHS.filter((width) => Number(width) <= picture.width)
    .map((width) => `${picture[`url${width}`]} ${width}w`)
    .join(", ");
}
