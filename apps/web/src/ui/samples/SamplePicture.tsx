interface SamplePictureProps {
  readonly name: SamplePictureName;
  readonly alt: string;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads with high priority, for pictures above the fold. */
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

/** Renders of real designs with the demo photos; made by `pnpm --filter @photomap/catalog pictures`. */
const FILES = import.meta.glob<string>("./pictures/*.{avif,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

const SHAPES = {
  "fifty-states": { width: 1540, height: 1027 },
  "fifty-states-empty": { width: 640, height: 427 },
  hanging: { width: 640, height: 640 },
  heart: { width: 900, height: 900 },
  michigan: { width: 320, height: 344 },
  stickers: { width: 640, height: 640 },
  vehicle: { width: 640, height: 640 },
  world: { width: 960, height: 640 },
};

export type SamplePictureName = keyof typeof SHAPES;

export interface SamplePictureFiles {
  readonly width: number;
  readonly height: number;
  readonly avifSrcSet: string;
  readonly webpUrl: string;
}

export function findSamplePicture(name: SamplePictureName): SamplePictureFiles {
  const own = Object.entries(FILES).flatMap(([path, url]) => {
    const [, file, width, type] = /([a-z-]+)-(\d+)\.(avif|webp)$/.exec(path) ?? [];
    return file === name ? [{ url, width: Number(width), type }] : [];
  });
  const avif = own.filter(({ type }) => type === "avif").toSorted((a, b) => a.width - b.width);
  return {
    ...SHAPES[name],
    avifSrcSet: avif.map(({ url, width }) => `${url} ${width}w`).join(", "),
    webpUrl: own.find(({ type }) => type === "webp")?.url ?? "",
  };
}
