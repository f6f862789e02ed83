import { resolveOutputOption } from "@photomap/design";
import { countProgress, getOpeningStatuses, getPhotoFileName } from "@photomap/project";
import { mapScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useEffect, useId, useMemo, useRef } from "react";
import { useLatest } from "../../../platform/hooks/use-latest.ts";
import {
  useFindPhotoUrl,
  useProject,
  useProjectState,
} from "../../../project/store/project-context.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { MAP_STYLE } from "../../../ui/theme/map-style.ts";
import styles from "./PlacedOnMap.module.css";
import { getReviewEdgePx } from "./review-edge.ts";

const EDGE_PX = 256;
/** Long enough to watch the photo drop and to read two lines. */
const SHOWN_MS = 4000;
/** The map below has a mat already. */
const DROPPED_STYLE = { ...MAP_STYLE, mat: "none" };

/** Suggestions that were just put on the map. */
export interface Placed {
  readonly suggestions: readonly LoadedSuggestion[];
  /** Such as "Utah, from Grandma". */
  readonly text: string;
}

interface PlacedOnMapProps {
  readonly placed: Placed;
  /** Opens the next suggestion; undefined after the last one. */
  readonly onNext: (() => void) | undefined;
  readonly listPath: string;
}

/** The map with the new photo dropping into place, who gave it, and the way on. */
export function PlacedOnMap({ placed, onNext, listPath }: PlacedOnMapProps) {
  const { id } = useProject();
  const titleId = useId();
  const progressId = useId();
  const progress = useProgressText();
  const actions = useRef<HTMLDivElement>(null);
  useAutomaticNext(onNext);
  // The button that was pressed is gone.
  useEffect(() => actions.current?.querySelector<HTMLElement>("button, a")?.focus(), []);
  return (
    <section className={styles.placed} aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {placed.text}
      </h1>
      <p id={progressId} className={styles.progress}>
        {progress}
      </p>
      <MapWithDrop suggestions={placed.suggestions} />
      <div ref={actions} className={styles.actions}>
        {onNext ? (
          <Button variant="primary" aria-describedby={`${titleId} ${progressId}`} onClick={onNext}>
            Next suggestion
          </Button>
        ) : (
          <>
            <LinkButton
              variant="primary"
              to={`/p/${id}`}
              aria-describedby={`${titleId} ${progressId}`}
            >
              See your map
            </LinkButton>
            <LinkButton to={listPath}>All suggestions</LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

/** Opens the next one after a while, unless motion is reduced or the person does something. */
function useAutomaticNext(onNext: (() => void) | undefined): void {
  const latest = useLatest(onNext);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setTimeout(() => latest.current?.(), SHOWN_MS);
    const stop = () => clearTimeout(timer);
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) document.addEventListener(event, stop);
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, stop);
    };
  }, [latest]);
}

function MapWithDrop({ suggestions }: Pick<Placed, "suggestions">) {
  const { design, store } = useProject();
  const inputs = useProjectState(store, ({ content }) => content.inputs);
  const photoUrl = useFindPhotoUrl();
  const { map, dropped } = useMemo(() => {
    const openingIds = new Set(suggestions.map(({ openingId }) => openingId));
    const before = Object.fromEntries(Object.entries(inputs).filter(([id]) => !openingIds.has(id)));
    const features = design.features.filter(({ id }) => openingIds.has(id));
    return {
      map: mapScene(design, before, { style: MAP_STYLE }),
      dropped: mapScene({ ...design, features }, inputs, { style: DROPPED_STYLE }),
    };
  }, [design, inputs, suggestions]);
  const { width, height } = design;
  // The review has loaded the suggested photo; its copy on the map is another file.
  const loaded = new Map(
    suggestions.flatMap(({ input }) =>
      input.images.map(({ id }) => [getPhotoFileName(id), id] as const),
    ),
  );
  const findDropped = (src: string) => {
    const id = loaded.get(getPhotoFileName(src));
    return id === undefined ? photoUrl(src, EDGE_PX) : photoUrl(id, getReviewEdgePx());
  };
  return (
    <div className={styles.map} style={{ "--ratio": width / height }}>
      <SceneSvg
        ops={map}
        width={width}
        height={height}
        imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
        label="Your map"
      />
      <SceneSvg
        ops={dropped}
        width={width}
        height={height}
        imageUrl={({ src }) => findDropped(src)}
        className={styles.dropped ?? ""}
      />
    </div>
  );
}

/** How far the map is; empty for a map with one region. */
function useProgressText(): string {
  const { design, store } = useProject();
  const content = useProjectState(store, (state) => state.content);
  const option = resolveOutputOption(design, content);
  const { filled, total } = countProgress(design, getOpeningStatuses(content.inputs), option);
  const { regionTypePlural } = design;
  if (total <= 1) return "";
  return filled === total
    ? `All ${total} ${regionTypePlural} have photos now.`
    : `${filled} of ${total} ${regionTypePlural} have photos.`;
}
