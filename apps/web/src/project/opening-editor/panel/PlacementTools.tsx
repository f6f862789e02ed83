import type { Box } from "@photomap/geometry";
import { normalizeRotation, type OpeningImage, scalePlacement } from "@photomap/project";
import { useEffect, useMemo, useRef } from "react";
import { Switch } from "../../../ui/fields/Checkbox.tsx";
import { RangeField } from "../../../ui/fields/RangeField.tsx";
import { toSignedDegrees } from "../describe-placement-change.ts";
import { useThrottledLiveValue } from "../live-value.ts";
import { getShownPlacement, type PlacementDraftControls } from "../use-placement-draft.ts";
import styles from "./OpeningPanel.module.css";
import { createSizeScale, SIZE_STEPS } from "./size-scale.ts";

interface PlaceToolsProps {
  readonly image: OpeningImage;
  readonly printArea: Box;
  readonly placement: PlacementDraftControls;
  readonly isRatioKept: boolean;
  readonly onRatioKept: (isKept: boolean) => void;
}

export function PlacementTools(props: PlaceToolsProps) {
  const { image, printArea } = props;
  const { draft, setDraft, commit } = props.placement;
  const scale = useMemo(() => createSizeScale(image, printArea), [image, printArea]);
  const percent = useThrottledLiveValue(draft, (current) =>
    scale.toPercent(getShownPlacement(current, image)),
  );
  const rotation = useThrottledLiveValue(
    draft,
    (current) => getShownPlacement(current, image).rotation,
  );
  const degrees = Math.round(toSignedDegrees(rotation) * 10) / 10;
  const fields = useCommitOnRelease(commit);

  const resize = (step: number) => {
    const photo = getShownPlacement(draft.get(), image);
    const factor = scale.getPercentAtStep(step) / scale.toPercent(photo);
    setDraft(image.id, { placement: scalePlacement(photo, factor, printArea), guides: [] });
  };
  const turn = (value: number) => {
    const photo = getShownPlacement(draft.get(), image);
    const placement = { ...photo, rotation: normalizeRotation(value) };
    setDraft(image.id, { placement, guides: [] });
  };

  return (
    <div className={styles.place} ref={fields}>
      <RangeField
        label="Size"
        value={Math.round(scale.toStep(percent))}
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
        checked={props.isRatioKept}
        onChange={(event) => props.onRatioKept(event.currentTarget.checked)}
      />
    </div>
  );
}

/** A slider fires `change` on release, but with every repeat of a held key: those commit on keyup. */
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
