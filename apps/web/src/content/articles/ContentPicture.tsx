interface ContentPictureProps {
  readonly picture: {
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly sources: readonly { readonly url: string; readonly width: number }[];
  };
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads with high priority, for pictures above the fold. */
  readonly eager?: boolean;
}

/** A picture of a help page or a post, in the file that fits the screen. */
export function ContentPicture({ picture, sizes, eager = false }: ContentPictureProps) {
  const { alt, width, height, sources } = picture;
  return (
    <img
      src={sources[0]?.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
