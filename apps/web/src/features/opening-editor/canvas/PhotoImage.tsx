import { type OpeningImage, photoMatrix } from "@photomap/project";
import { toTransform } from "@photomap/scene/react";
import { useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import { type PlacementDraft, shownPlacement } from "../live/placement-draft.ts";
import { useLiveValue } from "../live/use-live-value.ts";
import { usePaint } from "../live/use-paint.ts";
import type { PhotoUrl } from "../opening-editor-props.ts";
import { edgeFor, usePhotoUrl } from "./use-photo-url.ts";
import type { Stage } from "./use-stage.ts";

interface PhotoImageProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
  readonly photoUrl: PhotoUrl;
  /** The part of the active photo outside the outline: seen, not touched. */
  readonly className?: string | undefined;
  readonly isGhost?: boolean;
}

export function PhotoImage(props: PhotoImageProps) {
  const { image, draft, stage, photoUrl, className, isGhost = false } = props;
  const element = useRef<SVGImageElement>(null);
  const longer = Math.max(image.width, image.height);
  const edgePx = useLiveValue(stage, ({ view }) =>
    edgeFor(longer * view.scale * (globalThis.devicePixelRatio ?? 1)),
  );
  const url = usePhotoUrl(photoUrl, image.id, edgePx);
  usePaint([draft], () => {
    const matrix = photoMatrix(shownPlacement(draft.get(), image));
    element.current?.setAttribute("transform", toTransform(matrix));
  });
  return (
    <image
      ref={element}
      className={className}
      href={url}
      width={1}
      height={1}
      preserveAspectRatio="none"
      data-photo={isGhost ? undefined : image.id}
    />
  );
}
