import { Maximize, Minus, Plus } from "lucide-react";
import { IconButton } from "../buttons/IconButton.tsx";
import { FloatingPanel } from "./Card.tsx";
import styles from "./ZoomControls.module.css";

interface ZoomControlsProps {
  readonly percent: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit?: () => void;
  readonly direction?: "row" | "column";
}

export function ZoomControls({ direction = "row", ...props }: ZoomControlsProps) {
  return (
    <FloatingPanel>
      <fieldset className={styles.zoom} data-direction={direction}>
        <legend className="visually-hidden">Zoom</legend>
        <IconButton
          label="Zoom out"
          icon={<Minus size={20} strokeWidth={1.6} />}
          disabled={!props.canZoomOut}
          onClick={props.onZoomOut}
        />
        <output className={styles.percent}>{props.percent}%</output>
        <IconButton
          label="Zoom in"
          icon={<Plus size={20} strokeWidth={1.6} />}
          disabled={!props.canZoomIn}
          onClick={props.onZoomIn}
        />
        {props.onFit ? (
          <>
            <span className={styles.divider} />
            <IconButton
              label="Fit to screen"
              icon={<Maximize size={20} strokeWidth={1.6} />}
              onClick={props.onFit}
            />
          </>
        ) : null}
      </fieldset>
    </FloatingPanel>
  );
}
