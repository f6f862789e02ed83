import { useBrand } from "../../brand/brand.ts";
import { ProductSearchForm } from "./ProductSearchForm.tsx";
import styles from "./ShopHero.module.css";
import { SHOP_TEXTS } from "./shop-texts.ts";

interface ShopHeroProps {
  readonly collections: readonly { readonly handle: string; readonly title: string }[];
}

export function ShopHero({ collections }: ShopHeroProps) {
  const { headline, lead } = SHOP_TEXTS[useBrand().id];
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div>
          <h1>
            {headline[0]} <em>{headline[1]}</em>
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ProductSearchForm />
        <nav aria-label="Collections">
          <ul className={styles.chips}>
            {collections.map(({ handle, title }) => (
              <li key={handle}>
                <a href={`#${handle}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
