import type { ReactNode } from "react";
import styles from "./CatalogHero.module.css";

interface CatalogHeroProps {
  /** The last words are emphasized. */
  readonly headline: readonly [start: string, end: string];
  readonly lead: string;
  readonly search: ReactNode;
  /** The name of the links to the sections of the page. */
  readonly linksLabel: string;
  readonly links: readonly { readonly anchor: string; readonly title: string }[];
}

/** The first section of a page that lists products or maps. */
export function CatalogHero({ headline, lead, search, linksLabel, links }: CatalogHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div>
          <h1>
            {headline[0]} <em>{headline[1]}</em>
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {search}
        <nav aria-label={linksLabel}>
          <ul className={styles.chips}>
            {links.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
