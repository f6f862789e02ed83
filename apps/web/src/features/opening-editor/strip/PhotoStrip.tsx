import type { OpeningImage } from "@photomap/project";
import type { KeyboardEvent } from "react";
import { AddThumb, Thumb } from "../../../ui/pictures/Thumb.tsx";
import type { OpeningRoom } from "../use-opening-room.ts";
import styles from "./PhotoStrip.module.css";
import { UploadMark } from "./UploadMark.tsx";
import { useReorder } from "./use-reorder.ts";

const THUMB_EDGE_PX = 128;

/** The photos of the opening from the bottom layer to the top. */
export function PhotoStrip({ room }: { readonly room: OpeningRoom }) {
  const { images, readOnly, props } = room;
  const { uploads, photoUrl, suggestionTile } = props;
  const { strip, liftedId, shiftOf, handlersOf } = useReorder(images.length, room.reorder);
  const nameOf = (id: string, place: number) =>
    [`Photo ${place}`, uploads[id]?.name].filter((part) => part !== undefined).join(", ");

  function moveByKey(event: KeyboardEvent, image: OpeningImage, index: number): void {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!event.shiftKey || by === 0 || readOnly) return;
    event.preventDefault();
    room.reorder(image.id, index + by);
  }

  return (
    <ul ref={strip} className={styles.strip} aria-label="Photos">
      {suggestionTile ? <li>{suggestionTile}</li> : null}
      {images.map((image, index) => {
        const hasFailed = uploads[image.id]?.status === "FAILED";
        return (
          <li
            key={image.id}
            data-lifted={image.id === liftedId || undefined}
            style={{ "--shift": `${shiftOf(index)}px` }}
            {...(readOnly ? {} : handlersOf(image.id, index))}
          >
            <Thumb
              imageUrl={photoUrl(image.id, THUMB_EDGE_PX)}
              label={nameOf(image.id, index + 1)}
              selected={image.id === room.active?.id}
              highlighted={image.id === room.highlightedId}
              place={index + 1}
              aria-keyshortcuts={readOnly ? undefined : "Shift+ArrowLeft Shift+ArrowRight"}
              onSelect={() =>
                hasFailed
                  ? props.onRetryUpload(image.id)
                  : room.activate(image.id === room.active?.id ? undefined : image.id)
              }
              onDoubleClick={() => {
                if (readOnly || hasFailed) return;
                room.activate(image.id);
                room.raise(image.id);
              }}
              onKeyDown={(event) => moveByKey(event, image, index)}
              onPointerEnter={() => room.highlight(image.id)}
              onPointerLeave={() => room.highlight(undefined)}
            >
              <UploadMark upload={uploads[image.id]} />
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
