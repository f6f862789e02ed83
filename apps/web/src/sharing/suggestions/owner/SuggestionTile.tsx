import { formatMessage, suggestionMessages } from "@photomap/messages";
import { Lightbulb } from "lucide-react";
import { Link } from "react-router";
import styles from "./SuggestionTile.module.css";

interface SuggestionTileProps {
  readonly to: string;
  readonly count: number;
}

/** A link to the suggestions for an opening. */
export function SuggestionTile({ to, count }: SuggestionTileProps) {
  const label = formatMessage(suggestionMessages.viewSuggestions);
  return (
    <Link to={to} className={styles.tile} aria-label={`${label}: ${count}`}>
      <span className={styles.count}>
        <Lightbulb size={16} strokeWidth={1.8} aria-hidden="true" />
        {count}
      </span>
      {label}
    </Link>
  );
}
