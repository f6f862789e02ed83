import type { OpeningImage } from "@photomap/project";
import {
  FlipHorizontal2,
  FlipVertical2,
  Layers2,
  RotateCcw,
  SendToBack,
  Trash2,
} from "lucide-react";
import type { OpeningRoom } from "../use-opening-room.ts";
import styles from "./OpeningPanel.module.css";
import { ToolButton } from "./ToolButton.tsx";

interface ArrangeToolsProps {
  readonly room: OpeningRoom;
  readonly image: OpeningImage;
  readonly onRemove: () => void;
}

export function ArrangeTools({ room, image, onRemove }: ArrangeToolsProps) {
  const index = room.images.indexOf(image);
  return (
    <div className={styles.tools}>
      <ToolButton
        label="Flip across"
        Icon={FlipVertical2}
        pressed={image.flipX}
        onPress={() => room.place(image.id, (photo) => ({ ...photo, flipX: !photo.flipX }))}
      />
      <ToolButton
        label="Flip down"
        Icon={FlipHorizontal2}
        pressed={image.flipY}
        onPress={() => room.place(image.id, (photo) => ({ ...photo, flipY: !photo.flipY }))}
      />
      <ToolButton
        label="Layer up"
        Icon={Layers2}
        disabled={index === room.images.length - 1}
        onPress={() => room.reorder(image.id, index + 1)}
      />
      <ToolButton
        label="Layer down"
        Icon={SendToBack}
        disabled={index === 0}
        onPress={() => room.reorder(image.id, index - 1)}
      />
      <ToolButton label="Reset" Icon={RotateCcw} onPress={() => room.reset(image.id)} />
      <ToolButton label="Remove" Icon={Trash2} danger onPress={onRemove} />
    </div>
  );
}
