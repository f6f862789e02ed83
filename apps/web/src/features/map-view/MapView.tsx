import { useMemo, useState } from "react";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { CameraZoom } from "../../viewport/CameraZoom.tsx";
import { MapStage } from "./MapStage.tsx";
import styles from "./MapView.module.css";
import { createMapCamera } from "./map-camera.ts";
import type { MapViewProps } from "./map-view-props.ts";
import { RegionList } from "./RegionList.tsx";
import { addMarks, listRegions } from "./region.ts";

const FORMS = [
  { value: "map", label: "Map" },
  { value: "list", label: "List" },
] as const;

/** The map or the list of its regions; choosing a region opens it. */
export function MapView(props: MapViewProps) {
  const { design, maxZoom, inputs, outputOption, marks, corner, emptyHint } = props;
  const [form, setForm] = useState<"map" | "list">("map");
  const camera = useMemo(() => createMapCamera(design, { maxZoom }), [design, maxZoom]);
  const listed = useMemo(
    () => listRegions(design, inputs, outputOption),
    [design, inputs, outputOption],
  );
  const regions = useMemo(() => addMarks(listed, marks), [listed, marks]);
  const isEmpty = regions.every(({ images }) => images.length === 0);
  return (
    <div className={styles.view} data-form={form}>
      <MapStage
        {...props}
        camera={camera}
        regions={regions}
        isHidden={form === "list"}
        hasHint={isEmpty && emptyHint !== undefined}
      />
      {form === "list" ? <RegionList {...props} regions={regions} /> : null}
      <div className={styles.bars}>
        <div className={styles.corner}>{corner}</div>
        {isEmpty && form === "map" ? <p className={styles.hint}>{emptyHint}</p> : null}
        <div className={styles.controls}>
          <div className={styles.forms}>
            <Segmented label="Show as" options={FORMS} value={form} onChange={setForm} />
          </div>
          {form === "map" ? <CameraZoom camera={camera} /> : null}
        </div>
      </div>
    </div>
  );
}
