import { Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { Camera } from "../../viewport/camera.ts";
import styles from "./RegionHighlight.module.css";
import type { Region } from "./region.ts";

const TOOLTIP_GAP_PX = 14;
const TOOLTIP_MIN_TOP_PX = 52;
/** Half the width of the widest tooltip, which must not cross the sides of the viewport. */
const TOOLTIP_HALF_WIDTH_PX = 130;
/** Smaller regions have no add icon. */
const MIN_ICON_REGION_PX = 40;
const ICON_RADIUS_PX = 24;

interface RegionHighlightProps {
  readonly region: Region;
  readonly camera: Camera;
  readonly isFocused: boolean;
}

/** Outline and tooltip of the hovered or focused region, above the picture. */
export function RegionHighlight({ region, camera, isFocused }: RegionHighlightProps) {
  useSyncExternalStore(camera.subscribe, camera.getView, camera.getView);
  const { transform, viewport } = camera;
  const isEmpty = region.images.length === 0;
  const at = camera.toScreen(region.at);
  const box = camera.boxToScreen(region.box);
  const path = isEmpty
    ? (region.opening.layers.inner ?? region.opening.layers.cut)
    : region.opening.layers.cut;
  const hasIcon = isEmpty && Math.min(box.width, box.height) >= MIN_ICON_REGION_PX;
  return (
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
      <span
        className={styles.tooltip}
        style={{
          left: Math.min(
            viewport.width - TOOLTIP_HALF_WIDTH_PX,
            Math.max(TOOLTIP_HALF_WIDTH_PX, at.x),
          ),
          top: Math.max(
            TOOLTIP_MIN_TOP_PX,
            Math.min(box.y, at.y - (hasIcon ? ICON_RADIUS_PX : 0)) - TOOLTIP_GAP_PX,
          ),
        }}
      >
        {region.label}
      </span>
    </div>
  );
}
