import { type ReactNode, useState } from "react";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { PreviewDialog } from "../preview/PreviewDialog.tsx";
import type { PrintJob } from "../print-job.ts";
import type { PrintFile } from "../request-prints.ts";
import type { ProjectToPrint } from "../use-print-job.ts";
import { CardGrid } from "./CardGrid.tsx";
import { SheetCard } from "./SheetCard.tsx";
import { SheetPicture } from "./SheetPicture.tsx";

const LARGE_EDGE_PX = 1600;

interface SheetGridProps {
  readonly printed: ProjectToPrint;
  readonly job: PrintJob;
  readonly files: readonly PrintFile[] | undefined;
  readonly photoUrl: FindPhotoUrl;
  /** Shown above the sheets. */
  readonly notice: ReactNode;
}

export function SheetGrid({ printed, job, files, photoUrl, notice }: SheetGridProps) {
  const [shown, setShown] = useState<number>();
  const { sheets, options } = job;
  const nameSheet = (index: number) => job.names[index] ?? `Page ${index + 1}`;
  const current = shown === undefined ? undefined : sheets[shown];
  return (
    <>
      <CardGrid label="Sheets" notice={notice}>
        {sheets.map((sheet, i) => (
          <SheetCard
            // Sheets have no id.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            sheet={sheet}
            name={nameSheet(i)}
            printed={printed}
            options={options}
            photoUrl={photoUrl}
            file={job.format === "pdf" ? undefined : files?.[i]}
            onEnlarge={() => setShown(i)}
          />
        ))}
      </CardGrid>
      {current === undefined || shown === undefined ? null : (
        <PreviewDialog
          title={nameSheet(shown)}
          ratio={current.layout.width / current.layout.height}
          index={shown}
          count={sheets.length}
          onIndex={setShown}
          onClose={() => setShown(undefined)}
        >
          <SheetPicture
            layout={current.layout}
            printed={printed}
            options={options}
            photoUrl={photoUrl}
            edgePx={LARGE_EDGE_PX}
            className=""
            label={nameSheet(shown)}
          />
        </PreviewDialog>
      )}
    </>
  );
}
