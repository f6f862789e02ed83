import { Popover as MantinePopover } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import "@mantine/core/styles/Popover.layer.css";
import styles from "./Popover.module.css";

interface PopoverProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly label: string;
  /** The button that opens it. */
  readonly target: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A panel beside its button; closed by Escape or a click outside. */
export function Popover({ opened, onChange, label, target, children }: PopoverProps) {
  return (
    <MantinePopover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={10}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown className={styles.dropdown ?? ""} aria-label={label}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
