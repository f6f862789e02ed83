import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Menu } from "../../../ui/overlays/Menu.tsx";
import { Popover } from "../../../ui/overlays/Popover.tsx";
import { Tooltip } from "../../../ui/overlays/Tooltip.tsx";
import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";

const icon = { size: 20, strokeWidth: 1.6, "aria-hidden": true } as const;
const nothing = () => {};

const ITEMS = [
  { label: "Rename", icon: <Pencil {...icon} />, onSelect: nothing },
  { label: "Duplicate", icon: <Copy {...icon} />, onSelect: nothing, disabled: true },
  { label: "Remove", icon: <Trash2 {...icon} />, onSelect: nothing, danger: true },
];

export function OverlaySamples() {
  const [open, setOpen] = useState<"dialog" | "confirm">();
  const [isPopoverOpen, setPopoverOpen] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <SampleGroup title="Overlays">
      <ComponentSample name="Dialog and ConfirmDialog">
        <Button onClick={() => setOpen("dialog")}>Open the dialog</Button>
        <Button variant="danger" onClick={() => setOpen("confirm")}>
          Remove photo
        </Button>
        <Dialog opened={open === "dialog"} onClose={close} title="Placing a photo">
          Drag to move. Pinch or use the corners to resize. The dashed line stays clear of the cut.
        </Dialog>
        <ConfirmDialog
          opened={open === "confirm"}
          title="Remove this photo?"
          confirmLabel="Remove"
          destructive
          onConfirm={close}
          onCancel={close}
        >
          This removes it from the opening. You can undo this.
        </ConfirmDialog>
      </ComponentSample>
      <ComponentSample name="Tooltip">
        <Tooltip label="Colorado: add a photo">
          <Button size="small">Hover or focus me</Button>
        </Tooltip>
      </ComponentSample>
      <ComponentSample name="Popover">
        <Popover
          opened={isPopoverOpen}
          onChange={setPopoverOpen}
          label="Background color"
          target={
            <Button size="small" onClick={() => setPopoverOpen(!isPopoverOpen)}>
              Other color
            </Button>
          }
        >
          <TextField label="Hex color" placeholder="#E9D8B0" />
        </Popover>
      </ComponentSample>
      <ComponentSample name="Menu">
        <Menu items={ITEMS}>
          <IconButton label="More" icon={<Ellipsis {...icon} />} />
        </Menu>
      </ComponentSample>
    </SampleGroup>
  );
}
