import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { useDismissibleHint } from "../../platform/hooks/use-dismissible-hint.ts";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { CameraZoomControls } from "../../ui/viewport/CameraZoomControls.tsx";
import type { Camera } from "../../ui/viewport/camera.ts";
import { ListHint } from "./ListHint.tsx";
import { MapStage } from "./MapStage.tsx";
import styles from "./MapView.module.css";
import { createMapCamera } from "./map-camera.ts";
import type { MapViewMode, MapViewProps } from "./map-view-props.ts";
import { RegionList } from "./RegionList.tsx";
import { addPhotoWarnings, addSuggestions, listRegions } from "./region.ts";
import { isDenseOnPhone } from "./target-size.ts";

const FORMS = [
  { value: "map", label: "Map" },
  { value: "list", label: "List" },
] as const;

/** The map or the list of its regions; choosing a region opens it. */
export function MapView(props: MapViewProps) {
  const { design, inputs, outputOption, emptyLabel, marks, suggestions, corner } = props;
  const { emptyHint, invitation } = props;
  const [form, setForm] = useState<MapViewMode>(props.initialForm ?? "map");
  const showAs = (next: MapViewMode) => {
    setForm(next);
    props.onFormChange?.(next);
  };
  const camera = useMemo(() => props.camera ?? createMapCamera(design), [props.camera, design]);
  const listed = useMemo(
    () => listRegions(design, inputs, outputOption, emptyLabel),
    [design, inputs, outputOption, emptyLabel],
  );
  const regions = useMemo(
    () => addSuggestions(addPhotoWarnings(listed, marks), suggestions),
    [listed, marks, suggestions],
  );
  const isEmpty = regions.every(({ images }) => images.length === 0);
  const hasEmptyHint = isEmpty && form === "map" && emptyHint !== undefined;
  const isDense = useMemo(() => isDenseOnPhone(design, regions), [design, regions]);
  const [isListHintOpen, dismissListHint] = useDismissibleHint("photomap:list-hint-dismissed");
  const hasInvitation = invitation !== undefined && !isEmpty;
  const hasListHint =
    isDense && isListHintOpen && form === "map" && !props.isMapOnly && !hasInvitation;
  return (
    <div className={styles.view} data-form={form}>
      <MapStage
        {...props}
        camera={camera}
        regions={regions}
        isHidden={form === "list"}
        hasHint={hasEmptyHint || hasListHint}
        hasInvitation={invitation !== undefined}
      />
      {form === "list" ? <RegionList {...props} regions={regions} /> : null}
      <div className={styles.bars}>
        <div className={styles.corner}>{corner}</div>
        <Hints camera={camera}>
          {hasEmptyHint ? (
            <p className={styles.hint} data-covered={hasListHint || undefined}>
              {emptyHint}
            </p>
          ) : null}
          {hasListHint ? (
            <ListHint
              text={`Small ${design.regionTypePlural}? The list has all of them by name.`}
              onShowList={() => showAs("list")}
              onDismiss={dismissListHint}
            />
          ) : null}
        </Hints>
        {hasInvitation ? (
          <Invitation camera={camera} isMap={form === "map"}>
            {invitation}
          </Invitation>
        ) : null}
        <div className={styles.controls}>
          {props.isMapOnly ? null : (
            <div className={styles.forms}>
              <SegmentedControl label="Show as" options={FORMS} value={form} onChange={showAs} />
            </div>
          )}
          {form === "map" ? <CameraZoomControls camera={camera} /> : null}
        </div>
      </div>
    </div>
  );
}

interface InvitationProps extends HintsProps {
  readonly isMap: boolean;
}

/** Hidden while zoomed in and beside the list, with what was typed in it. */
function Invitation({ camera, isMap, children }: InvitationProps) {
  const percent = useSyncExternalStore(camera.subscribe, camera.getPercent, camera.getPercent);
  return (
    <div className={styles.invitation} hidden={!isMap || percent > 100}>
      {children}
    </div>
  );
}

interface HintsProps {
  readonly camera: Camera;
  readonly children: ReactNode;
}

/** Hidden while zoomed in, where hints would cover regions. */
function Hints({ camera, children }: HintsProps) {
  const percent = useSyncExternalStore(camera.subscribe, camera.getPercent, camera.getPercent);
  return percent > 100 ? null : children;
}
