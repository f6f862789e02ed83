import { formatMessage, printingMessages } from "@photomap/messages";
import { type PrintPlan, sizeCardsPerRow } from "@photomap/printing";
import { Printer, TriangleAlert } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import type { PrintJob } from "../print-job.ts";
import type { PrintFile } from "../request-prints.ts";
import type { PrintedProject } from "../use-print-job.ts";
import { SheetCard } from "./SheetCard.tsx";
import styles from "./SheetGrid.module.css";

interface SheetGridProps {
  readonly printed: PrintedProject;
  readonly plan: PrintPlan;
  readonly job: PrintJob;
  readonly files: readonly PrintFile[] | undefined;
  readonly photoUrl: FindPhotoUrl;
}

export function SheetGrid({ printed, plan, job, files, photoUrl }: SheetGridProps) {
  const [grid, columns] = useColumns();
  const region = printed.design.regionType;
  const { problem } = plan;
  return (
    <section aria-label="Sheets" ref={grid}>
      {problem === "someDoNotFit" ? (
        <p className={styles.warning} role="status">
          <TriangleAlert size={18} strokeWidth={1.8} aria-hidden="true" />
          {formatMessage(printingMessages.someDoNotFit)}
        </p>
      ) : null}
      {problem === "noneFit" || problem === "noneSelected" ? (
        <EmptyState
          icon={<Printer size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="No sheets"
        >
          {problem === "noneFit"
            ? formatMessage(printingMessages.noneFit)
            : formatMessage(printingMessages.noneSelected, { region })}
        </EmptyState>
      ) : null}
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
