import { normalizeRotation, type OpeningImage, scalePlacement } from "@photomap/project";
import { useEffect, useMemo, useRef } from "react";
import { Switch } from "../../../ui/fields/Checkbox.tsx";
import { RangeField } from "../../../ui/fields/RangeField.tsx";
import { signedDegrees } from "../describe-placement.ts";
import { shownPlacement } from "../live/placement-draft.ts";
import { useLiveFigure } from "../live/use-live-value.ts";
import type { OpeningRoom } from "../use-opening-room.ts";
import styles from "./OpeningPanel.module.css";
import { createSizeScale, SIZE_STEPS } from "./size-scale.ts";

interface PlaceToolsProps {
  readonly room: OpeningRoom;
  readonly image: OpeningImage;
}

export function PlaceTools({ room, image }: PlaceToolsProps) {
  const { draft, area, commit } = room;
  const scale = useMemo(() => createSizeScale(image, area), [image, area]);
  const percent = useLiveFigure(draft, (held) => scale.percentOf(shownPlacement(held, image)));
  const rotation = useLiveFigure(draft, (held) => shownPlacement(held, image).rotation);
  const degrees = Math.round(signedDegrees(rotation) * 10) / 10;
  const fields = useCommitOnRelease(commit);

  const resize = (step: number) => {
    const photo = shownPlacement(draft.get(), image);
    const factor = scale.percentAt(step) / scale.percentOf(photo);
    room.hold(image.id, { placement: scalePlacement(photo, factor, area), guides: [] });
  };
  const turn = (value: number) => {
    const photo = shownPlacement(draft.get(), image);
    const placement = { ...photo, rotation: normalizeRotation(value) };
    room.hold(image.id, { placement, guides: [] });
  };

  return (
    <div className={styles.place} ref={fields}>
      <RangeField
        label="Size"
        value={Math.round(scale.stepOf(percent))}
        min={0}
        max={SIZE_STEPS}
        valueText={`${Math.round(percent)}%`}
        onChange={resize}
      />
      <RangeField
        label="Turn"
        value={Math.round(degrees)}
        min={-180}
        max={180}
        valueText={`${String(degrees).replace("-", "−")}°`}
        onChange={turn}
      />
      <Switch
        label="Keep proportions"
        checked={room.isRatioKept}
        onChange={(event) => room.setRatioKept(event.currentTarget.checked)}
      />
    </div>
  );
}

/** A slider says `change` when it is let go; a key held down says it with every repeat, so that waits for the key. */
function useCommitOnRelease(commit: () => void) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = fields.current;
    let isKeyDown = false;
    const press = () => {
      isKeyDown = true;
    };
    const release = () => {
      isKeyDown = false;
      commit();
    };
    const change = () => {
      if (!isKeyDown) commit();
    };
    element?.addEventListener("keydown", press);
    element?.addEventListener("keyup", release);
    element?.addEventListener("change", change);
    element?.addEventListener("focusout", release);
    return () => {
      element?.removeEventListener("keydown", press);
      element?.removeEventListener("keyup", release);
      element?.removeEventListener("change", change);
      element?.removeEventListener("focusout", release);
    };
  }, [commit]);
  return fields;
}
