import { STICKER_HALF_TOKENS, STICKER_SIZE_CLASSES } from "@photomap/design";
import { Printer, Sticker } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductTile } from "../catalog/ProductTile.tsx";
import styles from "./MapProducts.module.css";
import type { MapGroup, MapPageData } from "./map-page-data.ts";

/** The ways from the map to the wall: products of the shop, stickers and printing at home. */
export function MapProducts({ map: { group, products } }: { readonly map: MapPageData }) {
  const stickers = describeMapStickers(group);
  return (
    <section className={styles.section} aria-labelledby="products">
      <h2 id="products">From the screen to the wall</h2>
      <div className={styles.row}>
        {products.length > 0 ? (
          <ul className={styles.products} style={{ "--count": Math.min(4, products.length) }}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        ) : null}
        <ul className={styles.ways}>
          {stickers === undefined ? null : (
            <Way
              icon={<Sticker size={22} strokeWidth={1.6} aria-hidden="true" />}
              title="Stickers"
              to="/product/sticker-tokens"
              link="Sticker tokens"
            >
              One photo at a time, as you travel. A complete map takes {stickers}.
            </Way>
          )}
          <Way
            icon={<Printer size={22} strokeWidth={1.6} aria-hidden="true" />}
            title="Print at home"
            to="/help/print-at-home"
            link="How to print"
          >
            Print your photos at the true size of their openings, or the whole map on sheets you
            glue together. It's free.
          </Way>
        </ul>
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly to: string;
  readonly link: string;
  readonly children: ReactNode;
}

function Way({ icon, title, to, link, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h3>
        {icon}
        {title}
      </h3>
      <p>{children}</p>
      <Link to={to}>{link}</Link>
    </li>
  );
}

/**
 * Describes the stickers of the complete map, such as "83 stickers (70 small, 13 medium) for 48
 * tokens"; undefined for a map that is made without stickers.
 */
function describeMapStickers({ mainDesign }: MapGroup): string | undefined {
  // A map of a single opening has no stickers.
  const made = mainDesign.stickers.find(
    ({ outputType }) => outputType !== "MATBOARD_WALL_MAP_SINGLE",
  );
  if (made === undefined) return undefined;
  const bySize = Map.groupBy(made.stickers, ({ sizeClass }) => sizeClass);
  const counts = STICKER_SIZE_CLASSES.flatMap((sizeClass) => {
    const count = bySize.get(sizeClass)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${sizeClass.toLowerCase()}`];
  });
  const halfTokens = made.stickers.reduce(
    (sum, { sizeClass }) => sum + STICKER_HALF_TOKENS[sizeClass],
    0,
  );
  return `${made.stickers.length} stickers (${counts.join(", ")}) for ${halfTokens / 2} tokens`;
}
