import type { Opening } from "@photomap/design";
import type { ReactNode } from "react";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import styles from "./SuggestionBadge.module.css";
import { groupByOpening } from "./suggestions-on-map.ts";

interface SuggestionBadgeProps {
  /** For one opening, the newest first. */
  readonly suggestions: readonly Pick<LoadedSuggestion, "name">[];
}

/** For the openings of a map: who suggested photos for them. */
export function createBadges(
  suggestions: readonly LoadedSuggestion[],
): (opening: Opening) => ReactNode {
  const byOpening = groupByOpening(suggestions);
  return function renderBadge({ id }) {
    const found = byOpening.get(id);
    return found && <SuggestionBadge suggestions={found} />;
  };
}

/** Who suggested photos for an opening, on the map. */
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
