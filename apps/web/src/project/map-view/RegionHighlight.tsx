import type { Opening } from "@photomap/design";
import { Plus } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from "react";
import type { Camera } from "../../ui/viewport/camera.ts";
import styles from "./RegionHighlight.module.css";
import type { RegionView } from "./region.ts";

const TOOLTIP_GAP_PX = 14;
const TOOLTIP_MIN_TOP_PX = 52;
/** Half the width of the widest tooltip, which must not cross the sides of the viewport. */
const TOOLTIP_HALF_WIDTH_PX = 130;
/** A callout would cover the corner above the map of phones; there it is below its region. */
const CALLOUT_MIN_TOP_PX = 136;
const CALLOUT_HALF_WIDTH_PX = 164;
/** Smaller regions have no add icon. */
const MIN_ICON_REGION_PX = 40;
const ICON_RADIUS_PX = 24;

interface RegionHighlightProps {
  readonly region: RegionView;
  readonly camera: Camera;
  readonly isFocused: boolean;
  /** Given together with `onClose`: the tooltip then has a button to open the region. */
  readonly onOpen?: (opening: Opening) => void;
  readonly onClose?: () => void;
  /** Whether opening the region, if it's empty, lets people choose photos for it. */
  readonly takesPhotos?: boolean;
  /** The text of that button. */
  readonly openLabel?: string | undefined;
}

/** Outline and tooltip of the hovered, focused or tapped region, above the picture. */
export function RegionHighlight(props: RegionHighlightProps) {
  const { region, camera, isFocused, onOpen, onClose } = props;
  useSyncExternalStore(camera.subscribe, camera.getView, camera.getView);
  const { transform, viewport } = camera;
  const isEmpty = region.images.length === 0;
  const at = camera.toScreen(region.at);
  const box = camera.boxToScreen(region.box);
  const path = isEmpty
    ? (region.opening.layers.inner ?? region.opening.layers.cut)
    : region.opening.layers.cut;
  const hasIcon = isEmpty && Math.min(box.width, box.height) >= MIN_ICON_REGION_PX;
  const isCallout = onOpen !== undefined && onClose !== undefined;
  const halfWidth = isCallout ? CALLOUT_HALF_WIDTH_PX : TOOLTIP_HALF_WIDTH_PX;
  const left = Math.min(viewport.width - halfWidth, Math.max(halfWidth, at.x));
  const above = Math.min(box.y, at.y - (hasIcon ? ICON_RADIUS_PX : 0)) - TOOLTIP_GAP_PX;
  const isBelow = isCallout && above < CALLOUT_MIN_TOP_PX;
  const place = {
    left,
    top: isBelow ? box.y + box.height + TOOLTIP_GAP_PX : Math.max(TOOLTIP_MIN_TOP_PX, above),
    ...(isCallout && { "--arrow-shift": `${at.x - left}px` }),
  };
  return (
    <>
      <div className={styles.highlight} aria-hidden="true">
        <svg
          className={styles.outline}
          data-empty={isEmpty || undefined}
          data-focused={isFocused || undefined}
        >
          <g transform={`translate(${transform.x} ${transform.y}) scale(${transform.scale})`}>
            <path className={styles.halo} d={path?.path} />
            <path className={styles.line} d={path?.path} fillRule="evenodd" />
          </g>
        </svg>
        {hasIcon ? (
          <span className={styles.icon} style={{ left: at.x, top: at.y }}>
            <Plus size={18} strokeWidth={2.2} />
          </span>
        ) : null}
        {isCallout ? null : (
          <span className={styles.tooltip} style={place}>
            {region.label}
          </span>
        )}
      </div>
      {isCallout ? (
        <RegionCallout
          region={region}
          place={place}
          isBelow={isBelow}
          isAdding={isEmpty && props.takesPhotos === true}
          onOpen={onOpen}
          onClose={onClose}
          openLabel={props.openLabel}
        />
      ) : null}
    </>
  );
}

interface RegionCalloutProps {
  readonly region: RegionView;
  readonly place: CSSProperties;
  readonly isBelow: boolean;
  readonly isAdding: boolean;
  readonly onOpen: (opening: Opening) => void;
  readonly onClose: () => void;
  readonly openLabel: string | undefined;
}

function describeButton(region: RegionView, isAdding: boolean, openLabel = "Open"): string {
  const isAddingHere = isAdding && openLabel === "Open";
  return isAddingHere ? `Add a photo to ${region.opening.name}` : `${openLabel} ${region.label}`;
}

/** Focuses its button, so that screen readers announce the region. */
function RegionCallout(props: RegionCalloutProps) {
  const { region, place, isBelow, isAdding, onOpen, onClose, openLabel } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    // The button handles the keys; its clicks must not count as clicks on the map below.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions
    <div
      className={styles.callout}
      style={place}
      data-below={isBelow || undefined}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      {region.label}
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-label={describeButton(region, isAdding, openLabel)}
        onClick={() => onOpen(region.opening)}
      >
        {openLabel ?? (isAdding ? "Add" : "Open")}
      </button>
    </div>
  );
}
