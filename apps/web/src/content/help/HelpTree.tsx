import { Link } from "react-router";
import type { HelpTreeFragment } from "../../platform/api/generated/graphql.ts";
import { Badge } from "../../ui/status/Badge.tsx";
import styles from "./HelpTree.module.css";

type Item = Omit<HelpTreeFragment["items"][number], "children"> & {
  readonly children?: readonly Item[];
};

interface HelpTreeProps {
  readonly items: readonly Item[];
  /** The slugs from the first level to the shown page: their branch is open. */
  readonly trail: readonly string[];
}

/** The pages of the help; only the branch of the shown page is open. */
export function HelpTree({ items, trail }: HelpTreeProps) {
  return (
    <ul className={styles.tree}>
      {items.map(({ title, hidden, target: { slug }, children = [] }) => (
        <li key={slug}>
          <Link
            to={`/help/${slug}`}
            className={styles.link ?? ""}
            aria-current={slug === trail.at(-1) ? "page" : undefined}
          >
            {title}
            {hidden ? <Badge>Hidden</Badge> : null}
          </Link>
          {children.length > 0 && trail.includes(slug) ? (
            <HelpTree items={children} trail={trail} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
