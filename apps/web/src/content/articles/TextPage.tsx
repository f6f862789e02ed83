import type { Blocks } from "@photomap/content/blocks";
import type { ReactNode } from "react";
import { Article } from "./Article.tsx";
import styles from "./TextPage.module.css";

interface TextPageProps {
  readonly title: string;
  readonly lead: string;
  /** Shown below the lead, for example version and date. */
  readonly meta?: ReactNode;
  readonly blocks: Blocks;
  readonly children?: ReactNode;
}

/** A page with a title and a text. */
export function TextPage({ title, lead, meta, blocks, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {meta}
      </header>
      <Article blocks={blocks} />
      {children}
    </article>
  );
}
