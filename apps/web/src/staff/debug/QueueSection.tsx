import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { formatCount } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport } from "./debug-report.ts";
import { formatDuration } from "./format-duration.ts";

type Queue = DebugReport["queues"][number];

/** The rendering lanes, most urgent first, which are always shown. */
const LANES: readonly string[] = ["render-interactive", "render-print", "render-backfill"];

const COLUMNS: readonly Column<Queue>[] = [
  { label: "Lane", cell: ({ name }) => name },
  { label: "Waiting", align: "end", cell: ({ waiting }) => formatCount(waiting) },
  {
    label: "Oldest",
    align: "end",
    cell: ({ oldestSeconds }) =>
      oldestSeconds === null || oldestSeconds === undefined ? "–" : formatDuration(oldestSeconds),
  },
  { label: "Later", align: "end", cell: ({ delayed }) => formatCount(delayed) },
  { label: "Active", align: "end", cell: ({ active }) => formatCount(active) },
  { label: "Failed", align: "end", cell: ({ failed }) => formatCount(failed) },
];

/** The number of jobs in each lane. */
export function QueueSection({ queues }: { readonly queues: readonly Queue[] }) {
  const lanes = LANES.flatMap((lane) => queues.find(({ name }) => name === lane) ?? []);
  const others = queues.filter(({ name }) => !LANES.includes(name));
  const busy = others.filter((queue) => countJobs(queue) > 0);
  const empty = others.filter((queue) => countJobs(queue) === 0);
  return (
    <StaffSection title="Queue">
      <DataTable
        caption="Jobs per lane"
        columns={COLUMNS}
        rows={[...lanes, ...busy]}
        getKey={({ name }) => name}
        isUrgent={({ failed }) => failed > 0}
      />
      {empty.length === 0 ? null : (
        <p className={styles.none}>{`Empty: ${empty.map(({ name }) => name).join(", ")}.`}</p>
      )}
    </StaffSection>
  );
}

function countJobs({ waiting, delayed, active, failed }: Queue): number {
  return waiting + delayed + active + failed;
}
