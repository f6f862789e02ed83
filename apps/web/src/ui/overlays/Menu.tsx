import { Menu as MantineMenu } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import styles from "./Menu.module.css";

interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it. */
  readonly children: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}

export function Menu({ children, items }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      offset={8}
      transitionProps={{ duration: 120 }}
      // The placeholder is not a valid child of a menu.
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown className={styles.dropdown ?? ""}>
        {items.map((item) => (
          <MantineMenu.Item
            key={item.label}
            className={styles.item ?? ""}
            data-danger={item.danger || undefined}
            disabled={item.disabled ?? false}
            leftSection={item.icon}
            onClick={item.onSelect}
          >
            {item.label}
          </MantineMenu.Item>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
