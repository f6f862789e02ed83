import { toTransform } from "@photomap/scene/react";
import { type ReactNode, useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import { usePaint } from "../live/use-paint.ts";
import styles from "./Scene.module.css";
import { viewMatrix } from "./view-matrix.ts";
import type { View } from "./zoom.ts";

interface SceneLayerProps {
  /** The view it is drawn for. */
  readonly drawn: LiveValue<View>;
  /** In points of the design. */
  readonly children: ReactNode;
}

/** A sheet that lies still while the active photo moves under or over it, so it is painted once. */
export function SceneLayer({ drawn, children }: SceneLayerProps) {
  const design = useRef<SVGGElement>(null);
  usePaint([drawn], () => {
    design.current?.setAttribute("transform", toTransform(viewMatrix(drawn.get())));
  });
  return (
    <svg className={styles.layer} aria-hidden="true">
      <g ref={design}>{children}</g>
    </svg>
  );
}
