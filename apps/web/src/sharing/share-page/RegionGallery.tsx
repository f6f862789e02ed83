import styles from "./RegionGallery.module.css";
import type { SharedPhotoRegion, SharePageData } from "./share-page-data.ts";

/** The widths of a tile. */
const SIZES = "(max-width: 767px) 30vw, 185px";

/** The regions with photos, in the order of play; each leads to its read-only view. */
export function RegionGallery({ page }: { readonly page: SharePageData }) {
  const { id, design, regions } = page;
  return (
    <section className={styles.section} aria-labelledby="gallery">
      <h2 id="gallery" className={styles.title}>
        Every {design.regionType} so far
      </h2>
      <ul className={styles.tiles}>
        {regions.map((region) => (
          <li
            key={region.id}
            data-region={region.id}
            data-year={region.year ?? ""}
            data-counted={region.isCounted || undefined}
          >
            <RegionTile region={region} href={`/p/${id}/${region.id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RegionTileProps {
  readonly region: SharedPhotoRegion;
  readonly href: string;
}

/** The name is the text of the link, so the photo is decoration. */
function RegionTile({ region, href }: RegionTileProps) {
  const { name, year, photo, photoCount } = region;
  const facts = [year ?? [], photoCount > 1 ? `${photoCount} photos` : []].flat();
  return (
    <a className={styles.tile} href={href}>
      <span className={styles.photo}>
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={SIZES}
          width={256}
          height={256}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
      </span>
      <span className={styles.name} data-region-name="">
        {name}
      </span>
      {facts.length > 0 ? <span className={styles.facts}>{facts.join(" · ")}</span> : null}
    </a>
  );
}
