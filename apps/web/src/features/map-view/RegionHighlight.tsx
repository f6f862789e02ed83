import { Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { Camera } from "./camera.ts";
import styles from "./RegionHighlight.module.css";
import type { Region } from "./region.ts";

const TOOLTIP_AIR_PX = 14;
/** Half a tooltip of a long name: so far it keeps from the sides. */
const TOOLTIP_REACH_PX = 130;
const DISC_ROOM_PX = 40;

interface RegionHighlightProps {
  readonly region: Region;
  readonly camera: Camera;
  readonly isFocused: boolean;
}

/** The region that is pointed at or focused, drawn over the picture. */
export function RegionHighlight({ region, camera, isFocused }: RegionHighlightProps) {
  useSyncExternalStore(camera.subscribe, camera.getView, camera.getView);
  const { board, pixelsPerPoint } = camera;
  const isEmpty = region.images.length === 0;
  const at = camera.toScreen(region.at);
  const box = camera.boxToScreen(region.box);
  const path = isEmpty
    ? (region.opening.layers.inner ?? region.opening.layers.cut)
    : region.opening.layers.cut;
  const hasDisc = isEmpty && Math.min(box.width, box.height) >= DISC_ROOM_PX;
  const { viewport } = camera.room;
  return (
    <div className={styles.highlight} aria-hidden="true">
      <svg
        className={styles.outline}
        data-empty={isEmpty || undefined}
        data-focused={isFocused || undefined}
      >
        <g transform={`translate(${board.x} ${board.y}) scale(${pixelsPerPoint})`}>
          <path className={styles.halo} d={path?.path} />
          <path className={styles.line} d={path?.path} fillRule="evenodd" />
        </g>
      </svg>
      {hasDisc ? (
        <span className={styles.disc} style={{ left: at.x, top: at.y }}>
          <Plus size={18} strokeWidth={2.2} />
        </span>
      ) : null}
      <span
        className={styles.tooltip}
        style={{
          left: Math.min(viewport.width - TOOLTIP_REACH_PX, Math.max(TOOLTIP_REACH_PX, at.x)),
          top: Math.max(52, Math.min(box.y, at.y - (hasDisc ? 24 : 0)) - TOOLTIP_AIR_PX),
        }}
      >
        {region.label}
      </span>
    </div>
  );
}
