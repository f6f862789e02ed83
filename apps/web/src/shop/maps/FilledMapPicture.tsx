import type { MapPageData } from "./map-page-data.ts";

/** The longer sides of the pictures, in pixels. */
const LARGE_SIDE = 1200;
const SMALL_SIDE = 640;

/** The `sizes` of the picture: the page without margins and frame, or the column of the hero. */
const SIZES = "(max-width: 900px) calc(100vw - 76px), (max-width: 1320px) 46vw, 600px";

/** The map with sample photos: the largest contentful paint of its page, hence the preload. */
export function FilledMapPicture({ map: { group, pictures } }: { readonly map: MapPageData }) {
  const { mainDesign } = group;
  const { width, height } = scaleToLongerSide(mainDesign, LARGE_SIDE);
  const alt = `${group.name} map, filled with photos`;
  const thumbnailUrl = mainDesign.thumbnailUrl ?? undefined;
  if (!pictures) return <img src={thumbnailUrl} alt={alt} width={width} height={height} />;
  const smallWidth = scaleToLongerSide(mainDesign, SMALL_SIDE).width;
  const srcSet = `${pictures.small} ${smallWidth}w, ${pictures.large} ${width}w`;
  return (
    <>
      <link
        rel="preload"
        // React moves only links with an address to the head; the set of sources replaces it.
        href={pictures.small}
        as="image"
        type="image/avif"
        imageSrcSet={srcSet}
        imageSizes={SIZES}
        fetchPriority="high"
      />
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
        <img
          src={thumbnailUrl}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority="high"
        />
      </picture>
    </>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function scaleToLongerSide({ width, height }: Size, sidePx: number): Size {
  const scale = sidePx / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
