import { type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import styles from "./ListTools.module.css";

interface PagerProps {
  readonly nextCursor: string | null | undefined;
  /** The number of rows in words, where it is known. */
  readonly children?: ReactNode;
}

export function Pager({ nextCursor, children }: PagerProps) {
  const [query] = useSearchParams();
  const write = (after: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete("after");
    if (after !== undefined) next.set("after", after);
    return `?${next}`;
  };
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span>{children}</span>
      {query.has("after") ? <Link to={write(undefined)}>First page</Link> : null}
      {nextCursor ? (
        <LinkButton size="small" to={write(nextCursor)}>
          Next page
        </LinkButton>
      ) : null}
    </nav>
  );
}
