import type { OpeningImage } from "@photomap/project";
import { useState } from "react";

/** Adding makes the last one active; what is removed is active no more. */
export function useActivePhoto(images: readonly OpeningImage[]) {
  const [activeId, activate] = useState<string>();
  const [known, setKnown] = useState(images);
  if (known !== images) {
    setKnown(images);
    const added = images.findLast(({ id }) => !known.some((image) => image.id === id));
    if (added !== undefined) activate(added.id);
  }
  return { active: images.find(({ id }) => id === activeId), activate };
}
