import { ChevronRight } from "lucide-react";
import { Link } from "../../platform/routing/Link.tsx";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** The pages from the root down; the current page, where it is the last, has no path. */
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 ? <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" /> : null}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
