import { Modal } from "@mantine/core";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/CloseButton.layer.css";
import { Button } from "../buttons/Button.tsx";
import styles from "./Dialog.module.css";

const WIDTHS = { regular: 560, wide: 1080, full: "100%" } as const;

const DESK_MARGIN_PX = 20;

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Replaces the Done button; null for no buttons. */
  readonly actions?: ReactNode;
  /** Wide scrolls its content below the title, full covers the window; both fill a phone. */
  readonly size?: keyof typeof WIDTHS;
}

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, actions, size = "regular" } = props;
  const classes = {
    regular: [styles.content],
    wide: [styles.content, styles.wide],
    full: [styles.content, styles.wide, styles.full],
  }[size];
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={WIDTHS[size]}
      {...(size === "full" && { xOffset: DESK_MARGIN_PX, yOffset: DESK_MARGIN_PX })}
      transitionProps={{ transition: "fade", duration: 150 }}
      // classNames by part: a className on the content would also apply to its wrapper.
      classNames={{ inner: styles.inner ?? "", content: classes.join(" ") }}
    >
      <Modal.Overlay className={styles.overlay ?? ""} />
      <Modal.Content>
        {/* Not Mantine's header, which would add a second banner landmark. */}
        <div className={styles.head}>
          <Modal.Title className={styles.title ?? ""}>{title}</Modal.Title>
          <Modal.CloseButton
            className={styles.close ?? ""}
            aria-label="Close"
            icon={<X size={20} strokeWidth={1.6} />}
          />
        </div>
        <div className={styles.text}>{children}</div>
        {actions === null ? null : (
          <div className={styles.actions}>
            {actions ?? (
              <Button variant="primary" size="small" onClick={onClose}>
                Done
              </Button>
            )}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
