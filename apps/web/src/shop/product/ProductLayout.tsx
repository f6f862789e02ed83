import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import styles from "./ProductLayout.module.css";
import { Recommendations } from "./Recommendations.tsx";
import { splitDescription } from "./split-description.ts";

interface ProductLayoutProps {
  readonly page: ProductPageData;
  /** The part that hydrates: pictures, options and the cart. */
  readonly children: ReactNode;
}

/** The parts of a product page that need no script. */
export function ProductLayout({ page, children }: ProductLayoutProps) {
  const { product, collection, recommendations } = page;
  const { rest } = splitDescription(product.descriptionHtml);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        crumbs={[
          { label: "Shop", to: "/shop" },
          ...(collection ? [{ label: collection.title, to: `/shop/${collection.handle}` }] : []),
        ]}
      />
      {children}
      {rest && (
        <section className={styles.details} aria-labelledby="details">
          <h2 id="details">Details</h2>
          {/* Descriptions are part of the catalog; the page's policy allows no scripts in them. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: rest }} />
        </section>
      )}
      <Recommendations products={recommendations} />
    </div>
  );
}
