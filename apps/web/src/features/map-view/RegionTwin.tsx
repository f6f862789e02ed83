import type { Opening } from "@photomap/design";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Camera } from "./camera.ts";
import { findNextRegion } from "./next-region.ts";
import { RegionButton } from "./RegionButton.tsx";
import styles from "./RegionTwin.module.css";
import type { Region } from "./region.ts";
import { reveal, type Size } from "./view.ts";

const AIR_PX = 24;

interface RegionTwinProps {
  readonly label: string;
  readonly design: Size;
  readonly regions: readonly Region[];
  readonly camera: Camera;
  readonly badge: ((opening: Opening) => ReactNode) | undefined;
  readonly onFocus: (id: string | undefined) => void;
}

/** The map for those who do not see it: a control for every region, where the region is. */
export function RegionTwin(props: RegionTwinProps) {
  const { design, regions, camera, badge, onFocus } = props;
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
    if (!region.isIncluded) return;
    const { room, target } = camera;
    camera.moveTo(reveal(room, target, camera.boxToScreen(region.box, target), AIR_PX));
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
    // Keys and focus come from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      role="group"
      aria-label={props.label}
      className={styles.twin}
      onFocus={focus}
      onBlur={() => onFocus(undefined)}
      onKeyDown={press}
    >
      {regions.map((region) => (
        <RegionButton
          key={region.opening.id}
          id={region.opening.id}
          label={region.label}
          left={region.at.x / design.width}
          top={region.at.y / design.height}
          isIncluded={region.isIncluded}
          isCurrent={region === current}
          badge={badge?.(region.opening)}
        />
      ))}
    </div>
  );
}

const REST_MS = 140;

/** Controls keep their size at every zoom; while the map moves they may swell with it. */
function useCounterScale(list: { readonly current: HTMLElement | null }, camera: Camera): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = camera.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        list.current?.style.setProperty("--counter", String(1 / camera.getView().zoom));
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [list, camera]);
}
