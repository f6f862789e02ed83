import type { OpeningImage } from "@photomap/project";
import {
  FlipHorizontal2,
  FlipVertical2,
  Layers2,
  RotateCcw,
  SendToBack,
  Trash2,
} from "lucide-react";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import styles from "./OpeningPanel.module.css";
import { ToolButton } from "./ToolButton.tsx";

interface ArrangeToolsProps {
  readonly image: OpeningImage;
  readonly images: readonly OpeningImage[];
  readonly edits: Pick<OpeningEditActions, "place" | "reorder" | "reset">;
  readonly onRemove: () => void;
}

export function ArrangeTools({ image, images, edits, onRemove }: ArrangeToolsProps) {
  const index = images.indexOf(image);
  return (
    <div className={styles.tools}>
      <ToolButton
        label="Flip across"
        Icon={FlipVertical2}
        pressed={image.flipX}
        onPress={() => edits.place(image.id, (photo) => ({ ...photo, flipX: !photo.flipX }))}
      />
      <ToolButton
        label="Flip down"
        Icon={FlipHorizontal2}
        pressed={image.flipY}
        onPress={() => edits.place(image.id, (photo) => ({ ...photo, flipY: !photo.flipY }))}
      />
      <ToolButton
        label="Bring forward"
        Icon={Layers2}
        disabled={index === images.length - 1}
        onPress={() => edits.reorder(image.id, index + 1)}
      />
      <ToolButton
        label="Send backward"
        Icon={SendToBack}
        disabled={index === 0}
        onPress={() => edits.reorder(image.id, index - 1)}
      />
      <ToolButton label="Reset" Icon={RotateCcw} onPress={() => edits.reset(image.id)} />
      <ToolButton label="Remove" Icon={Trash2} danger onPress={onRemove} />
    </div>
  );
}
