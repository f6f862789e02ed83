import { sizeCardsPerRow } from "@photomap/printing";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import type { PrintJob } from "../print-job.ts";
import type { PrintFile } from "../request-prints.ts";
import type { PrintedProject } from "../use-print-job.ts";
import { SheetCard } from "./SheetCard.tsx";
import styles from "./SheetGrid.module.css";

interface SheetGridProps {
  readonly printed: PrintedProject;
  readonly job: PrintJob;
  readonly files: readonly PrintFile[] | undefined;
  readonly photoUrl: FindPhotoUrl;
  /** Above the sheets. */
  readonly children: ReactNode;
}

export function SheetGrid({ printed, job, files, photoUrl, children }: SheetGridProps) {
  const [grid, columns] = useColumns();
  return (
    <section aria-label="Sheets" ref={grid}>
      {children}
      <ul
        className={styles.grid}
        style={{ "--columns": Math.min(columns, Math.max(1, job.sheets.length)) }}
      >
        {job.sheets.map((sheet, i) => (
          // Sheets have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <SheetCard
              sheet={sheet}
              name={job.names[i] ?? `Page ${i + 1}`}
              printed={printed}
              options={job.options}
              photoUrl={photoUrl}
              file={job.format === "pdf" ? undefined : files?.[i]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useColumns() {
  const grid = useRef<HTMLElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setColumns(sizeCardsPerRow(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [grid, columns] as const;
}
