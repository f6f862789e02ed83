import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement } from "react";
import "@mantine/core/styles/Tooltip.layer.css";
import styles from "./Tooltip.module.css";

interface TooltipProps {
  readonly label: string;
  readonly side?: "top" | "bottom" | "left" | "right";
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Supplementary only: the content must be available elsewhere. */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={side}
      offset={10}
      withArrow
      arrowSize={9}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tooltip ?? "" }}
    >
      {children}
    </MantineTooltip>
  );
}
