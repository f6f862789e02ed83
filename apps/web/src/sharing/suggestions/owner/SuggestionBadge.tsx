import type { Opening } from "@photomap/design";
import type { ReactNode } from "react";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import styles from "./SuggestionBadge.module.css";
import { groupByOpening } from "./suggestions-on-map.ts";

interface SuggestionBadgeProps {
  /** The suggestions for one opening, the newest first. */
  readonly suggestions: readonly Pick<LoadedSuggestion, "name">[];
}

/** Creates the badges of the openings of a map: who suggested photos for them. */
export function createBadges(
  suggestions: readonly LoadedSuggestion[],
): (opening: Opening) => ReactNode {
  const byOpening = groupByOpening(suggestions);
  return function renderBadge({ id }) {
    const found = byOpening.get(id);
    return found && <SuggestionBadge suggestions={found} />;
  };
}

/** Shows on the map who suggested photos for an opening. */
function SuggestionBadge({ suggestions }: SuggestionBadgeProps) {
  const [first] = suggestions;
  if (first === undefined) return null;
  return (
    <span className={styles.badge}>
      <Avatar name={first.name} size={28} />
      {suggestions.length > 1 ? <span className={styles.more}>{suggestions.length}</span> : null}
    </span>
  );
}
