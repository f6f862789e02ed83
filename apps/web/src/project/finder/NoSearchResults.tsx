import { formatMessage, projectMessages } from "@photomap/messages";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./NoSearchResults.module.css";

interface SearchMissProps {
  readonly query: string;
  /** The nearest names; popular maps are offered if there is none. */
  readonly suggestions: readonly string[];
  readonly popular: readonly string[];
  readonly onQuery: (query: string) => void;
}

export function NoSearchResults({ query, suggestions, popular, onQuery }: SearchMissProps) {
  const isNear = suggestions.length > 0;
  return (
    <div className={styles.miss}>
      <p className={styles.title}>{formatMessage(projectMessages.noMatches)}</p>
      <p>
        {`No map is named “${query.trim()}”. `}
        {isNear
          ? `Did you mean ${suggestions.length === 1 ? "this one" : "one of these"}?`
          : "Try a country, a state, a city or a ZIP code, or one of these:"}
      </p>
      <div className={styles.names}>
        {(isNear ? suggestions : popular).map((name) => (
          <Button key={name} onClick={() => onQuery(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
