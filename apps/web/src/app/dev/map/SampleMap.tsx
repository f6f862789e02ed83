import type { Design, Opening } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { useState } from "react";
import { PageTitle } from "../../../platform/brand/PageTitle.tsx";
import { MapView } from "../../../project/map-view/MapView.tsx";
import { createMapCamera } from "../../../project/map-view/map-camera.ts";
import { FloatingPanel } from "../../../ui/layout/Card.tsx";
import { ProgressRing } from "../../../ui/status/ProgressRing.tsx";
import styles from "./SampleMap.module.css";
import { addDroppedPhotos, createSampleInputs, findSamplePhotoUrl } from "./sample-inputs.ts";

interface SampleMapProps {
  readonly design: Design;
  readonly photoCount: number;
}

/** The map with the number of sample photos given in the URL. */
export function SampleMap({ design, photoCount }: SampleMapProps) {
  const [inputs, setInputs] = useState(() => createSampleInputs(design, photoCount));
  const [camera] = useState(() => createMapCamera(design, { maxZoom: 20 }));
  const [announcement, setAnnouncement] = useState("");
  const dropFiles = async ({ files }: DataTransfer, opening: Opening | undefined) => {
    setAnnouncement(`${files.length} dropped on ${opening?.name ?? "the map"}`);
    if (opening === undefined) return;
    const added = await addDroppedPhotos(opening, [...files], inputs[opening.id]);
    setInputs((known) => ({ ...known, [opening.id]: added }));
  };
  const { filled, total } = countProgress(design, getOpeningStatuses(inputs));
  return (
    <main className={styles.page}>
      <PageTitle>{design.name}</PageTitle>
      <h1 className="visually-hidden">{design.name}</h1>
      <output className="visually-hidden">{announcement}</output>
      <MapView
        design={design}
        inputs={inputs}
        photoUrl={findSamplePhotoUrl}
        camera={camera}
        onOpen={({ name }) => setAnnouncement(`Opened ${name}`)}
        onDropFiles={(files, opening) => void dropFiles(files, opening)}
        corner={
          <FloatingPanel>
            <ProgressRing value={filled} total={total} noun={design.regionTypePlural} />
          </FloatingPanel>
        }
        emptyHint={`Drop a photo on a ${design.regionType}, or click one to choose.`}
      />
    </main>
  );
}
