import { findOpening, type Opening } from "@photomap/design";
import { formatMessage, reviewMessages } from "@photomap/messages";
import type { Inputs } from "@photomap/project";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useProject, useProjectState } from "../../../project/store/project-context.ts";
import styles from "./ReviewContent.module.css";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { groupByOpening } from "./suggestions-on-map.ts";
import { type MapWithSuggestions, useMapWithSuggestions } from "./use-map-with-suggestions.ts";
import type { ReviewList } from "./use-review-list.ts";

/** The map with suggested photos, drawn by another folder. */
export interface SuggestionMapProps extends MapWithSuggestions {
  readonly onOpen: (opening: Opening) => void;
}

interface ReviewContentProps {
  readonly list: ReviewList;
  readonly renderMap: (map: SuggestionMapProps) => ReactNode;
}

/** The suggestions as cards or on the map. */
export function ReviewContent({ list, renderMap }: ReviewContentProps) {
  const { design, store } = useProject();
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const { filters, filtered, getReviewPath } = list;
  if (filters.form === "map") {
    return <ReviewMap list={list} inputs={inputs} renderMap={renderMap} />;
  }
  return (
    <ul className={styles.list} aria-label={formatMessage(reviewMessages.suggestions)}>
      {filtered.listed.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          openingName={findOpening(design, suggestion.openingId)?.name ?? ""}
          present={inputs[suggestion.openingId]?.images ?? []}
          to={getReviewPath(suggestion)}
        />
      ))}
    </ul>
  );
}

interface ReviewMapProps extends ReviewContentProps {
  readonly inputs: Inputs;
}

function ReviewMap({ list, inputs, renderMap }: ReviewMapProps) {
  const navigate = useNavigate();
  const { listed } = list.filtered;
  const byOpening = groupByOpening(listed);
  const open = ({ id }: Opening) => {
    const [first, ...others] = byOpening.get(id) ?? [];
    if (first === undefined) return;
    if (others.length > 0) list.show({ openingId: id, form: "list" });
    else void navigate(list.getReviewPath(first));
  };
  const map = useMapWithSuggestions(inputs, listed);
  return <div className={styles.map}>{renderMap({ ...map, onOpen: open })}</div>;
}
