import { SearchX } from "lucide-react";
import { Link } from "react-router";
import type { SearchHelpQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import styles from "./HelpResults.module.css";
import { HelpSearchForm } from "./HelpSearchForm.tsx";

interface HelpResultsProps {
  readonly query: string;
  readonly results: SearchHelpQuery["searchHelp"];
}

export function HelpResults({ query, results }: HelpResultsProps) {
  const { length: count } = results;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Help", to: "/help" }, { label: "Search" }]} />
      <header className={styles.head}>
        <h1>“{query}”</h1>
        <p>{count === 0 ? "No pages" : count === 1 ? "1 page" : `${count} pages`}</p>
        <HelpSearchForm query={query} />
      </header>
      {count > 0 ? (
        <ol className={styles.results}>
          {results.map(({ page: { slug, title }, excerpt }) => (
            <li key={slug}>
              <h2>
                <Link to={`/help/${slug}`}>{title}</Link>
              </h2>
              <p>{excerpt}</p>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState
          icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />}
          title="No matching help pages"
          action={
            <LinkButton to="/contact" variant="primary">
              Contact Us
            </LinkButton>
          }
        >
          Try fewer or different words, browse <Link to="/help">all help pages</Link>, or ask us.
        </EmptyState>
      )}
    </div>
  );
}
