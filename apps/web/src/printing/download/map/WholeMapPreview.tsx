import { formatMessage, printingMessages } from "@photomap/messages";
import { type MapSheet, sizeCardHeight } from "@photomap/printing";
import type { Page } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { Printer } from "lucide-react";
import { useState } from "react";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { SheetSeams } from "../../pictures/SheetSeams.tsx";
import { EnlargeButton } from "../../sheets/preview/EnlargeButton.tsx";
import { PreviewDialog } from "../../sheets/preview/PreviewDialog.tsx";
import { CardGrid } from "../../sheets/sheet-grid/CardGrid.tsx";
import { describeWholeMapJob, type WholeMapJob } from "./use-whole-map-job.ts";
import styles from "./WholeMapPreview.module.css";

const EDGE_PX = 512;
const LARGE_EDGE_PX = 1600;

interface MapPreviewProps {
  readonly job: WholeMapJob;
  readonly photoUrl: FindPhotoUrl;
}

/** The map with the seams of its sheets, and every sheet of a document. */
export function WholeMapPreview({ job, photoUrl }: MapPreviewProps) {
  const { map, tiling, pages } = job;
  const [shown, setShown] = useState<number>();
  const isTiled = tiling.sheets.length > 1;
  if (pages.length === 0) {
    return (
      <EmptyState
        icon={<Printer size={32} strokeWidth={1.4} aria-hidden="true" />}
        title={describeWholeMapJob(job)}
      >
        {formatMessage(printingMessages.tooManySheets)}
      </EmptyState>
    );
  }
  /** The map itself, then its sheets. */
  const pictures = [
    { label: "The whole map", page: map },
    ...(isTiled
      ? tiling.sheets.map((sheet, i) => ({ label: nameSheet(sheet), page: pages[i] ?? map }))
      : []),
  ];
  const draw = (page: Page, label: string, edgePx = EDGE_PX) => (
    <SceneSvg
      ops={page.ops}
      width={page.width}
      height={page.height}
      imageUrl={({ src }) => photoUrl(src, edgePx)}
      className={styles.page ?? ""}
      label={label}
    />
  );
  const current = shown === undefined ? undefined : pictures[shown];
  return (
    <section aria-label="Whole map">
      <div className={styles.map}>
        <div className={styles.paper} style={{ aspectRatio: map.width / map.height }}>
          {draw(map, "The whole map")}
          {isTiled ? <SheetSeams map={map} tiling={tiling} /> : null}
          <EnlargeButton label="Enlarge the whole map" onClick={() => setShown(0)} />
        </div>
      </div>
      {isTiled ? (
        <CardGrid label="Sheets">
          {pictures.slice(1).map(({ label, page }, i) => (
            <figure key={label} className={styles.card}>
              <div className={styles.tile} style={{ height: sizeCardHeight(page) }}>
                {draw(page, `Sheet ${label}`)}
                <EnlargeButton label={`Enlarge ${label}`} onClick={() => setShown(i + 1)} />
              </div>
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </CardGrid>
      ) : null}
      {current === undefined || shown === undefined ? null : (
        <PreviewDialog
          title={current.label}
          ratio={current.page.width / current.page.height}
          index={shown}
          count={pictures.length}
          onIndex={setShown}
          onClose={() => setShown(undefined)}
        >
          {draw(current.page, current.label, LARGE_EDGE_PX)}
        </PreviewDialog>
      )}
    </section>
  );
}

function nameSheet({ row, column }: MapSheet): string {
  return `Row ${row}, column ${column}`;
}
