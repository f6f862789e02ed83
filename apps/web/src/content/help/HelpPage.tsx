import { contentMessages, formatMessage } from "@photomap/messages";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type {
  GetHelpPageQuery,
  NavigationEntryFragment,
} from "../../platform/api/generated/graphql.ts";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { Article } from "../articles/Article.tsx";
import { formatDay } from "../articles/format-day.ts";
import styles from "./HelpPage.module.css";
import { HelpTree } from "./HelpTree.tsx";
import { HiddenPages } from "./HiddenPages.tsx";

interface HelpPageProps {
  readonly navigation: NonNullable<GetHelpPageQuery["navigationById"]>;
  readonly page: NonNullable<GetHelpPageQuery["pageBySlug"]>;
  readonly includesHidden: boolean;
}

export function HelpPage({ navigation, page, includesHidden }: HelpPageProps) {
  const { items, trail, section, previous, next, canSeeHidden } = navigation;
  const slugs = trail.map(({ target }) => target.slug);
  const tree = <HelpTree items={items} trail={slugs} />;
  const path = `/help/${page.slug}`;
  const others = section.filter(({ target }) => target.slug !== page.slug);
  return (
    <div className={styles.page}>
      <nav className={styles.side} aria-label="Help pages">
        {canSeeHidden ? <HiddenPages path={path} isShown={includesHidden} /> : null}
        {tree}
      </nav>
      <details className={styles.menu}>
        <summary>All help pages</summary>
        <nav aria-label="All help pages">{tree}</nav>
      </details>
      <article className={styles.main}>
        <Breadcrumbs crumbs={listCrumbs(trail, page.title)} />
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.description}</p>
        </header>
        <Article blocks={page.contentRaw} />
        {others.length > 0 ? <Section items={others} /> : null}
        <Siblings previous={previous} next={next} />
        <p className={styles.updated}>
          Updated {formatDay(page.updated)}. Something unclear? <Link to="/contact">Tell us.</Link>
        </p>
      </article>
    </div>
  );
}

function listCrumbs(trail: readonly NavigationEntryFragment[], title: string) {
  const above = trail.slice(0, -1).map((item) => ({
    label: item.title,
    to: `/help/${item.target.slug}`,
  }));
  return [{ label: "Help", to: "/help" }, ...above, { label: trail.at(-1)?.title ?? title }];
}

function Section({ items }: { readonly items: readonly NavigationEntryFragment[] }) {
  return (
    <section className={styles.section} aria-labelledby="in-this-section">
      <h2 id="in-this-section">{formatMessage(contentMessages.inThisSection)}</h2>
      <ul className={styles.cards}>
        {items.map(({ title, target }) => (
          <li key={target.slug}>
            <Link to={`/help/${target.slug}`}>
              <strong>{title}</strong>
              <span>{target.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SiblingsProps {
  readonly previous: NavigationEntryFragment | null | undefined;
  readonly next: NavigationEntryFragment | null | undefined;
}

function Siblings({ previous, next }: SiblingsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.siblings} aria-label="Previous and next page">
      {previous ? (
        <Link to={`/help/${previous.target.slug}`} rel="prev">
          <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <small>Previous</small>
            {previous.title}
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link to={`/help/${next.target.slug}`} rel="next" className={styles.next ?? ""}>
          <span>
            <small>Next</small>
            {next.title}
          </span>
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  );
}
