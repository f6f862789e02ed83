import type { Opening } from "@photomap/design";
import { printQuality } from "@photomap/printing";
import type { OpeningInput } from "@photomap/project";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "../../../platform/hooks/use-latest.ts";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { SegmentedControl } from "../../../ui/fields/SegmentedControl.tsx";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import { RelativeTime } from "../../../ui/status/RelativeTime.tsx";
import { describePhotoCount } from "../describe-suggestions.ts";
import { OpeningPicture } from "../OpeningPicture.tsx";
import styles from "./ReviewStage.module.css";
import { getReviewEdgePx } from "./review-edge.ts";
import { useSwipe } from "./use-swipe.ts";

const NO_CONTENT = { images: [], modifiedAt: "" };

type Side = "suggestion" | "map";

const SIDES = [
  { value: "suggestion", label: "Suggestion" },
  { value: "map", label: "Now on the map" },
] as const;

const ICON = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

interface ReviewStageProps {
  readonly opening: Opening;
  readonly suggestion: LoadedSuggestion;
  /** The content of the opening on the map. */
  readonly present: OpeningInput | undefined;
  readonly position: { readonly place: number; readonly count: number };
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** The next suggestion, whose photos are loaded in advance. */
  readonly upcoming: LoadedSuggestion | undefined;
  /** Whether it replaces the map with the photo of another suggestion, whose button had the focus. */
  readonly isAfterPlacing: boolean;
}

/** The suggestion in the shape of its region; the toggle shows the map's content in its place. */
export function ReviewStage(props: ReviewStageProps) {
  const { opening, suggestion, present, position, previous, next } = props;
  const [shown, setShown] = useState<{ id: string; side: Side }>();
  const side = shown?.id === suggestion.id ? shown.side : "suggestion";
  const setSide = (chosen: Side) => setShown({ id: suggestion.id, side: chosen });
  const heading = useRef<HTMLHeadingElement>(null);
  useArrowKeys({ previous, next });
  useFocusAfterChange(heading, suggestion.id, props.isAfterPlacing);
  const photoUrl = useFindPhotoUrl();
  usePreload(props.upcoming, photoUrl);
  const swipe = useSwipe({
    onLeft: next,
    onRight: previous,
    onTap: () => setSide(side === "map" ? "suggestion" : "map"),
  });
  const content = side === "map" ? (present ?? NO_CONTENT) : suggestion.input;
  const place = `${position.place} of ${position.count}`;
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          label="Previous suggestion"
          look="float"
          icon={<ChevronLeft {...ICON} />}
          disabled={previous === undefined}
          onClick={previous}
        />
        <h1
          ref={heading}
          tabIndex={-1}
          className={styles.name}
          aria-label={`${opening.name}, ${place}`}
        >
          {opening.name} <span className={styles.place}>{place}</span>
        </h1>
        <IconButton
          label="Next suggestion"
          look="float"
          icon={<ChevronRight {...ICON} />}
          disabled={next === undefined}
          onClick={next}
        />
      </div>
      <SegmentedControl label="Shown" options={SIDES} value={side} onChange={setSide} />
      <div className={styles.picture} {...swipe}>
        <OpeningPicture
          opening={opening}
          input={content}
          photoUrl={photoUrl}
          edgePx={getReviewEdgePx()}
          label={`${opening.name}, ${side === "map" ? "now on the map" : "as suggested"}: ${
            content.images.length === 0 ? "no photos" : describePhotoCount(content.images.length)
          }`}
        />
        {content.images.length === 0 ? (
          <p className={styles.nothing}>{opening.name} has no photo yet.</p>
        ) : null}
      </div>
      <Facts suggestion={suggestion} />
    </>
  );
}

function Facts({ suggestion }: { readonly suggestion: LoadedSuggestion }) {
  const { store } = useProject();
  const outputScale = useProjectState(store, ({ content }) => content.outputScale);
  const { name, note, input, submittedAt, modifiedAt } = suggestion;
  const qualities = input.images.map((image) => printQuality(image, outputScale));
  const worst = qualities.toSorted((a, b) => a.dpi - b.dpi)[0];
  return (
    <div className={styles.facts}>
      <span aria-hidden="true">
        <Avatar name={name} size={30} />
      </span>
      <p>
        <b>{name}</b> · {describePhotoCount(input.images.length)} ·{" "}
        <RelativeTime at={submittedAt ?? modifiedAt} />
        {worst === undefined ? null : (
          <>
            {" "}
            · {worst.tier.name}: {Math.round(worst.dpi)} dots per inch
          </>
        )}
        {note === "" ? null : <span className={styles.note}>“{note}”</span>}
      </p>
    </div>
  );
}

interface Neighbors {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** Moves by the left and right arrow keys, unless the focused control has its own use for them. */
function useArrowKeys(neighbors: Neighbors): void {
  const latest = useLatest(neighbors);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const isUsed = target instanceof Element && target.closest("input, textarea, [role=dialog]");
      if (defaultPrevented || isUsed || event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === "ArrowLeft") latest.current.previous?.();
      else if (key === "ArrowRight") latest.current.next?.();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}

/** Focuses the heading when the pressed button is gone, so that screen readers read it. */
function useFocusAfterChange(
  heading: RefObject<HTMLHeadingElement | null>,
  suggestionId: string,
  isAfterPlacing: boolean,
): void {
  const last = useRef(isAfterPlacing ? undefined : suggestionId);
  useEffect(() => {
    if (last.current === suggestionId) return;
    last.current = suggestionId;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading, suggestionId]);
}

function usePreload(upcoming: LoadedSuggestion | undefined, photoUrl: FindPhotoUrl): void {
  const latest = useLatest(photoUrl);
  useEffect(() => {
    for (const { id } of upcoming?.input.images ?? []) {
      const url = latest.current(id, getReviewEdgePx());
      if (url !== undefined) new Image().src = url;
    }
  }, [upcoming, latest]);
}
