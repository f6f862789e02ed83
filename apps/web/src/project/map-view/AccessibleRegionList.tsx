import type { Opening } from "@photomap/design";
import { TriangleAlert } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Camera } from "../../ui/viewport/camera.ts";
import styles from "./AccessibleRegionList.module.css";
import { findNextRegion } from "./next-region.ts";
import type { RegionView } from "./region.ts";

const REVEAL_PADDING_PX = 24;

interface AccessibleRegionListProps {
  readonly label: string;
  readonly regions: readonly RegionView[];
  readonly camera: Camera;
  readonly badge: ((opening: Opening) => ReactNode) | undefined;
  readonly canOpenExcluded: boolean | undefined;
  readonly onFocus: (id: string | undefined) => void;
}

/** A focusable button at each region, for keyboards and screen readers; Tab stops at one of them. */
export function AccessibleRegionList(props: AccessibleRegionListProps) {
  const { regions, camera, badge, onFocus } = props;
  const [currentId, setCurrentId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useCounterScale(list, camera);

  const current = regions.find(({ opening }) => opening.id === currentId) ?? regions[0];
  const focus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.dataset["openingId"];
    const region = regions.find(({ opening }) => opening.id === id);
    if (region === undefined) return;
    setCurrentId(id);
    if (!event.target.matches(":focus-visible")) return;
    onFocus(id);
    if (region.isIncluded) camera.reveal(region.box, REVEAL_PADDING_PX);
  };
  const press = (event: KeyboardEvent) => {
    if (current === undefined) return;
    const next = findNextRegion(regions, current, event);
    if (next === undefined) return;
    event.preventDefault();
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-opening-id]") ?? [];
    [...buttons].find(({ dataset }) => dataset["openingId"] === next.opening.id)?.focus();
  };
  return (
    // Keys and focus events bubble from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      role="group"
      aria-label={props.label}
      className={styles.list}
      onFocus={focus}
      onBlur={() => onFocus(undefined)}
      onKeyDown={press}
    >
      {regions.map((region) => (
        <RegionButton
          key={region.opening.id}
          id={region.opening.id}
          label={region.label}
          left={region.at.x / camera.content.width}
          top={region.at.y / camera.content.height}
          canOpen={region.isIncluded || props.canOpenExcluded === true}
          isCurrent={region === current}
          markedWidth={
            region.mark === undefined ? undefined : region.box.width / camera.content.width
          }
          badge={badge?.(region.opening)}
        />
      ))}
    </div>
  );
}

interface RegionButtonProps {
  readonly id: string;
  readonly label: string;
  /** The horizontal place on the board, 0 to 1; `top` is the vertical one. */
  readonly left: number;
  readonly top: number;
  readonly canOpen: boolean;
  readonly isCurrent: boolean;
  /** The width of a region with a mark, from 0 to 1; the label names its problem. */
  readonly markedWidth: number | undefined;
  readonly badge: ReactNode;
}

/** A transparent button: the picture shows the region, and `RegionHighlight` its focus. */
const RegionButton = memo(function RegionButton(props: RegionButtonProps) {
  return (
    <div
      className={styles.place}
      style={{ left: `${props.left * 100}%`, top: `${props.top * 100}%` }}
    >
      <button
        type="button"
        className={styles.control}
        aria-label={props.label}
        aria-disabled={!props.canOpen || undefined}
        tabIndex={props.isCurrent ? 0 : -1}
        data-opening-id={props.id}
      />
      {props.markedWidth === undefined ? null : (
        <span className={styles.mark} style={{ "--width": props.markedWidth }} aria-hidden="true">
          <TriangleAlert strokeWidth={2.2} />
        </span>
      )}
      {props.badge === undefined ? null : <div className={styles.badge}>{props.badge}</div>}
    </div>
  );
});

/** Buttons keep their size at every zoom; restyling all of them waits until the camera rests. */
function useCounterScale(list: { readonly current: HTMLElement | null }, camera: Camera): void {
  useEffect(
    () =>
      camera.subscribeToRest(() => {
        list.current?.style.setProperty("--counter", String(1 / camera.getView().zoom));
      }),
    [list, camera],
  );
}
