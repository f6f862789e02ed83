import { findBlurryTier } from "@photomap/printing";
import type { OpeningImage } from "@photomap/project";
import { TriangleAlert } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { AddThumb, Thumb } from "../../../ui/pictures/Thumb.tsx";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import type { PhotoUpload } from "../opening-editor-props.ts";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import type { PhotoSelection } from "../use-photo-selection.ts";
import styles from "./PhotoStrip.module.css";
import { UploadOverlay } from "./UploadOverlay.tsx";
import { useReorder } from "./use-reorder.ts";

const THUMB_EDGE_PX = 128;

interface PhotoStripProps {
  /** Ordered from the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly uploads: Readonly<Record<string, PhotoUpload>>;
  readonly photoUrl: FindPhotoUrl;
  readonly outputScale: number;
  readonly readOnly: boolean;
  readonly selection: PhotoSelection;
  readonly edits: Pick<OpeningEditActions, "reorder" | "raise">;
  readonly suggestionTile: ReactNode;
  readonly onChooseFiles: () => void;
  readonly onRetryUpload: (photoId: string) => void;
}

export function PhotoStrip(props: PhotoStripProps) {
  const { images, uploads, readOnly, selection, edits } = props;
  const { active, activate, toggle, highlight, highlightedId } = selection;
  const { strip, draggedId, getShift, getHandlers } = useReorder(images.length, edits.reorder);
  const getName = (id: string, place: number, quality: string | undefined) =>
    [`Photo ${place}`, uploads[id]?.name, quality].filter((part) => part !== undefined).join(", ");

  function moveByKey(event: KeyboardEvent, image: OpeningImage, index: number): void {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!event.shiftKey || by === 0 || readOnly) return;
    event.preventDefault();
    edits.reorder(image.id, index + by);
  }

  return (
    <ul ref={strip} className={styles.strip} aria-label="Photos">
      {props.suggestionTile ? <li>{props.suggestionTile}</li> : null}
      {images.map((image, index) => {
        const hasFailed = uploads[image.id]?.status === "FAILED";
        const blurry = findBlurryTier(image, props.outputScale)?.name.toLowerCase();
        return (
          <li
            key={image.id}
            data-dragged={image.id === draggedId || undefined}
            style={{ "--shift": `${getShift(index)}px` }}
            {...(readOnly ? {} : getHandlers(image.id, index))}
          >
            <Thumb
              imageUrl={props.photoUrl(image.id, THUMB_EDGE_PX)}
              label={getName(image.id, index + 1, blurry)}
              selected={image.id === active?.id}
              highlighted={image.id === highlightedId}
              place={index + 1}
              aria-keyshortcuts={readOnly ? undefined : "Shift+ArrowLeft Shift+ArrowRight"}
              onSelect={() => (hasFailed ? props.onRetryUpload(image.id) : toggle(image.id))}
              onDoubleClick={() => {
                if (readOnly || hasFailed) return;
                activate(image.id);
                edits.raise(image.id);
              }}
              onKeyDown={(event) => moveByKey(event, image, index)}
              onPointerEnter={() => highlight(image.id)}
              onPointerLeave={() => highlight(undefined)}
            >
              {blurry === undefined ? null : (
                <span className={styles.problem} title={blurry} aria-hidden="true">
                  <TriangleAlert size={13} strokeWidth={2.2} />
                </span>
              )}
              <UploadOverlay upload={uploads[image.id]} />
            </Thumb>
          </li>
        );
      })}
      {readOnly ? null : (
        <li>
          <AddThumb label="Add" onSelect={props.onChooseFiles} />
        </li>
      )}
    </ul>
  );
}
