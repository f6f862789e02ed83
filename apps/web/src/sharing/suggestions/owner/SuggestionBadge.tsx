import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import styles from "./SuggestionBadge.module.css";

interface SuggestionBadgeProps {
  /** The suggestions for one opening, the newest first. */
  readonly suggestions: readonly Pick<LoadedSuggestion, "name">[];
}

/** Shows on the map who suggested photos for an opening. */
export function SuggestionBadge({ suggestions }: SuggestionBadgeProps) {
  const [first] = suggestions;
  if (first === undefined) return null;
  return (
    <span className={styles.badge}>
      <Avatar name={first.name} size={28} />
      {suggestions.length > 1 ? <span className={styles.more}>{suggestions.length}</span> : null}
    </span>
  );
}
