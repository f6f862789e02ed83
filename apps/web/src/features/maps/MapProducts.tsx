import { Printer, Sticker } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductTile } from "../../products/ProductTile.tsx";
import { describeMapStickers } from "./describe-map-stickers.ts";
import styles from "./MapProducts.module.css";
import type { MapPageData } from "./map-page-data.ts";

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
              One photo at a time, as you travel. A complete map is {stickers}.
            </Way>
          )}
          <Way
            icon={<Printer size={22} strokeWidth={1.6} aria-hidden="true" />}
            title="Print at home"
            to="/help/print-at-home"
            link="How to print"
          >
            Photos at the true size of their openings, or the whole map on sheets to glue. It costs
            nothing.
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
